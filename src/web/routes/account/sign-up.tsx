import { useState } from 'react'
import { Link } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import type { AccountType } from '#contracts/registration-options.ts'
import { getInvitation } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ACCOUNT_TABS, SIGN_UP_HINTS } from '#web/features/accounts/account-types.ts'
import { goToDashboard, greetedName } from '#web/features/accounts/after-sign-in.ts'
import { EmailTaken, isEmailTaken } from '#web/features/accounts/email-taken.tsx'
import { signedInUser } from '#web/features/accounts/signed-in-user.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { describeFailure, requestJson } from '#web/lib/api-client.ts'
import { formMeta } from '#web/lib/page-meta.ts'
import { textOf } from '#web/lib/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { SegmentedTabs } from '#web/ui/segmented-tabs.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/sign-up.ts'

const SHORTEST_PASSWORD = 6

export function meta({ matches }: Route.MetaArgs) {
  return formMeta(matches, {
    path: '/sign-up',
    title: 'Create an account',
    description: 'An account for your business or public body. You can add its details afterwards.',
  })
}

// With an invitation it shows whose that is, to whoever holds the link.
export const handle: PublicPageHandle = { publicPage: { unless: ['invite'] } }

/** The invitation of an administrator, from the mailed or printed link: whom it is for, or why it is not good. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const invite = new URL(request.url).searchParams.get('invite') ?? undefined
  if (invite === undefined) return { invite, email: undefined, refusal: undefined }
  const ctx = requestCtx(context)
  try {
    const { email } = await getInvitation(ctx, invite)
    return { invite, email, refusal: undefined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { invite, email: undefined, refusal: error.message }
  }
}

export default function SignUp({ loaderData: { invite, email, refusal } }: Route.ComponentProps) {
  const [userType, setUserType] = useState<AccountType>(invite === undefined ? 'BUSINESS' : 'ADMIN')
  return (
    <AuthScreen title="Create an account" footer={<LegalLinks />}>
      <div className="mt-7">
        <SegmentedTabs
          label="Account type"
          options={ACCOUNT_TABS}
          value={userType}
          onChange={setUserType}
          controls="sign-up"
        />
      </div>
      <div id="sign-up" role="tabpanel" aria-labelledby={`sign-up-${userType}`}>
        {userType === 'ADMIN' && invite === undefined ? (
          <Notice tone="caution" className="mt-5">
            {SIGN_UP_HINTS.ADMIN} Please open the link in yours, or ask an administrator for one.
          </Notice>
        ) : (
          <p className="mt-4 text-ui text-muted">{SIGN_UP_HINTS[userType]}</p>
        )}
        {refusal !== undefined && (
          <Notice tone="caution" className="mt-5" title="This invitation cannot be used">
            {refusal}
          </Notice>
        )}
        <SignUpForm userType={userType} invite={invite} email={email} />
      </div>
      <p className="mt-7 text-ui text-muted">
        Have an account?{' '}
        <TextLink to="/sign-in" isAlone>
          Sign In
        </TextLink>
      </p>
    </AuthScreen>
  )
}

type SignUpFormProps = {
  userType: AccountType
  invite: string | undefined
  /** Whom the invitation is for. */
  email: string | undefined
}

function SignUpForm({ userType, invite, email }: SignUpFormProps) {
  const [emailIsTaken, setEmailIsTaken] = useState(false)
  const { form, isSending, fieldErrors, onSubmit } = useAccountForm({
    send: (entries) => register(entries, userType, invite),
    onFailure: (error) => {
      setEmailIsTaken(isEmailTaken(error))
      const description = describeFailure(error, 'Failed to create account. Please try again.')
      toast({ title: 'Registration Failed', description, variant: 'destructive' })
    },
  })
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className="mt-6 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={fieldErrors.firstName}>
          {(control) => <TextInput {...control} name="firstName" autoComplete="given-name" required />}
        </Field>
        <Field label="Last name" error={fieldErrors.lastName}>
          {(control) => <TextInput {...control} name="lastName" autoComplete="family-name" required />}
        </Field>
      </div>
      <Field label="Email" error={fieldErrors.email}>
        {(control) => (
          <TextInput {...control} type="email" name="email" defaultValue={email} autoComplete="username" required />
        )}
      </Field>
      {emailIsTaken && <EmailTaken signIn="/sign-in" />}
      <Field label="Password" error={fieldErrors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            placeholder="Minimum 6 characters"
            required
          />
        )}
      </Field>
      <Field label="Confirm password">
        {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" required />}
      </Field>
      <Button type="submit" size="lg" isLoading={isSending}>
        Create Account
      </Button>
    </form>
  )
}

async function register(form: FormData, userType: AccountType, invite: string | undefined): Promise<void> {
  const password = textOf(form, 'password')
  if (password !== textOf(form, 'confirmPassword')) {
    return toast({
      title: 'Password Mismatch',
      description: 'Please make sure your passwords match.',
      variant: 'destructive',
    })
  }
  if (password.length < SHORTEST_PASSWORD) {
    const description = 'Password must be at least 6 characters long.'
    return toast({ title: 'Password Too Short', description, variant: 'destructive' })
  }
  const person = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
  }
  const answer = await requestJson('POST', '/api/register', { ...person, password, userType, invite })
  const user = signedInUser(answer)
  goToDashboard(user, { title: 'Account Created Successfully', description: `Welcome, ${greetedName(user)}!` })
}

function LegalLinks() {
  return (
    <p>
      By creating an account you accept our{' '}
      <Link to="/terms-of-service" className="underline underline-offset-4">
        terms of service
      </Link>{' '}
      and{' '}
      <Link to="/privacy-policy" className="underline underline-offset-4">
        privacy policy
      </Link>
      .
    </p>
  )
}
