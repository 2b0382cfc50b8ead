import { checkResetLink, completePasswordReset } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { createKnownDevicesCookie } from '#server/http/session.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { checkFirst } from '#web/features/form/ask-api.ts'
import { atLeast, sameAs } from '#web/features/form/checks.ts'
import { Form } from '#web/features/form/form.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/reset-password.ts'

export const meta = () => [{ title: 'Choose a new password' }, { name: 'referrer', content: 'same-origin' }]

/** Checks the mailed token without using it. Only the form uses it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = tokenIn(request)
  try {
    await checkResetLink(requestCtx(context), token)
    return { refusal: undefined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: error.message }
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    reset: async (fields) => {
      const { knownDevices } = await completePasswordReset(ctx, { ...fields, token: tokenIn(request) })
      return { to: '/signin?done=password-changed', cookies: [createKnownDevicesCookie(ctx.config, knownDevices)] }
    },
  })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return checkFirst(request, CHECKS, serverAction)
}

const CHECKS = {
  password: [atLeast(8, 'Password must be at least 8 characters')],
  confirmPassword: [sameAs('password', "Passwords don't match")],
}

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

export default function ResetPassword({ loaderData: { refusal }, actionData }: Route.ComponentProps) {
  return refusal === undefined ? <NewPassword refusal={actionData} /> : <DeadLink refusal={refusal} />
}

function DeadLink({ refusal }: { refusal: string }) {
  return (
    <AuthScreen title="This link cannot be used" intro={refusal}>
      <ButtonLink to="/signin?forgot" size="lg" className="mt-7 w-full">
        Get a new link
      </ButtonLink>
      <p className="mt-7 text-ui text-muted">
        A link works once, for one hour, and only the newest one that we mailed.{' '}
        <TextLink to="/signin" isAlone>
          Sign In
        </TextLink>
      </p>
    </AuthScreen>
  )
}

function NewPassword({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <AuthScreen title="Choose a new password" intro="Every device that is signed in now will be signed out.">
      <Form intent="reset" refusal={refusal} failed="Error" submit="Change Password" size="lg" isWide className="mt-7">
        <PasswordEntry name="password" label="New password" hint="At least 8 characters." autoComplete="new-password" />
        <PasswordEntry name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      </Form>
      <p className="mt-7 text-ui text-muted">
        Has the link expired?{' '}
        <TextLink to="/signin?forgot" isAlone>
          Ask for a new one
        </TextLink>
      </p>
    </AuthScreen>
  )
}
