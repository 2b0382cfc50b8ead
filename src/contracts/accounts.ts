import { z } from 'zod'
import { BILLING_INTERVALS, DEFAULT_INTERVAL, DEFAULT_PLAN, PLAN_IDS } from './plans.ts'
import { ACCOUNT_TYPES, BUSINESS_TYPES, type BusinessType } from './registration-options.ts'

const businessTypes = BUSINESS_TYPES.map((type) => type.value) as [BusinessType, ...BusinessType[]]

/** Bounds what is stored and hashed; nobody meets it by writing a real name, address or password. */
const LONGEST_LINE = 300
const LONGEST_PASSWORD = 1_000

/** One line of text as people write it: fadas kept, line breaks and outer spaces gone. */
export const line = (shortest: number, message: string) =>
  z
    .string({ error: message })
    .transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(shortest, message).max(LONGEST_LINE, 'This is too long'))

/** Compared and stored in one form, so that one mailbox is one account. */
export const email = z
  .string({ error: 'Valid email is required' })
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(z.string().max(254, 'Valid email is required').regex(z.regexes.html5Email, 'Valid email is required'))

export const password = (shortest: number, message: string) =>
  z.string({ error: message }).min(shortest, message).max(LONGEST_PASSWORD, 'This password is too long')

const mustBeTrue = (message: string) => z.literal(true, { error: message })

/** POST /api/auth/signup. `planPrice` may be sent and counts for nothing: the price is the server's. */
export const businessRegistration = z
  .object({
    businessName: line(2, 'Business name is required'),
    businessType: z.enum(businessTypes, { error: 'Please select your business type' }),
    industry: line(1, 'Industry is required'),
    businessAddress: line(10, 'Full business address is required'),
    businessPhone: line(10, 'Business phone number is required'),
    businessEmail: email,
    vatNumber: z
      .string()
      .transform((text) =>
        text
          .normalize('NFC')
          .replaceAll(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, LONGEST_LINE),
      )
      .nullish()
      .transform((text) => text || undefined),
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
    // Said together with the other fields' messages, not only once those are right.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export type BusinessRegistration = z.output<typeof businessRegistration>

/** POST /api/register. The Admin type needs an invitation, which also decides the email. */
export const accountRegistration = z.object({
  firstName: line(1, 'First name is required'),
  lastName: line(1, 'Last name is required'),
  email,
  password: password(6, 'Password must be at least 6 characters long.'),
  userType: z.enum(ACCOUNT_TYPES, { error: 'Please choose an account type' }),
  invite: z
    .string()
    .max(200)
    .nullish()
    .transform((token) => token || undefined),
})

export type AccountRegistration = z.output<typeof accountRegistration>

/** POST /api/auth/signin */
export const businessSignIn = z.object({
  email,
  password: password(1, 'Password is required'),
  rememberMe: z.boolean().nullish().transform(Boolean),
})

/** POST /api/login */
export const accountSignIn = z.object({
  email,
  password: password(1, 'Password is required'),
  userType: z.enum(ACCOUNT_TYPES, { error: 'Please choose an account type' }),
})

/** POST /api/auth/forgot-password */
export const forgotPassword = z.object({ email })

/** POST /api/auth/reset-password */
export const resetPassword = z
  .object({
    token: z.string().max(200),
    password: password(8, 'Password must be at least 8 characters'),
    confirmPassword: z.string({ error: "Passwords don't match" }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })
