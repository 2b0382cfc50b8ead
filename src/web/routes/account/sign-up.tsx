import { useState } from 'react'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import type { AccountType } from '#contracts/registration-options.ts'
import { getInvitation } from '#server/domains/identity/index.ts'
import { registerAccount } from '#server/domains/registration/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ACCOUNT_TABS, SIGN_UP_HINTS } from '#web/features/accounts/account-types.ts'
import { goToDashboard, greetedName, signedInUser } from '#web/features/accounts/after-sign-in.ts'
import { EmailTaken } from '#web/features/accounts/email-taken.tsx'
import { TermsSentence } from '#web/features/accounts/terms-sentence.tsx'
import { AuthScreen } from '#web/features/auth-screen/auth-screen.tsx'
import { askApi } from '#web/features/form/ask-api.ts'
import { emailAddress, filledIn, findErrors } from '#web/features/form/checks.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import type { Fields } from '#web/features/form/fields.ts'
import { Form } from '#web/features/form/form.tsx'
import { PasswordEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { describeFailure } from '#web/lib/api-client.ts'
import { formMeta } from '#web/lib/page-meta.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SegmentedTabs } from '#web/ui/segmented-tabs.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/sign-up.ts'
import { readDevice, redirectSignedIn } from './sign-in-verbs.ts'

const MIN_PASSWORD_LENGTH = 6

export function meta({ matches }: Route.MetaArgs) {
  return formMeta(matches, {
    path: '/sign-up',
    title: 'Create an account',
    description: 'An account for your business or public body. You can add its details afterwards.',
  })
}

// With an invitation the page shows an email address, so it is not cached.
export const handle: PublicPageHandle = { publicPage: { unless: ['invite'] } }

/** An administrator's invitation from a mailed or printed link, or why it is invalid. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const invite = inviteIn(request)
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

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    register: async (fields) => {
      if (fields.password !== fields.confirmPassword) throw new AppError('invalid_input', MISMATCH.message)
      const invite = inviteIn(request)
      return redirectSignedIn(ctx, await registerAccount(ctx, { ...fields, invite }, readDevice(request)))
    },
  })
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const invite = inviteIn(request)
  return askApi(request, {
    register: {
      path: '/api/register',
      check: findBrowserRefusal,
      body: ({ confirmPassword: _, ...person }) => ({ ...person, invite }),
      explain: (error) => describeFailure(error, 'Failed to create account. Please try again.'),
      done: (answer) => {
        const user = signedInUser(answer)
        return goToDashboard(user, {
          title: 'Account Created Successfully',
          description: `Welcome, ${greetedName(user)}!`,
        })
      },
    },
  })
}

function inviteIn(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('invite') ?? undefined
}

const REQUIRED = {
  firstName: [filledIn('First name is required')],
  lastName: [filledIn('Last name is required')],
  email: [emailAddress('Valid email is required')],
  password: [filledIn('Password is required')],
}

const MISMATCH = { title: 'Password Mismatch', message: 'Please make sure your passwords match.' }
const TOO_SHORT = { title: 'Password Too Short', message: 'Password must be at least 6 characters long.' }

function findBrowserRefusal(fields: Fields) {
  const fieldErrors = findErrors(fields, REQUIRED)
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
  const { password = '', confirmPassword } = fields
  if (password !== confirmPassword) return { ...MISMATCH, fieldErrors }
  return password.length < MIN_PASSWORD_LENGTH ? { ...TOO_SHORT, fieldErrors } : { fieldErrors }
}

export default function SignUp({ loaderData: { invite, email, refusal }, actionData }: Route.ComponentProps) {
  const [userType, setUserType] = useState<AccountType>(invite === undefined ? 'BUSINESS' : 'ADMIN')
  return (
    <AuthScreen
      title="Create an account"
      footer={
        <p>
          <TermsSentence />
        </p>
      }
    >
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
        <SignUpForm userType={userType} email={email} refusal={actionData} />
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
  email: string | undefined
  refusal: Refusal | undefined
}

function SignUpForm({ userType, email, refusal }: SignUpFormProps) {
  return (
    <Form
      intent="register"
      refusal={refusal}
      failed="Registration Failed"
      hasNativeChecks
      submit="Create Account"
      size="lg"
      isWide
      className="mt-6"
    >
      <AccountTypeEntry userType={userType} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="firstName" label="First name" autoComplete="given-name" required />
        <TextEntry name="lastName" label="Last name" autoComplete="family-name" required />
      </div>
      <TextEntry name="email" label="Email" type="email" defaultValue={email} autoComplete="username" required />
      {refusal?.code === 'email_taken' && <EmailTaken signIn="/sign-in" />}
      <PasswordEntry
        name="password"
        label="Password"
        autoComplete="new-password"
        placeholder="Minimum 6 characters"
        required
      />
      <PasswordEntry name="confirmPassword" label="Confirm password" autoComplete="new-password" required />
    </Form>
  )
}

/** The tabs set it. Without scripts, a list with the same names replaces them. */
function AccountTypeEntry({ userType }: { userType: AccountType }) {
  return (
    <>
      <input type="hidden" name="userType" value={userType} />
      <noscript>
        <SelectEntry name="userType" label="Account type" defaultValue={userType}>
          {ACCOUNT_TABS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
      </noscript>
    </>
  )
}
