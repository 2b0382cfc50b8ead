import { z } from 'zod'
import { BILLING_INTERVALS, DEFAULT_INTERVAL, DEFAULT_PLAN, PLAN_IDS } from './plans.ts'
import { choice, line, mailbox, optionalLine, password, token } from './primitives.ts'
import { ACCOUNT_TYPES, BUSINESS_TYPES } from './registration-options.ts'

export const email = mailbox({ missing: 'Valid email is required' })

const mustBeTrue = (message: string) => z.literal(true, { error: message })

/** The fields of an organisation in the registration and the settings. */
export const organisationFields = {
  businessName: line(2, 'Business name is required'),
  businessType: choice(BUSINESS_TYPES, 'Please select your business type'),
  industry: line(1, 'Industry is required'),
  businessAddress: line(10, 'Full business address is required'),
  businessPhone: line(10, 'Business phone number is required'),
  businessEmail: email,
  vatNumber: optionalLine,
}

/** POST /api/auth/signup. A sent `planPrice` is ignored, because the server sets the price. */
export const businessRegistration = z
  .object({
    ...organisationFields,
    contactName: line(2, 'Contact name is required'),
    contactTitle: line(2, 'Job title is required'),
    contactPhone: line(10, 'Contact phone number is required'),
    contactEmail: email,
    password: password(8, 'Password must be at least 8 characters'),
    confirmPassword: z.string({ error: "Passwords don't match" }),
    selectedPlan: z.enum(PLAN_IDS).default(DEFAULT_PLAN),
    billingInterval: z
      .enum(BILLING_INTERVALS, { error: 'Please choose monthly or annual billing' })
      .default(DEFAULT_INTERVAL),
    termsAccepted: mustBeTrue('You must accept the terms'),
    gdprConsent: mustBeTrue('GDPR consent is required'),
    marketingConsent: z.boolean().nullish().transform(Boolean),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    // Runs even when other fields are invalid, so that all messages appear together.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export type BusinessRegistration = z.output<typeof businessRegistration>

/** POST /api/register. The type ADMIN needs an invitation, which also sets the email. */
export const accountRegistration = z.object({
  firstName: line(1, 'First name is required'),
  lastName: line(1, 'Last name is required'),
  email,
  password: password(6, 'Password must be at least 6 characters long.'),
  userType: z.enum(ACCOUNT_TYPES, { error: 'Please choose an account type' }),
  invite: token.nullish().transform((invite) => invite || undefined),
})

export type AccountRegistration = z.output<typeof accountRegistration>

/** POST /api/auth/signin */
export const signInBusinessInput = z.object({
  email,
  password: password(1, 'Password is required'),
  rememberMe: z.boolean().nullish().transform(Boolean),
})

/** POST /api/login */
export const signInAccountInput = z.object({
  email,
  password: password(1, 'Password is required'),
  userType: z.enum(ACCOUNT_TYPES, { error: 'Please choose an account type' }),
})

/** POST /api/auth/forgot-password */
export const forgotPassword = z.object({ email })

/** POST /api/auth/reset-password */
export const resetPasswordInput = z
  .object({
    token,
    password: password(8, 'Password must be at least 8 characters'),
    confirmPassword: z.string({ error: "Passwords don't match" }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })
