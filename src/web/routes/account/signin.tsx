import { type FormEvent, useState } from 'react'
import { redirectDocument, replace, useSearchParams } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import type { CurrentUser } from '#contracts/session.ts'
import { requestPasswordReset } from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { signedInUser } from '#web/features/accounts/after-sign-in.ts'
import { BackToSignIn, TwoFactorForm } from '#web/features/accounts/two-factor-form.tsx'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { askApi } from '#web/features/form/ask-api.ts'
import { emailAddress, filledIn } from '#web/features/form/checks.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { CheckboxEntry, PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { formMeta } from '#web/lib/page-meta.ts'
import { TextLink } from '#web/ui/link.tsx'
import { toastOnNextPage } from '#web/ui/toast.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/signin.ts'
import { signInVerbs } from './sign-in-verbs.ts'

export const handle: PublicPageHandle = {
  publicPage: { searchParams: { forgot: [''], done: ['reset-sent', 'password-changed'] } },
}

export function meta({ matches }: Route.MetaArgs) {
  return formMeta(matches, {
    path: '/signin',
    title: 'Business Sign In',
    description: 'Sign in to see your savings, tools, plan and invoices, or to get help.',
  })
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    ...signInVerbs(ctx, request),
    forgot: async (fields) => requestPasswordReset(ctx, fields).then(() => '/signin?done=reset-sent'),
  })
}

const EMAIL = [emailAddress('Valid email is required')]

export async function clientAction({ request }: Route.ClientActionArgs) {
  return askApi(request, {
    'sign-in': {
      path: '/api/auth/signin',
      check: { email: EMAIL, password: [filledIn('Password is required')] },
      body: ({ email, password, rememberMe }) => ({ email, password, rememberMe: rememberMe !== undefined }),
      done: (answer) => welcome(signedInUser((answer as { user: unknown }).user)),
      explain,
    },
    code: { path: '/api/auth/two-factor', done: (answer) => welcome(signedInUser(answer)), explain },
    forgot: {
      path: '/api/auth/forgot-password',
      check: { email: EMAIL },
      explain: () => 'Failed to send password reset email. Please try again.',
      done: () => replace('/signin?done=reset-sent'),
    },
  })
}

function explain(error: unknown): string {
  const said = error instanceof ApiError ? error.said : ''
  return said || 'Invalid email or password. Please try again.'
}

function welcome({ businessType }: CurrentUser & { businessType: string }): Response {
  toastOnNextPage({ title: 'Welcome back!', description: 'Successfully signed in to your account.' })
  return redirectDocument(businessType === 'GOVERNMENT' ? '/dashboard/government' : '/dashboard/business')
}

const MESSAGES = {
  'reset-sent': { title: 'Password Reset Sent', description: 'Check your email for password reset instructions.' },
  'password-changed': { title: 'Password changed', description: 'Please sign in with your new password.' },
}

export default function BusinessSignIn({ actionData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const { challenge, email: posted = '' } = actionData?.values ?? {}
  // Both forms share the typed address.
  const [email, setEmail] = useState(posted)
  const keepEmail = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value)
  }

  if (searchParams.has('forgot')) {
    return (
      <AuthScreen title="Reset your password" intro="We mail you a link that works once, for one hour.">
        <div onInput={keepEmail}>
          <ForgotPassword email={email} refusal={actionData} />
        </div>
        <BackToSignIn />
      </AuthScreen>
    )
  }
  return (
    <AuthScreen title="Sign in to your business">
      <DoneToast messages={MESSAGES} />
      {actionData === undefined || challenge === undefined ? (
        <div onInput={keepEmail}>
          <SignInForm email={email} refusal={actionData} />
        </div>
      ) : (
        <TwoFactorForm challenge={challenge} refusal={actionData} failed="Sign In Failed" />
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

type FormProps = { email: string; refusal: Refusal | undefined }

function SignInForm({ email, refusal }: FormProps) {
  return (
    <Form intent="sign-in" refusal={refusal} failed="Sign In Failed" submit="Sign In" size="lg" isWide className="mt-7">
      <TextEntry name="email" label="Email" type="email" defaultValue={email} autoComplete="username" />
      <PasswordEntry name="password" label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CheckboxEntry name="rememberMe">Remember me</CheckboxEntry>
        <TextLink to="?forgot" isAlone className="text-ui">
          Forgot password?
        </TextLink>
      </div>
    </Form>
  )
}

function ForgotPassword({ email, refusal }: FormProps) {
  return (
    <Form intent="forgot" refusal={refusal} failed="Error" submit="Send Reset Link" size="lg" isWide className="mt-7">
      <TextEntry name="email" label="Email" type="email" defaultValue={email} autoComplete="username" />
    </Form>
  )
}
