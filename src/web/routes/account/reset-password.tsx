import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { ApiError, requestJson } from '#web/lib/api-client.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast, toastOnNextPage } from '#web/ui/toast.tsx'
import type { Route } from './+types/reset-password.ts'

export const meta = () => [{ title: 'Choose a new password' }, { name: 'referrer', content: 'no-referrer' }]

/** The token of the mailed link. It is used only by the form: looking at the page spends nothing. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    send: async (entries) => {
      const body = { token, password: textOf(entries, 'password'), confirmPassword: textOf(entries, 'confirmPassword') }
      await requestJson('POST', '/api/auth/reset-password', body)
      toastOnNextPage({ title: 'Password changed', description: 'Please sign in with your new password.' })
      window.location.assign('/signin')
    },
    onFailure: (error) => {
      const description = error instanceof ApiError ? error.said : 'Please check your connection and try again.'
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
