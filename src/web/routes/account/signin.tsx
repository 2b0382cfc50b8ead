import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import type { CurrentUser } from '#contracts/session.ts'
import { Refused } from '#web/features/accounts/refused.tsx'
import { challengeOf } from '#web/features/accounts/sign-in-challenge.ts'
import { signedInUser } from '#web/features/accounts/signed-in-user.ts'
import { TwoFactorForm } from '#web/features/accounts/two-factor-form.tsx'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { ApiError, requestJson } from '#web/lib/api-client.ts'
import { checkEmail } from '#web/lib/field-checks.ts'
import { formMeta } from '#web/lib/page-meta.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast, toastOnNextPage } from '#web/ui/toast.tsx'
import type { Route } from './+types/signin.ts'
import { type RefusedSignIn, signInByForm } from './sign-in-by-form.ts'

export const handle: PublicPageHandle = { publicPage: { searchParams: { forgot: [''] } } }

export function meta({ matches }: Route.MetaArgs) {
  return formMeta(matches, {
    path: '/signin',
    title: 'Business Sign In',
    description: 'Sign in to see your savings, tools, plan and invoices, or to get help.',
  })
}

export const action = signInByForm

export default function BusinessSignIn({ actionData }: Route.ComponentProps) {
  const [searchParams, setSearchParams] = useSearchParams()
  const [challenge, setChallenge] = useState(actionData?.challenge)
  // Typed once, for the form to sign in and for the one that resets.
  const [email, setEmail] = useState(actionData?.email ?? '')
  const isForgotten = searchParams.has('forgot')

  if (isForgotten) {
    return <ForgotPassword email={email} onEmail={setEmail} onDone={() => setSearchParams({}, { replace: true })} />
  }
  return (
    <AuthScreen title="Sign in to your business">
      {challenge === undefined ? (
        <SignInForm email={email} onEmail={setEmail} onChallenge={setChallenge} refusal={actionData} />
      ) : (
        <TwoFactorForm
          challenge={challenge}
          refusal={actionData}
          onSignedIn={welcome}
          onFailure={showFailure}
          onCancel={() => setChallenge(undefined)}
        />
      )}
      <p className="mt-7 text-ui text-muted">
        New here?{' '}
        <TextLink to="/signup" isAlone>
          Register your business
        </TextLink>
      </p>
    </AuthScreen>
  )
}

type BusinessUser = CurrentUser & { businessType: string }
type EmailProps = { email: string; onEmail: (email: string) => void }

type SignInFormProps = EmailProps & { onChallenge: (challenge: string) => void; refusal: RefusedSignIn | undefined }

function SignInForm({ email, onEmail, onChallenge, refusal }: SignInFormProps) {
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    refused: refusal?.fieldErrors,
    check: (entries) => ({
      email: checkEmail(entries),
      password: textOf(entries, 'password') === '' ? 'Password is required' : undefined,
    }),
    send: async (entries) => {
      const body = {
        email: textOf(entries, 'email'),
        password: textOf(entries, 'password'),
        rememberMe: entries.has('rememberMe'),
      }
      const { user } = await requestJson<{ user: unknown }>('POST', '/api/auth/signin', body)
      welcome(signedInUser(user))
    },
    onFailure: (error) => {
      const challenge = challengeOf(error)
      if (challenge === undefined) showFailure(error)
      else onChallenge(challenge)
    },
  })
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate className="mt-7 grid gap-5">
      <Refused message={refusal?.message} />
      <Field label="Email" error={fieldErrors.email}>
        {(control) => <TextInput {...control} type="email" name="email" defaultValue={email} autoComplete="username" />}
      </Field>
      <Field label="Password" error={fieldErrors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox name="rememberMe">Remember me</Checkbox>
        <TextLink to="?forgot" isAlone className="text-ui" onClick={() => onEmail(emailIn(form.current))}>
          Forgot password?
        </TextLink>
      </div>
      <Button type="submit" size="lg" isLoading={isSending}>
        Sign In
      </Button>
    </form>
  )
}

function ForgotPassword({ email, onEmail, onDone }: EmailProps & { onDone: () => void }) {
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    check: (entries) => ({ email: checkEmail(entries) }),
    send: async (entries) => {
      await requestJson('POST', '/api/auth/forgot-password', { email: textOf(entries, 'email') })
      toast({ title: 'Password Reset Sent', description: 'Check your email for password reset instructions.' })
      leave()
    },
    onFailure: () =>
      toast({
        title: 'Error',
        description: 'Failed to send password reset email. Please try again.',
        variant: 'destructive',
      }),
  })

  function leave(): void {
    onEmail(emailIn(form.current))
    onDone()
  }

  return (
    <AuthScreen title="Reset your password" intro="We mail you a link that works once, for one hour.">
      <form ref={form} method="post" onSubmit={onSubmit} noValidate className="mt-7 grid gap-5">
        <Field label="Email" error={fieldErrors.email}>
          {(control) => (
            <TextInput {...control} type="email" name="email" defaultValue={email} autoComplete="username" />
          )}
        </Field>
        <Button type="submit" size="lg" isLoading={isSending}>
          Send Reset Link
        </Button>
        <Button variant="ghost" onClick={leave}>
          Back to Sign In
        </Button>
      </form>
    </AuthScreen>
  )
}

function emailIn(form: HTMLFormElement | null): string {
  return form === null ? '' : textOf(new FormData(form), 'email')
}

function welcome({ businessType }: BusinessUser): void {
  toastOnNextPage({ title: 'Welcome back!', description: 'Successfully signed in to your account.' })
  window.location.assign(businessType === 'GOVERNMENT' ? '/dashboard/government' : '/dashboard/business')
}

function showFailure(error: unknown): void {
  const said = error instanceof ApiError ? error.said : ''
  toast({
    title: 'Sign In Failed',
    description: said || 'Invalid email or password. Please try again.',
    variant: 'destructive',
  })
}
