import { z } from 'zod'
import { email, organisationFields } from './accounts.ts'
import { clearableLine, line, password, token } from './primitives.ts'

/** The password, asked again before a critical change. */
const ownPassword = password(1, 'Please enter your password')
const code = z
  .string({ error: 'Please enter the code' })
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'Please enter the code')

/** PATCH /api/account/profile. Fields that are left out stay unchanged. */
export const updateProfileInput = z.object({
  firstName: line(1, 'First name is required').optional(),
  lastName: line(1, 'Last name is required').optional(),
  jobTitle: clearableLine.optional(),
  phone: clearableLine.optional(),
  singleKeys: z.enum(['on', 'off'], { error: 'Please choose whether single keys are on' }).optional(),
})

/** PATCH /api/account/organisation. Takes all fields, with the rules and messages of the registration. */
export const updateOrganisationInput = z.object(organisationFields)

/** POST /api/account/password */
export const changePasswordInput = z
  .object({
    currentPassword: ownPassword,
    password: password(8, 'Password must be at least 8 characters'),
    confirmPassword: z.string({ error: "Passwords don't match" }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** POST /api/account/email */
export const emailChange = z.object({ email, password: ownPassword })

/** POST /api/account/email/confirm, with the token of the mailed link. */
export const emailConfirmation = z.object({ token })

/** POST /api/account/two-factor/start and POST /api/account/recovery-codes */
export const recheckPasswordInput = z.object({ password: ownPassword })

/** POST /api/account/two-factor/confirm */
export const twoFactorConfirmation = z.object({ code })

/** POST /api/account/two-factor/disable: a code of the app or a recovery code. */
export const twoFactorRemoval = z.object({ password: ownPassword, code })

/** POST /api/auth/two-factor: the challenge of the sign-in, with a code of the app or a recovery code. */
export const answerTwoFactorInput = z.object({ challenge: token, code })

/** POST /api/account/consents. The other consents end with the account. */
export const changeConsentInput = z.object({
  kind: z.literal('marketing', { error: 'Only the marketing consent can be changed here' }),
  state: z.enum(['given', 'withdrawn']),
})

/** POST /api/account/erase. Accounts with two-factor sign-in need the code. */
export const erasure = z.object({ password: ownPassword, code: code.optional() })

/** Input of `npm run admin:invite` and of one administrator's invitation of another. */
export const administratorInvitation = z.object({
  email,
  userType: z.enum(['BUSINESS', 'GOVERNMENT'], { error: 'The type is BUSINESS or GOVERNMENT' }).default('BUSINESS'),
})
