import { z } from 'zod'
import { isIban } from './iban.ts'
import { line, mailbox } from './primitives.ts'

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

const bankDetails = z.object({
  bankName: z.string().min(1, 'Please enter the name of the bank'),
  iban: z.string().transform(compact).refine(isIban, 'This IBAN is not complete or has a typing mistake'),
  bic: z
    .string()
    .transform(compact)
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'A BIC has 8 or 11 characters, like XMPLIE2D')),
})

/** Printed in mails, on invoices and on pages. */
const shortLine = (most: number, message: string, shortest = 1) =>
  line(shortest, message, { maxLength: most, tooLong: `Please use ${most} characters at most` })

const email = mailbox({
  missing: 'Please enter an email address',
  tooLong: 'This email address is too long',
  incomplete: 'Please enter a complete email address, like hello@company.ie',
})

/** Only http and https, because other schemes could run scripts. */
const website = z.url({ protocol: /^https?$/, error: 'Please enter a whole address, like https://company.ie' }).max(300)

const addressLines = z
  .array(shortLine(80, 'Please enter the address'))
  .min(1, 'Please enter the address')
  .max(8, 'Please use 8 lines at most')

/** The company's details on site, mails and invoices. */
const companySettings = z.object({
  name: shortLine(40, 'Please enter the name'),
  legalName: shortLine(100, 'Please enter the legal name'),
  email,
  teamEmail: email,
  phone: shortLine(40, 'Please enter the phone number'),
  addressLines,
  openingHours: z
    .array(z.object({ days: shortLine(60, 'Please enter the days'), hours: shortLine(60, 'Please enter the hours') }))
    .max(7, 'Please use 7 lines at most'),
  socialLinks: z.array(z.object({ label: shortLine(40, 'Please enter the name'), url: website })).max(6, 'Six at most'),
  /** The company's VAT number, printed on every invoice: IE1234567FA. */
  vatNumber: shortLine(20, 'Please enter the VAT number'),
  /** The account for payments. Without it, invoices do not mention bank transfer. */
  bank: bankDetails.nullable(),
  /** The authority that receives complaints about data protection. */
  supervisoryAuthority: z.object({ name: shortLine(100, 'Please enter its name'), addressLines, website }),
})

export type CompanySettings = z.output<typeof companySettings>

/** Company details that visitors may read: without team mailbox and bank account. */
export type PublicCompany = Omit<CompanySettings, 'teamEmail' | 'bank'>

const number = (least: number, most: number, unit: string) => {
  const message = `Please enter a whole number of ${unit} from ${least} to ${most}`
  return z.coerce.number({ error: message }).int(message).min(least, message).max(most, message)
}

/** The minimum length at registration. The short registration form accepts 6 while the setting is 8. */
export const MIN_PASSWORD_LENGTH = 8

const securitySettings = z.object({
  /** Lifetime of a session from its sign-in. */
  sessionDays: number(1, 90, 'days').default(7),
  /** Idle time after which an administrator is signed out. */
  adminIdleHours: number(1, 24 * 90, 'hours').default(24),
  adminsNeedTwoFactor: z.boolean().default(false),
  passwordMinLength: number(MIN_PASSWORD_LENGTH, 64, 'characters').default(MIN_PASSWORD_LENGTH),
})

export type SecuritySettings = z.output<typeof securitySettings>

/** Empty uses the company's value. */
const orEmpty = (schema: z.ZodType<string, string>) =>
  z.union([z.literal(''), schema], { error: 'Please enter a complete email address, like hello@company.ie' })

const mailSettings = z.object({
  fromName: shortLine(60, 'Please write the name as text', 0).default(''),
  fromEmail: orEmpty(email).default(''),
  /** Default Reply-To address of mails. */
  replyTo: orEmpty(email).default(''),
})

export type MailSettings = z.output<typeof mailSettings>

/** How long rows are kept. A job deletes older ones. */
const retentionSettings = z.object({
  enquiryMonths: number(1, 120, 'months').default(24),
  auditMonths: number(12, 240, 'months').default(84),
  sentMailDays: number(1, 730, 'days').default(90),
  endedSessionDays: number(0, 365, 'days').default(0),
})

export const SETTINGS = {
  company: companySettings,
  security: securitySettings,
  mail: mailSettings,
  retention: retentionSettings,
}

export type SettingsGroup = keyof typeof SETTINGS
export const SETTINGS_GROUPS = Object.keys(SETTINGS) as SettingsGroup[]
export type AllSettings = { [Group in SettingsGroup]: z.output<(typeof SETTINGS)[Group]> }
