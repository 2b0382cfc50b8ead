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

/** Printed in mails, on invoices and on pages: one line without control characters. */
const line = (most: number, message: string) =>
  z
    .string({ error: message })
    .overwrite((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .min(1, message)
    .max(most, `Please use ${most} characters at most`)

const mailbox = z
  .string({ error: 'Please enter an email address' })
  .overwrite((text) => text.normalize('NFKC').trim().toLowerCase())
  .max(254, 'This email address is too long')
  .regex(z.regexes.html5Email, 'Please enter a complete email address, like hello@company.ie')

/** Only what a browser opens as a page: anything else could run there. */
const website = z.url({ protocol: /^https?$/, error: 'Please enter a whole address, like https://company.ie' }).max(300)

const addressLines = z
  .array(line(80, 'Please enter the address'))
  .min(1, 'Please enter the address')
  .max(8, 'Please use 8 lines at most')

/** What the company says about itself everywhere: site, mails, invoices. */
export const companySettings = z.object({
  name: line(40, 'Please enter the name'),
  legalName: line(100, 'Please enter the legal name'),
  email: mailbox,
  teamEmail: mailbox,
  phone: line(40, 'Please enter the phone number'),
  addressLines,
  openingHours: z
    .array(z.object({ days: line(60, 'Please enter the days'), hours: line(60, 'Please enter the hours') }))
    .max(7, 'Please use 7 lines at most'),
  socialLinks: z.array(z.object({ label: line(40, 'Please enter the name'), url: website })).max(6, 'Six at most'),
  /** Of the company itself, printed on every invoice: IE1234567FA. */
  vatNumber: line(20, 'Please enter the VAT number'),
  /** Where invoices are paid to. Without it they say nothing of bank transfer. */
  bank: bankDetails.nullable(),
  /** To whom somebody may complain about how data is handled. */
  supervisoryAuthority: z.object({ name: line(100, 'Please enter its name'), addressLines, website }),
})

export type CompanySettings = z.output<typeof companySettings>

/** What every visitor may read: the team's own mailbox and the bank account are not in it. */
export type PublicCompany = Omit<CompanySettings, 'teamEmail' | 'bank'>

const number = (least: number, most: number, unit: string) => {
  const message = `Please enter a whole number of ${unit} from ${least} to ${most}`
  return z.coerce.number({ error: message }).int(message).min(least, message).max(most, message)
}

/** As long as the registration asks for. The short one under a tab takes 6 until this is raised. */
export const SHORTEST_PASSWORD = 8

export const securitySettings = z.object({
  /** How long a session lasts from its sign-in on. */
  sessionDays: number(1, 90, 'days').default(7),
  /** Administrators who do nothing for so long are signed out before that. */
  adminIdleHours: number(1, 24 * 90, 'hours').default(24),
  adminsNeedTwoFactor: z.boolean().default(false),
  passwordMinLength: number(SHORTEST_PASSWORD, 64, 'characters').default(SHORTEST_PASSWORD),
})

export type SecuritySettings = z.output<typeof securitySettings>

/** Empty takes what the company says about itself. */
const orEmpty = (schema: z.ZodType<string, string>) =>
  z.union([z.literal(''), schema], { error: 'Please enter a complete email address, like hello@company.ie' })

export const mailSettings = z.object({
  fromName: z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .max(60, 'Please use 60 characters at most')
    .default(''),
  fromEmail: orEmpty(mailbox).default(''),
  /** Where answers go to mails that say nothing else. */
  replyTo: orEmpty(mailbox).default(''),
})

export type MailSettings = z.output<typeof mailSettings>

/** How long things are kept. A job deletes what is older. */
export const retentionSettings = z.object({
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
