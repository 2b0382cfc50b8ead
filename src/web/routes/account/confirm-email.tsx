import { confirmEmailChange } from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/confirm-email.ts'

export const meta = () => [{ title: 'Confirm your email address' }, { name: 'referrer', content: 'same-origin' }]

/** Shows a button for the mailed token. Mail scanners open links, so opening the page must not use the token. */
export const loader = () => null

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return answerForm(request, {
    confirm: async () => ({ shown: await confirmEmailChange(requestCtx(context), { token }) }),
  })
}

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  if (actionData !== undefined && 'email' in actionData) {
    return (
      <AuthScreen title="Your email address is confirmed" intro={`From now on you sign in with ${actionData.email}.`}>
        <ButtonLink to="/account" size="lg" className="mt-7">
          Go to your account
        </ButtonLink>
      </AuthScreen>
    )
  }
  return (
    <AuthScreen
      title="Confirm your email address"
      intro="From then on you sign in with it. Every other device that is signed in will be signed out."
    >
      <Form
        intent="confirm"
        refusal={actionData}
        failed="Not confirmed"
        submit="Confirm this address"
        size="lg"
        isWide
        className="mt-7"
      />
    </AuthScreen>
  )
}
