import { submitPrivacyRequest } from '#server/domains/enquiries/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/portal-form/done-toast.tsx'
import { keepUnsent } from '#web/features/portal-form/keep-unsent.ts'
import { PortalFrame, PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { onlyMembers } from '../dashboard/access.ts'
import { answerForm } from '../dashboard/answer-form.ts'
import type { Route } from './+types/account.ts'
import { ConsentsSection } from './account/consents-section.tsx'
import { DataSection } from './account/data-section.tsx'
import { EmailSection } from './account/email-section.tsx'
import { EraseSection } from './account/erase-section.tsx'
import { loadAccount } from './account/load-account.ts'
import { OrganisationSection } from './account/organisation-section.tsx'
import { PasswordSection } from './account/password-section.tsx'
import { PrivacySection } from './account/privacy-section.tsx'
import { ProfileSection } from './account/profile-section.tsx'
import { SessionsSection } from './account/sessions-section.tsx'
import { TwoFactorSection } from './account/two-factor-section.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyMembers]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent]

export async function loader({ context }: Route.LoaderArgs) {
  return loadAccount(requestCtx(context))
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    privacy: async (fields) => submitPrivacyRequest(ctx, fields).then(() => '/account?done=privacy#privacy'),
  })
}

const MESSAGES = {
  privacy: { title: 'Your request is with us', description: 'We have mailed you when you will hear from us.' },
}

const CONTENTS = [
  ['profile', 'Profile'],
  ['organisation', 'Organisation'],
  ['password', 'Password'],
  ['email', 'Email'],
  ['two-factor', 'Two-factor sign-in'],
  ['sessions', 'Sessions'],
  ['consents', 'Consents'],
  ['data', 'Your data'],
  ['privacy', 'Privacy'],
  ['erase', 'Erase'],
] as const

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { person, profile, organisation, sessions, idleHours, consents, erasure } = loaderData
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
      <ProfileSection profile={profile} />
      <OrganisationSection organisation={organisation} userType={profile.userType} />
      <PasswordSection email={profile.email} />
      <EmailSection email={profile.email} />
      <TwoFactorSection twoFactor={profile.twoFactor} />
      <SessionsSection sessions={sessions} idleHours={idleHours} />
      <ConsentsSection consents={consents} />
      <DataSection />
      <PrivacySection refusal={actionData} />
      <EraseSection erasure={erasure} needsCode={profile.twoFactor.enabledAt !== null} />
    </PortalFrame>
  )
}
