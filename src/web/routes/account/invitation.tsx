import { ORGANISATION_ROLE_HINTS, ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { getInvitationToJoin, type InvitationToJoin, joinOrganisation } from '#server/domains/members/index.ts'
import { registerInvited } from '#server/domains/registration/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/invitation.ts'
import { InvitedRegistrationForm, InvitedSignInForm } from './people/invited-forms.tsx'
import { readDevice, redirectSignedIn, signInVerbs } from './sign-in-verbs.ts'

export const meta = () => [{ title: 'Your invitation' }, { name: 'referrer', content: 'same-origin' }]

/** Describes the invitation, or says why the link is invalid. Opening the page does not use the token. */
export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    return { invitation: await getInvitationToJoin(requestCtx(context), tokenIn(request)), refusal: undefined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { invitation: undefined, refusal: error.message }
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const token = tokenIn(request)
  const back = `/invitation?${new URLSearchParams({ token })}`
  return answerForm(request, {
    join: async () => redirectSignedIn(ctx, await joinOrganisation(ctx, token)),
    register: async (fields) =>
      redirectSignedIn(ctx, await registerInvited(ctx, { ...fields, token }, readDevice(request))),
    // Back to the invitation, which can now be accepted.
    ...signInVerbs(ctx, request, back),
  })
}

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

export default function Invitation({ loaderData: { invitation, refusal }, actionData }: Route.ComponentProps) {
  if (invitation === undefined) {
    return (
      <AuthScreen title="This invitation cannot be used" intro={refusal}>
        <ButtonLink to="/sign-in" size="lg" className="mt-7 w-full">
          Sign In
        </ButtonLink>
      </AuthScreen>
    )
  }
  const { organisation, role, email } = invitation
  return (
    <AuthScreen
      title={`Join ${organisation}`}
      intro={`The invitation is for ${email}. Your role would be ${ORGANISATION_ROLE_LABELS[role]}. ${ORGANISATION_ROLE_HINTS[role]}`}
    >
      <Answer invitation={invitation} refusal={actionData} />
    </AuthScreen>
  )
}

function Answer({ invitation, refusal }: { invitation: InvitationToJoin; refusal: Refusal | undefined }) {
  const { organisation, email, reader } = invitation
  if (reader === 'invited') {
    return <Form intent="join" refusal={refusal} submit={`Join ${organisation}`} size="lg" isWide className="mt-7" />
  }
  if (reader === 'somebody_else') {
    return (
      <>
        <p className="mt-7 text-ui text-ink-2">{`You are signed in with another address. Log out, then open the link in the mail again and sign in as ${email}.`}</p>
        <ButtonLink to="/api/logout" reloadDocument size="lg" className="mt-5 w-full">
          Log out
        </ButtonLink>
      </>
    )
  }
  return reader === 'has_account' ? (
    <InvitedSignInForm email={email} refusal={refusal} />
  ) : (
    <InvitedRegistrationForm email={email} refusal={refusal} />
  )
}
