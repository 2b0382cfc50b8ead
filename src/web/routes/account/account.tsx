import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { PortalFrame, PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { answerForm } from '../answer-form.ts'
import { onlyMembers } from '../dashboard/access.ts'
import type { Route } from './+types/account.ts'
import { accountVerbs } from './account/account-verbs.ts'
import { ConsentsSection } from './account/consents-section.tsx'
import { DataSection } from './account/data-section.tsx'
import { EmailSection } from './account/email-section.tsx'
import { EraseSection } from './account/erase-section.tsx'
import { KeysSection } from './account/keys-section.tsx'
import { loadAccount } from './account/load-account.ts'
import { OrganisationSection } from './account/organisation-section.tsx'
import { PasswordSection } from './account/password-section.tsx'
import { PeopleSection } from './account/people-section.tsx'
import { PrivacySection } from './account/privacy-section.tsx'
import { ProfileSection } from './account/profile-section.tsx'
import { SessionsSection } from './account/sessions-section.tsx'
import { TwoFactorSection } from './account/two-factor-section.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyMembers]

export async function loader({ context }: Route.LoaderArgs) {
  return loadAccount(requestCtx(context))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(request, accountVerbs(requestCtx(context)))
}

const MESSAGES = {
  profile: { title: 'Profile saved' },
  organisation: { title: 'Organisation saved' },
  password: { title: 'Password changed', description: 'Every other device was signed out.' },
  email: { title: 'One more step', description: 'Please open the link that we mailed to the new address.' },
  'two-factor-off': { title: 'Two-factor sign-in is off', description: 'Every other device was signed out.' },
  session: { title: 'Session ended', description: 'That device was signed out.' },
  'consent-given': { title: 'Consent given', description: 'Thank you.' },
  'consent-withdrawn': { title: 'Consent withdrawn' },
  'keys-on': { title: 'Single keys are on' },
  'keys-off': { title: 'Single keys are off' },
  privacy: { title: 'Your request is with us', description: 'We have mailed you the date by which we answer.' },
}

const CONTENTS = [
  ['profile', 'Profile'],
  ['organisation', 'Organisation'],
  ['people', 'People'],
  ['password', 'Password'],
  ['email', 'Email'],
  ['two-factor', 'Two-factor sign-in'],
  ['sessions', 'Sessions'],
  ['keys', 'Keyboard'],
  ['consents', 'Consents'],
  ['data', 'Your data'],
  ['privacy', 'Privacy'],
  ['erase', 'Erase'],
] as const

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { person, profile, organisation, sessions, idleHours, consents, erasure } = loaderData
  const refusal = actionData && 'intent' in actionData ? actionData : undefined
  const shown = actionData && 'intent' in actionData ? undefined : actionData
  return (
    <PortalFrame person={person}>
      <DoneToast messages={MESSAGES} />
      <PortalTitle title="Your account">{profile.email}</PortalTitle>
      <nav aria-label="On this page" className="mb-8 flex flex-wrap gap-x-5 gap-y-1 text-ui">
        {CONTENTS.map(([id, label]) => (
          <TextLink key={id} to={`#${id}`} isAlone>
            {label}
          </TextLink>
        ))}
      </nav>
      <ProfileSection profile={profile} refusal={refusal} />
      <OrganisationSection organisation={organisation} userType={profile.userType} refusal={refusal} />
      <PeopleSection isCompany={organisation.isCompany} />
      <PasswordSection email={profile.email} refusal={refusal} />
      <EmailSection email={profile.email} refusal={refusal} />
      <TwoFactorSection twoFactor={profile.twoFactor} shown={shown} refusal={refusal} />
      <SessionsSection sessions={sessions} idleHours={idleHours} refusal={refusal} />
      <KeysSection isOn={profile.singleKeysOff !== true} refusal={refusal} />
      <ConsentsSection consents={consents} refusal={refusal} />
      <DataSection />
      <PrivacySection refusal={refusal} />
      <EraseSection erasure={erasure} needsCode={profile.twoFactor.enabledAt !== null} refusal={refusal} />
    </PortalFrame>
  )
}
