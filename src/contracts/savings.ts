import { z } from 'zod'
import { day, euroAmount, line, optionalId, wholeNumber } from './primitives.ts'

/** The sources of savings: the company's three offers to a business. */
export const SAVING_CATEGORIES = ['receptionist', 'automation', 'marketing'] as const
export type SavingCategory = (typeof SAVING_CATEGORIES)[number]

export const SAVING_CATEGORY_LABELS: Record<SavingCategory, string> = {
  receptionist: 'AI receptionist',
  automation: 'Business automation',
  marketing: 'Websites and marketing',
}

export const SAVING_PERIODS = ['monthly', 'quarterly', 'yearly'] as const
export type SavingPeriod = (typeof SAVING_PERIODS)[number]

/** Ireland's usual full working week in hours. The efficiency gain is a share of it. */
export const FULL_WORKING_WEEK = 39

const MAX_CENTS = 100_000_000
const MAX_MINUTES = 600_000

const AMOUNT = 'Write an amount in euro, like 250 or 1,250.50, at most one million'
const HOURS = 'Write hours, like 2 or 7.5, at most 10,000'

/** Parses hours to whole minutes. Empty means 0. */
const hours = z
  .string({ error: HOURS })
  .transform((text) => text.replaceAll(/[,\s]|h(?:ours?)?$/g, '') || '0')
  .pipe(z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, HOURS))
  .transform((text) => Math.round(Number(text) * 60))
  .pipe(z.number().max(MAX_MINUTES, HOURS))

const note = line(0, 'Please write the note as text', {
  maxLength: 200,
  tooLong: 'Please keep the note under 200 characters',
}).default('')

/** Idempotency key of the form. A repeated request with the same key has no second effect. */
const entryKey = z.string().min(8).max(100)

const measured = z.object({
  day: day('Write the day, like 2026-11-21'),
  category: z.enum(SAVING_CATEGORIES, { error: 'Choose what it came from' }),
  amount: z
    .string({ error: AMOUNT })
    .transform((text) => text.trim() || '0')
    .pipe(euroAmount(AMOUNT, MAX_CENTS)),
  hours: hours.default(0),
  note,
})

type Measured = z.output<typeof measured>

const isSomething = ({ amount, hours: minutes }: Measured) => amount > 0 || minutes > 0
const NOTHING = { message: 'Enter an amount, or hours, or both', path: ['amount'] }

/** A measured saving. `tool` is the id of a tool of the catalogue, or empty. */
export const savingEntry = measured
  .extend({
    tool: optionalId('tool'),
    key: entryKey,
  })
  .refine(isSomething, NOTHING)

export const importedSaving = measured.refine(isSomething, NOTHING)

export const importSavingsInput = z.object({
  csv: z.string({ error: 'Paste the lines, or choose a file' }).trim().min(1, 'Paste the lines, or choose a file'),
  key: entryKey,
})

export const ratingEntry = z.object({
  day: day('Write the day, like 2026-11-21'),
  score: z.coerce.number({ error: 'Choose a score' }).int().min(1, 'Choose a score').max(5, 'Choose a score'),
  answers: wholeNumber(1, 100_000, 'Write how many people gave it, like 12'),
  key: entryKey,
})

export type Saving = {
  id: string
  /** YYYY-MM-DD */
  day: string
  category: SavingCategory
  toolName: string | null
  cents: number
  minutes: number
  note: string
  isSample: boolean
  /** True when computed from the receptionist's conversations. */
  isCounted: boolean
}

/** Both days are included. */
export type DayRange = { from: string; to: string }

export type SavingsSum = { cents: number; minutes: number; byCategory: Record<SavingCategory, number> }

/** The share of ratings of 4 or 5 in whole percent. Null without ratings. */
export type Satisfaction = { percent: number | null; answers: number }

/** Saved time as a share of one full-time person's hours, in whole percent. */
export type EfficiencyGain = { percent: number; minutes: number; fullTimeHours: number }

export type PeriodFigures = {
  range: DayRange
  savings: SavingsSum
  efficiency: EfficiencyGain
  satisfaction: Satisfaction
}

/** One bar of the trend: a month (2026-10), a quarter (2026-Q4) or a year (2026). */
export type SavingsBucket = { key: string; cents: Record<SavingCategory, number>; minutes: number }

export type SavingsReport = {
  period: SavingPeriod
  now: PeriodFigures
  before: PeriodFigures
  buckets: SavingsBucket[]
}

export type SavingsSummary = {
  total: { cents: number; minutes: number; since: string | null }
  month: { now: PeriodFigures; before: PeriodFigures }
  /** For the last twelve months. */
  satisfaction: Satisfaction
}
