import { checkResetLink } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { requestJson } from '#web/lib/api-client.ts'
import { checkNewPassword } from '#web/lib/field-checks.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { wordsOf } from '#web/lib/words-of.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast, toastOnNextPage } from '#web/ui/toast.tsx'
import type { Route } from './+types/reset-password.ts'

export const meta = () => [{ title: 'Choose a new password' }, { name: 'referrer', content: 'no-referrer' }]

/** The token of the mailed link, or why it is not good. It is used only by the form: looking at the page spends nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    await checkResetLink(requestCtx(context), token)
    return { token, refusal: undefined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { token: '', refusal: error.message }
  }
}

export default function ResetPassword({ loaderData: { token, refusal } }: Route.ComponentProps) {
  return refusal === undefined ? <NewPassword token={token} /> : <DeadLink refusal={refusal} />
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

function NewPassword({ token }: { token: string }) {
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    check: checkNewPassword,
    send: async (entries) => {
      const body = { token, password: textOf(entries, 'password'), confirmPassword: textOf(entries, 'confirmPassword') }
      await requestJson('POST', '/api/auth/reset-password', body)
      toastOnNextPage({ title: 'Password changed', description: 'Please sign in with your new password.' })
      window.location.assign('/signin')
    },
    onFailure: (error) => {
      const description = wordsOf(error, 'Please try again later.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  return (
    <AuthScreen title="Choose a new password" intro="Every device that is signed in now will be signed out.">
      <form ref={form} method="post" onSubmit={onSubmit} noValidate className="mt-7 grid gap-5">
        <Field label="New password" hint="At least 8 characters." error={fieldErrors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        <Field label="Confirm password" error={fieldErrors.confirmPassword}>
          {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />}
        </Field>
        <Button type="submit" size="lg" isLoading={isSending}>
          Change Password
        </Button>
      </form>
      <p className="mt-7 text-ui text-muted">
        Has the link expired?{' '}
        <TextLink to="/signin?forgot" isAlone>
          Ask for a new one
        </TextLink>
      </p>
    </AuthScreen>
  )
}
