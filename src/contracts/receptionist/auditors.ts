import { z } from 'zod'
import { day } from '../primitives.ts'

/** The record for auditors. The number increases when a name or a meaning in its JSON changes. */
export const RECORD_SCHEMA = 'receptionist-record/1'

export const RECORD_PERIODS = [
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'last-quarter', label: 'Last quarter' },
  { value: 'year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'own', label: 'From one day to another' },
] as const
export type RecordPeriod = (typeof RECORD_PERIODS)[number]['value']

const MAX_YEARS = 10

const isTooLong = ({ from, to }: Span) => Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > MAX_YEARS

/** Irish days, both inclusive. */
export const recordSpan = z
  .object({ from: day('Please enter the first day'), to: day('Please enter the last day') })
  .refine(({ from, to }) => to >= from, { message: 'The last day is before the first', path: ['to'] })
  .refine((span) => !isTooLong(span), { message: 'Please keep to ten years', path: ['from'] })
type Span = { from: string; to: string }

/** The period in an address. An invalid one becomes this month. */
export const recordPeriod = z.enum(RECORD_PERIODS.map(({ value }) => value)).catch('month')

export const recordRequest = z.object({ format: z.enum(['json', 'pdf']) }).and(recordSpan)

/** The preview of a period before the download. */
export type RecordPage = {
  choice: RecordPeriod
  from: string
  to: string
  /** Errors of a custom period, by field. */
  errors: Record<string, string>
  counts: { versions: number; lines: number; conversations: number } | null
}
