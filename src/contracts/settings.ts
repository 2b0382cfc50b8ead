import { z } from 'zod'
import { isIban } from './iban.ts'

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

const bankDetails = z.object({
  bankName: z.string().min(1, 'Please enter the name of the bank'),
  iban: z.string().transform(compact).refine(isIban, 'This IBAN is not complete, or has a slip in it'),
  bic: z
    .string()
    .transform(compact)
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'A BIC has 8 or 11 characters, like XMPLIE2D')),
})

/** What the company says about itself everywhere: site, mails, invoices. */
export const companySettings = z.object({
  name: z.string().min(1),
  legalName: z.string().min(1),
  email: z.email(),
  teamEmail: z.email(),
  phone: z.string().min(1),
  addressLines: z.array(z.string().min(1)).min(1),
  openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  socialLinks: z.array(z.object({ label: z.string(), url: z.url() })),
  /** Of the company itself, printed on every invoice: IE1234567FA. */
  vatNumber: z.string().min(1),
  /** Where invoices are paid to. Without it they say nothing of bank transfer. */
  bank: bankDetails.nullable(),
})

export type CompanySettings = z.output<typeof companySettings>

/** What every visitor may read: the team's own mailbox and the bank account are not in it. */
export type PublicCompany = Omit<CompanySettings, 'teamEmail' | 'bank'>

export const securitySettings = z.object({
  /** How long a session lasts from its sign-in on. */
  sessionDays: z.number().int().min(1).max(90).default(7),
  adminsNeedTwoFactor: z.boolean().default(false),
})

export type SecuritySettings = z.output<typeof securitySettings>
