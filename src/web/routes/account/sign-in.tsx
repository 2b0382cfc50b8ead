import { useState } from 'react'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import type { AccountType } from '#contracts/registration-options.ts'
import type { CurrentUser } from '#contracts/session.ts'
import { ACCOUNT_TABS, SIGN_IN_HINTS } from '#web/features/accounts/account-types.ts'
import { goToDashboard, greetedName } from '#web/features/accounts/after-sign-in.ts'
import { Refused } from '#web/features/accounts/refused.tsx'
import { challengeOf } from '#web/features/accounts/sign-in-challenge.ts'
import { signedInUser } from '#web/features/accounts/signed-in-user.ts'
import { TwoFactorForm } from '#web/features/accounts/two-factor-form.tsx'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { describeFailure, requestJson } from '#web/lib/api-client.ts'
import { formMeta } from '#web/lib/page-meta.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { SegmentedTabs } from '#web/ui/segmented-tabs.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/sign-in.ts'
import { type RefusedSignIn, signInByForm } from './sign-in-by-form.ts'

export const handle: PublicPageHandle = { publicPage: {} }

export function meta({ matches }: Route.MetaArgs) {
  return formMeta(matches, {
    path: '/sign-in',
    title: 'Sign In',
    description: 'Sign in to the portal of your business or public body, or as an administrator.',
  })
}

export const action = signInByForm

export default function SignIn({ actionData }: Route.ComponentProps) {
  const [userType, setUserType] = useState<AccountType>('BUSINESS')
  const [challenge, setChallenge] = useState(actionData?.challenge)

  return (
    <AuthScreen title="Sign In">
      {challenge === undefined ? (
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
            <SignInForm userType={userType} onChallenge={setChallenge} refusal={actionData} />
          </div>
        </>
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
        <TextLink to="/sign-up" isAlone>
          Create an account
        </TextLink>
      </p>
    </AuthScreen>
  )
}

type SignInFormProps = {
  userType: AccountType
  onChallenge: (challenge: string) => void
  refusal: RefusedSignIn | undefined
}

function SignInForm({ userType, onChallenge, refusal }: SignInFormProps) {
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    refused: refusal?.fieldErrors,
    send: async (entries) => {
      const body = { email: textOf(entries, 'email'), password: textOf(entries, 'password'), userType }
      welcome(signedInUser(await requestJson('POST', '/api/login', body)))
    },
    onFailure: (error) => {
      const challenge = challengeOf(error)
      if (challenge === undefined) showFailure(error)
      else onChallenge(challenge)
    },
  })
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className="mt-6 grid gap-5">
      <Refused message={refusal?.message} />
      <Field label="Email" error={fieldErrors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            defaultValue={refusal?.email}
            autoComplete="username"
            required
          />
        )}
      </Field>
      <Field label="Password" error={fieldErrors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <input type="hidden" name="rememberMe" value="on" />
      <p className="text-ui">
        <TextLink to="/signin?forgot" isAlone>
          Forgot password?
        </TextLink>
      </p>
      <Button type="submit" size="lg" isLoading={isSending}>
        Sign In
      </Button>
    </form>
  )
}

function welcome(user: CurrentUser): void {
  goToDashboard(user, { title: 'Login Successful', description: `Welcome back, ${greetedName(user)}!` })
}

function showFailure(error: unknown): void {
  const description = describeFailure(error, 'Invalid email or password')
  toast({ title: 'Login Failed', description, variant: 'destructive' })
}
