import { z } from 'zod'
import { line } from './accounts.ts'
import { day, paragraph, wholeNumber } from './form-entries.ts'
import { QUOTE_KINDS, QUOTE_LIMITS, QUOTE_STATUSES, type QuoteLine } from './quotes.ts'

/** Euro as people type them, 1,250 or 1250.50, as cents. */
const euro = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .regex(/^€?\s*(\d{1,3}(,\d{3})+|\d{1,7})(\.\d{1,2})?$/, message)
    .transform((text) => Math.round(Number(text.replaceAll(/[€,\s]/g, '')) * 100))

const quoteLine = z
  .object({
    description: line(2, 'Please say what this line is for'),
    amount: euro('Please enter an amount in euro, like 1,250.50'),
  })
  .transform(({ description, amount }): QuoteLine => ({ description, netCents: amount }))

/** By their place in the form, so that a refusal finds its field. */
const lines = z
  .record(z.string(), quoteLine)
  .refine((rows) => Object.keys(rows).length > 0, 'Please enter at least one line')
  .refine((rows) => Object.keys(rows).length <= QUOTE_LIMITS.lines, `Please keep to ${QUOTE_LIMITS.lines} lines`)
  .transform((rows) => Object.values(rows))
  .refine(
    (rows) => rows.reduce((sum, { netCents }) => sum + netCents, 0) <= QUOTE_LIMITS.netCents,
    'Please keep the total under €10,000,000',
  )

const content = {
  title: line(3, 'Please give the quote a title').pipe(
    z.string().max(120, 'Please keep the title under 120 characters'),
  ),
  lines,
  depositPercent: wholeNumber(100, 'Please enter a percentage from 0 to 100'),
  validUntil: day('Please enter the last day on which the quote can be accepted'),
  notes: paragraph(0, 'Please write the notes as text').default(''),
}

const MONTHLY = 'Please enter the monthly price in euro, like 1,250'
const monthlyCents = euro(MONTHLY).pipe(
  z.number().min(1, MONTHLY).max(QUOTE_LIMITS.monthlyCents, 'Please keep the monthly price under €100,000'),
)

/** What an administrator types. `monthly` counts for Elite alone. */
export const quoteContent = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('custom'),
      ...content,
      monthly: z
        .unknown()
        .optional()
        .transform(() => null),
    }),
    z.object({ kind: z.literal('elite'), ...content, monthly: monthlyCents }),
  ],
  { error: 'Please choose what the quote is for' },
)

/** The lines of a posted form, `lines.0.description` and `lines.0.amount`, without those that were left empty. */
export function linesOfForm(fields: Record<string, string>): Record<string, { description: string; amount: string }> {
  const rows: Record<string, { description: string; amount: string }> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [, place, field] = /^lines\.(\d{1,3})\.(description|amount)$/.exec(name) ?? []
    if (place === undefined || value.trim() === '') continue
    rows[place] = { description: '', amount: '', ...rows[place], [field ?? '']: value }
  }
  return rows
}

const whole = z.coerce.number().int()

/** Of a draft or a sent quote, as it was seen. */
export const quoteSeen = z.object({ version: whole })

/** `revision` and `expectedTotalCents` are what the customer saw: anything else is a conflict. */
export const quoteAcceptance = z.object({
  revision: whole,
  expectedTotalCents: whole,
  name: line(2, 'Please enter your full name').pipe(z.string().max(120, 'Please keep the name under 120 characters')),
  purchaseOrder: line(0, 'Please write the number as text')
    .pipe(z.string().max(60, 'Please keep the number under 60 characters'))
    .transform((text) => text || null)
    .default(null),
})

export const quoteRefusal = z.object({
  reason: paragraph(0, 'Please write this as text').pipe(
    z.string().max(1_000, 'Please keep this under 1,000 characters'),
  ),
})

export const quoteCancellation = z.object({
  reason: line(3, 'Please say why; it is printed on the credit note').pipe(
    z.string().max(200, 'Please keep this under 200 characters'),
  ),
})

/** Of a list: what is not understood counts as not asked for. */
export const quoteFilter = z.object({
  search: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().max(200))
    .catch('')
    .default(''),
  status: z.enum(QUOTE_STATUSES).optional().catch(undefined),
  kind: z.enum(QUOTE_KINDS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
})
