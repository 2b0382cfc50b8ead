import { Temporal } from 'temporal-polyfill'
import type { AnalyticsQuery, Bucket } from '#contracts/analytics.ts'
import { IRISH_ZONE } from '../../calendar/support-hours.ts'

type Step = 'day' | 'month' | 'quarter' | 'year'

const MONTHS_IN = { month: 1, quarter: 3, year: 12 } as const
/** More places than these are no chart any more. */
const MOST_DAYS = 62
const MOST_MONTHS = 36
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')

/**
 * The parts of what is looked at: the last twelve months, eight quarters or five years, this one included; or the days
 * of a custom period, its months when it is long, its years when it is very long. By the Irish calendar.
 */
export function bucketsOf(query: AnalyticsQuery, now: Date): Bucket[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(IRISH_ZONE).toPlainDate()
  const month = today.with({ day: 1 })
  if (query.period === 'quarterly') return parts(startOf(today, 'quarter').subtract({ months: 21 }), today, 'quarter')
  if (query.period === 'yearly') return parts(startOf(today, 'year').subtract({ years: 4 }), today, 'year')
  if (query.period === 'custom' && query.from !== undefined && query.to !== undefined) {
    return customParts(Temporal.PlainDate.from(query.from), Temporal.PlainDate.from(query.to))
  }
  return parts(month.subtract({ months: 11 }), today, 'month')
}

/** Days the wrong way round are turned; more than thirty years are cut. */
function customParts(one: Temporal.PlainDate, other: Temporal.PlainDate): Bucket[] {
  const [from, to] = Temporal.PlainDate.compare(one, other) <= 0 ? [one, other] : [other, one]
  if (from.until(to, { largestUnit: 'days' }).days < MOST_DAYS) return parts(from, to, 'day')
  const months = from.until(to, { largestUnit: 'months' }).months
  if (months < MOST_MONTHS) return parts(from, to, 'month')
  const earliest = to.subtract({ years: 30 })
  return parts(Temporal.PlainDate.compare(from, earliest) < 0 ? earliest : from, to, 'year')
}

/** What has begun is shown whole at its end, so that a running month is not cut at today; a first part may be shorter. */
function parts(from: Temporal.PlainDate, to: Temporal.PlainDate, step: Step): Bucket[] {
  const buckets: Bucket[] = []
  for (let start = from; Temporal.PlainDate.compare(start, to) <= 0; ) {
    const next = nextStart(start, step)
    buckets.push({ ...namesOf(start, step), from: instantOf(start), to: instantOf(next) })
    start = next
  }
  return buckets
}

function nextStart(start: Temporal.PlainDate, step: Step): Temporal.PlainDate {
  return step === 'day' ? start.add({ days: 1 }) : startOf(start, step).add({ months: MONTHS_IN[step] })
}

function startOf(day: Temporal.PlainDate, step: Exclude<Step, 'day'>): Temporal.PlainDate {
  const months = MONTHS_IN[step]
  return day.with({ day: 1, month: Math.floor((day.month - 1) / months) * months + 1 })
}

function namesOf(start: Temporal.PlainDate, step: Step): Pick<Bucket, 'key' | 'label' | 'tick'> {
  const month = MONTH_NAMES[start.month - 1] ?? ''
  const short = month.slice(0, 3)
  const quarter = Math.ceil(start.month / 3)
  const names = {
    day: [`${start.day} ${month} ${start.year}`, `${start.day} ${short}`],
    month: [`${month} ${start.year}`, short],
    quarter: [`Quarter ${quarter} of ${start.year}`, `Q${quarter} ${String(start.year).slice(2)}`],
    year: [String(start.year), String(start.year)],
  }
  const [label = '', tick = ''] = names[step]
  return { key: start.toString(), label, tick }
}

function instantOf(day: Temporal.PlainDate): string {
  return new Date(day.toZonedDateTime(IRISH_ZONE).epochMilliseconds).toISOString()
}
