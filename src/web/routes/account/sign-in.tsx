import { useState } from 'react'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import type { AccountType } from '#contracts/registration-options.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ACCOUNT_TABS, SIGN_IN_HINTS } from '#web/features/accounts/account-types.ts'
import { goToDashboard, greetedName, signedInUser } from '#web/features/accounts/after-sign-in.ts'
import { TwoFactorForm } from '#web/features/accounts/two-factor-form.tsx'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { askApi } from '#web/features/form/ask-api.ts'
import { emailAddress, filledIn } from '#web/features/form/checks.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { describeFailure } from '#web/lib/api-client.ts'
import { formMeta } from '#web/lib/page-meta.ts'
import { TextLink } from '#web/ui/link.tsx'
import { SegmentedTabs } from '#web/ui/segmented-tabs.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/sign-in.ts'
import { signInVerbs } from './sign-in-verbs.ts'

export const handle: PublicPageHandle = { publicPage: { searchParams: { done: ['signed-out', 'account-erased'] } } }

export function meta({ matches }: Route.MetaArgs) {
  return formMeta(matches, {
    path: '/sign-in',
    title: 'Sign In',
    description: 'Sign in to the portal of your business or public body, or as an administrator.',
  })
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(request, signInVerbs(requestCtx(context), request))
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return askApi(request, {
    'sign-in': {
      path: '/api/login',
      check: {
        email: [emailAddress('Valid email is required')],
        password: [filledIn('Password is required')],
      },
      body: ({ email, password, userType }) => ({ email, password, userType }),
      done: welcome,
      explain,
    },
    code: { path: '/api/auth/two-factor', done: welcome, explain },
  })
}

function welcome(answer: unknown): Response {
  const user = signedInUser(answer)
  return goToDashboard(user, { title: 'Login Successful', description: `Welcome back, ${greetedName(user)}!` })
}

function explain(error: unknown): string {
  return describeFailure(error, 'Invalid email or password')
}

const MESSAGES = {
  'account-erased': { title: 'Your account was erased', description: 'We have mailed you a confirmation.' },
  'signed-out': { title: 'Signed out everywhere', description: 'No device is signed in any more.' },
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const [userType, setUserType] = useState<AccountType>('BUSINESS')
  const challenge = actionData?.values.challenge

  return (
    <AuthScreen title="Sign In">
      <DoneToast messages={MESSAGES} />
      {actionData === undefined || challenge === undefined ? (
        <>
          <div className="mt-7">
            <SegmentedTabs
              label="Account type"
              options={ACCOUNT_TABS}
              value={userType}
              onChange={setUserType}
              controls="sign-in"
            />
          </div>
          <div id="sign-in" role="tabpanel" aria-labelledby={`sign-in-${userType}`}>
            <p className="mt-4 text-ui text-muted">{SIGN_IN_HINTS[userType]}</p>
            <SignInForm userType={userType} refusal={actionData} />
          </div>
        </>
      ) : (
        <TwoFactorForm challenge={challenge} refusal={actionData} failed="Login Failed" />
      )}
      <p className="mt-7 text-ui text-muted">
        New here?{' '}
        <TextLink to="/sign-up" isAlone>
          Create an account
        </TextLink>
      </p>
    </AuthScreen>
  )
}

function SignInForm({ userType, refusal }: { userType: AccountType; refusal: Refusal | undefined }) {
  return (
    <Form
      intent="sign-in"
      refusal={refusal}
      failed="Login Failed"
      hasNativeChecks
      submit="Sign In"
      size="lg"
      isWide
      className="mt-6"
    >
      <TextEntry name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordEntry name="password" label="Password" autoComplete="current-password" required />
      <input type="hidden" name="userType" value={userType} />
      <input type="hidden" name="rememberMe" value="on" />
      <p className="text-ui">
        <TextLink to="/signin?forgot" isAlone>
          Forgot password?
        </TextLink>
      </p>
    </Form>
  )
}
