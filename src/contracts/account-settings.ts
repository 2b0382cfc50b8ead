import { z } from 'zod'
import { email, line, password } from './accounts.ts'
import { BUSINESS_TYPES, type BusinessType } from './registration-options.ts'

const businessTypes = BUSINESS_TYPES.map((type) => type.value) as [BusinessType, ...BusinessType[]]

/** A line that may be left out; empty counts as left out. */
const optionalLine = line(0, 'Please write this as text')
  .nullish()
  .transform((text) => text || undefined)

/** Asked again before something that cannot be taken back. */
const ownPassword = password(1, 'Please enter your password')
const code = z
  .string({ error: 'Please enter the code' })
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'Please enter the code')

/** A line that may be emptied. */
const clearableLine = line(0, 'Please write this as text')
  .nullable()
  .transform((text) => text || null)

/** PATCH /api/account/profile: what is left out stays as it is. */
export const profileUpdate = z.object({
  firstName: line(1, 'First name is required').optional(),
  lastName: line(1, 'Last name is required').optional(),
  jobTitle: clearableLine.optional(),
  phone: clearableLine.optional(),
})

/** PATCH /api/account/organisation, always as a whole: the rules and messages of the registration. */
export const organisationUpdate = z.object({
  businessName: line(2, 'Business name is required'),
  businessType: z.enum(businessTypes, { error: 'Please select your business type' }),
  industry: line(1, 'Industry is required'),
  businessAddress: line(10, 'Full business address is required'),
  businessPhone: line(10, 'Business phone number is required'),
  businessEmail: email,
  vatNumber: optionalLine,
})

/** POST /api/account/password */
export const passwordChange = z
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
export const emailConfirmation = z.object({ token: z.string().max(200) })

/** POST /api/account/two-factor/start and POST /api/account/recovery-codes */
export const passwordRecheck = z.object({ password: ownPassword })

/** POST /api/account/two-factor/confirm */
export const twoFactorConfirmation = z.object({ code })

/** POST /api/account/two-factor/disable: a code of the app or a recovery code. */
export const twoFactorRemoval = z.object({ password: ownPassword, code })

/** POST /api/auth/two-factor: the challenge of the sign-in, with a code of the app or a recovery code. */
export const twoFactorAnswer = z.object({ challenge: z.string().max(200), code })

/** POST /api/account/consents. The others end with the account. */
export const consentChange = z.object({
  kind: z.literal('marketing', { error: 'Only the marketing consent can be changed here' }),
  state: z.enum(['given', 'withdrawn']),
})

/** POST /api/account/erase. The code is needed where two-factor sign-in is on. */
export const erasure = z.object({ password: ownPassword, code: code.optional() })

/** `npm run admin:invite`, and the invitation of one administrator by another. */
export const administratorInvitation = z.object({
  email,
  userType: z.enum(['BUSINESS', 'GOVERNMENT'], { error: 'The type is BUSINESS or GOVERNMENT' }).default('BUSINESS'),
})
