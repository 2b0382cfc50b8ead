import { TermsSentence } from '#web/features/accounts/terms-sentence.tsx'
import { CodeForm } from '#web/features/accounts/two-factor-form.tsx'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { TextLink } from '#web/ui/link.tsx'

type Props = { email: string; refusal: Refusal | undefined }

/** For an invited address that has an account. */
export function InvitedSignInForm({ email, refusal }: Props) {
  const challenge = refusal?.values.challenge
  if (challenge !== undefined) {
    return <CodeForm challenge={challenge} refusal={refusal} failed="Sign In Failed" />
  }
  return (
    <>
      <p className="mt-7 text-ui text-ink-2">This address has an account. Sign in, then join.</p>
      <Form
        intent="sign-in"
        hidden={{ email }}
        refusal={refusal}
        failed="Sign In Failed"
        submit="Sign In"
        size="lg"
        isWide
        className="mt-5"
      >
        <PasswordEntry name="password" label="Password" autoComplete="current-password" />
      </Form>
      <p className="mt-7 text-ui text-muted">
        <TextLink to="/signin?forgot" isAlone>
          Forgot password?
        </TextLink>
      </p>
    </>
  )
}

/** For an invited address without an account. */
export function InvitedRegistrationForm({ email, refusal }: Props) {
  return (
    <>
      <Form
        intent="register"
        refusal={refusal}
        failed="Registration Failed"
        submit="Create account and join"
        size="lg"
        isWide
        className="mt-7"
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextEntry name="firstName" label="First name" autoComplete="given-name" />
          <TextEntry name="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <PasswordEntry name="password" label="Password" hint="At least 8 characters." autoComplete="new-password" />
        <PasswordEntry name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      </Form>
      <p className="mt-5 text-small text-muted">
        <TermsSentence />
      </p>
    </>
  )
}
