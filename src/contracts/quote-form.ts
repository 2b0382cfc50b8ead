import { z } from 'zod'
import { creditReason, purchaseOrderNumber } from './billing.ts'
import { filterBy, filterOrganisation, place, searchText } from './lists.ts'
import { cents, day, euroAmount, line, paragraph, version, wholeNumber } from './primitives.ts'
import { QUOTE_KINDS, QUOTE_LIMITS, QUOTE_STATUSES, type QuoteLine } from './quotes.ts'

const quoteLine = z
  .object({
    description: line(2, 'Please say what this line is for'),
    amount: euroAmount('Please enter an amount in euro, like 1,250.50'),
  })
  .transform(({ description, amount }): QuoteLine => ({ description, netCents: amount }))

/** Keyed by position in the form, so that an error finds its field. */
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
  title: line(3, 'Please give the quote a title', {
    maxLength: 120,
    tooLong: 'Please keep the title under 120 characters',
  }),
  lines,
  depositPercent: wholeNumber(0, 100, 'Please enter a percentage from 0 to 100'),
  validUntil: day('Please enter the last day on which the quote can be accepted'),
  notes: paragraph(0, 'Please write the notes as text').default(''),
}

const MONTHLY = 'Please enter the monthly price in euro, like 1,250'
const monthlyCents = euroAmount(
  MONTHLY,
  QUOTE_LIMITS.monthlyCents,
  'Please keep the monthly price under €100,000',
).pipe(z.number().min(1, MONTHLY))

/** The fields of an administrator's form. `monthly` is only for Elite. */
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

/** Returns the lines of a posted form, `lines.0.description` and `lines.0.amount`, without empty ones. */
export function linesOfForm(fields: Record<string, string>): Record<string, { description: string; amount: string }> {
  const rows: Record<string, { description: string; amount: string }> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [, place, field] = /^lines\.(\d{1,3})\.(description|amount)$/.exec(name) ?? []
    if (place === undefined || value.trim() === '') continue
    rows[place] = { description: '', amount: '', ...rows[place], [field ?? '']: value }
  }
  return rows
}

/** The version of the draft or sent quote that the page showed. */
export const quoteSeen = z.object({ version })

/** `revision` and `expectedTotalCents` are the values that the customer saw. Other values are a conflict. */
export const quoteAcceptance = z.object({
  revision: version,
  expectedTotalCents: cents,
  name: line(2, 'Please enter your full name', {
    maxLength: 120,
    tooLong: 'Please keep the name under 120 characters',
  }),
  purchaseOrder: purchaseOrderNumber.default(null),
})

export const quoteRefusal = z.object({
  reason: paragraph(0, 'Please write this as text', {
    maxLength: 1_000,
    tooLong: 'Please keep this under 1,000 characters',
  }),
})

export const quoteCancellation = z.object({ reason: creditReason })

export const quoteFilter = z.object({
  q: searchText,
  status: filterBy(QUOTE_STATUSES),
  kind: filterBy(QUOTE_KINDS),
  organisation: filterOrganisation,
  ...place,
})
