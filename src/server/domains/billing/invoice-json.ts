import { z } from 'zod'
import type { InvoiceParty } from '#contracts/billing.ts'

const bank = z.object({ iban: z.string(), bic: z.string(), bankName: z.string() })

const party = z.object({
  name: z.string().default(''),
  legalName: z.string().nullable().default(null),
  addressLines: z.array(z.string()).default([]),
  vatNumber: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
})

export const invoiceBuyer = party
export const invoiceSeller = party.extend({ bank: bank.nullable().default(null) })
export type InvoiceSeller = InvoiceParty & { bank: z.output<typeof bank> | null }

export const invoiceLines = z.array(
  z.object({
    kind: z
      .enum(['setup', 'month', 'year', 'unused', 'remaining', 'carried', 'credit', 'deposit', 'rest'])
      .default('setup'),
    description: z.string(),
    netCents: z.number().int(),
    period: z.object({ start: z.string(), end: z.string() }).nullable().default(null),
    priceCents: z.number().int().optional(),
  }),
)
