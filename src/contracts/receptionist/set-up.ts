import { z } from 'zod'
import { euroAmount, id, line, optionalLine, paragraph, version, wholeNumber } from '../primitives.ts'
import {
  bilingualName,
  CELL_MINUTES,
  closure,
  type OpeningHours,
  otherWords,
  type Period,
  period,
  service,
  servicePlace,
  WEEKDAYS,
  type Weekday,
} from './diary.ts'
import { LANGUAGE_CHOICES } from './set-up-choices.ts'

/** The posted forms of the set-up. Rows are keyed by their position, so that an error finds its field. */

/** Parses the non-empty rows, in the order of their positions. */
function rows<Row extends z.ZodType>(row: Row, most: number, tooMany: string) {
  return z
    .preprocess(withoutEmptyRows, z.record(z.string(), row))
    .refine((found) => Object.keys(found).length <= most, tooMany)
}

function withoutEmptyRows(typed: unknown): unknown {
  if (typeof typed !== 'object' || typed === null) return {}
  return Object.fromEntries(Object.entries(typed).filter(([, row]) => !isEmpty(row)))
}

function isEmpty(typed: unknown): boolean {
  if (typeof typed === 'string') return typed.trim() === ''
  return typeof typed === 'object' && typed !== null && Object.values(typed).every(isEmpty)
}

const DAY_MINUTES = 24 * 60
const countMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Start and end in minutes. A period whose end is not after its start ends on the next day. */
function buildSpan({ from, to }: Period): [from: number, to: number] {
  const [start, end] = [countMinutes(from), countMinutes(to)]
  return [start, end > start ? end : end + DAY_MINUTES]
}

const periods = rows(period, 8, 'A day has eight periods at most')
  .superRefine((found, issues) => {
    const sorted = Object.entries(found).toSorted(([, a], [, b]) => countMinutes(a.from) - countMinutes(b.from))
    for (const [index, [place, one]] of sorted.entries()) {
      const before = sorted[index - 1]?.[1]
      if (before === undefined || buildSpan(before)[1] <= countMinutes(one.from)) continue
      issues.addIssue({ code: 'custom', path: [place, 'from'], message: 'This begins before the other period ends' })
    }
  })
  .transform((found): Period[] => Object.values(found).toSorted((a, b) => countMinutes(a.from) - countMinutes(b.from)))

const week = z
  .object(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, periods])) as Record<Weekday, typeof periods>)
  .transform((days): OpeningHours => days)

export const hoursForm = z.object({ version, openingHours: week })

export const closuresForm = z.object({
  version,
  publicHolidays: z.enum(['closed', 'open'], { error: 'Please choose what public holidays are' }),
  closures: rows(closure, 200, 'Please keep to 200 days').transform((found) =>
    Object.values(found).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  ),
})

const minutes = (least: number) =>
  wholeNumber(least, DAY_MINUTES, `Please write minutes, from ${least} to 1,440`).refine(
    (count) => count % CELL_MINUTES === 0,
    'Lengths are multiples of five minutes',
  )

const ticked = z
  .record(z.string(), z.string())
  .default({})
  .transform((boxes) => Object.keys(boxes))

const existingId = service.shape.id.optional()

export const serviceForm = z.object({
  version,
  id: existingId,
  name: bilingualName,
  otherWords,
  minutes: minutes(CELL_MINUTES),
  bufferMinutes: minutes(0),
  /** Empty: the receptionist states no price. */
  price: z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    euroAmount('Please write the price in euro, like 65 or 65.50, or leave it out'),
  ]),
  diaryIds: ticked,
  earliestNoticeMinutes: wholeNumber(0, 525_600, 'Please choose how soon it can be booked'),
  furthestDays: wholeNumber(0, 730, 'Please write days, from 0 to 730'),
  booksAlone: z.enum(['yes', 'no']).transform((choice) => choice === 'yes'),
  place: servicePlace,
})

export const removalForm = z.object({ version, id: service.shape.id, confirmed: z.string().optional() })

export const diaryForm = z.object({
  version,
  id: existingId,
  name: line(1, 'Please name the person or the room', { maxLength: 120 }),
  kind: z.enum(['person', 'room']),
  ownHours: z.enum(['yes', 'no']).transform((choice) => choice === 'yes'),
  hours: week,
  breaks: week,
})

const times = wholeNumber(0, 5, 'Please choose how often')

export const handoverForm = z.object({
  version,
  /** How many times in a row; 0 for never. */
  notUnderstood: times,
  notKnown: times,
  giveBackMinutes: wholeNumber(1, 10_080, 'Please write minutes, from 1 to 10,080'),
  ownStaffHours: z.enum(['yes', 'no']).transform((choice) => choice === 'yes'),
  staffHours: week,
  crisis: line(1, 'Please name the helpline'),
  gas: line(1, 'Please name the line'),
  mailTo: z.enum(['everybody', 'chosen']),
  mailsBookings: z.enum(['yes', 'no']).transform((choice) => choice === 'yes'),
  people: z.record(id('usr'), z.string()).default({}).transform(Object.keys),
})

const greeting = paragraph(0, 'Please write the greeting as text', {
  maxLength: 500,
  tooLong: 'Please keep this under 500 characters',
})

export const greetingForm = z.object({
  version,
  languages: z
    .enum(LANGUAGE_CHOICES, { error: 'Please choose a language' })
    .transform((choice) => choice.split(',') as ('en' | 'ga')[]),
  greeting: z.object({ en: greeting, ga: greeting }),
})

export const detailsForm = z.object({ version, name: bilingualName, address: optionalLine, phone: optionalLine })
