import { z } from 'zod'

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
})

export type CompanySettings = z.output<typeof companySettings>

/** What every visitor may read; the team's own mailbox is not in it. */
export type PublicCompany = Omit<CompanySettings, 'teamEmail'>

export const securitySettings = z.object({
  /** How long a session lasts from its sign-in on. */
  sessionDays: z.number().int().min(1).max(90).default(7),
  adminsNeedTwoFactor: z.boolean().default(false),
})

export type SecuritySettings = z.output<typeof securitySettings>
