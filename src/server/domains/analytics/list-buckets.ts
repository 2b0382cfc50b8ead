import { Temporal } from 'temporal-polyfill'
import type { AnalyticsQuery, Bucket } from '#contracts/analytics.ts'
import { startOfIrishDay } from '../../calendar/irish-day.ts'
import { IRISH_ZONE } from '../../calendar/support-hours.ts'

type Step = 'day' | 'month' | 'quarter' | 'year'

const MONTHS_IN = { month: 1, quarter: 3, year: 12 } as const
/** A chart with more bars than this is hard to read. */
const MAX_DAYS = 62
const MAX_MONTHS = 36
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')

/**
 * Splits a period into buckets, by the Irish calendar: the last 12 months, 8 quarters or 5 years, or a custom period. A
 * custom period is split into days, months if it is long, or years if it is very long.
 */
export function listBuckets(query: AnalyticsQuery, now: Date): Bucket[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(IRISH_ZONE).toPlainDate()
  const month = today.with({ day: 1 })
  if (query.period === 'quarterly')
    return splitPeriod(findStart(today, 'quarter').subtract({ months: 21 }), today, 'quarter')
  if (query.period === 'yearly') return splitPeriod(findStart(today, 'year').subtract({ years: 4 }), today, 'year')
  if (query.period === 'custom' && query.from !== undefined && query.to !== undefined) {
    return splitCustomPeriod(Temporal.PlainDate.from(query.from), Temporal.PlainDate.from(query.to))
  }
  return splitPeriod(month.subtract({ months: 11 }), today, 'month')
}

/** Swaps days in the wrong order and cuts the period to 30 years. */
function splitCustomPeriod(one: Temporal.PlainDate, other: Temporal.PlainDate): Bucket[] {
  const [from, to] = Temporal.PlainDate.compare(one, other) <= 0 ? [one, other] : [other, one]
  if (from.until(to, { largestUnit: 'days' }).days < MAX_DAYS) return splitPeriod(from, to, 'day')
  const months = from.until(to, { largestUnit: 'months' }).months
  if (months < MAX_MONTHS) return splitPeriod(from, to, 'month')
  const earliest = to.subtract({ years: 30 })
  return splitPeriod(Temporal.PlainDate.compare(from, earliest) < 0 ? earliest : from, to, 'year')
}

/** The last bucket is a whole one, so that the current month is not cut at today. The first bucket may be shorter. */
function splitPeriod(from: Temporal.PlainDate, to: Temporal.PlainDate, step: Step): Bucket[] {
  const buckets: Bucket[] = []
  for (let start = from; Temporal.PlainDate.compare(start, to) <= 0; ) {
    const next = findNextStart(start, step)
    buckets.push({
      ...nameBucket(start, step),
      from: startOfIrishDay(start.toString()),
      to: startOfIrishDay(next.toString()),
    })
    start = next
  }
  return buckets
}

function findNextStart(start: Temporal.PlainDate, step: Step): Temporal.PlainDate {
  return step === 'day' ? start.add({ days: 1 }) : findStart(start, step).add({ months: MONTHS_IN[step] })
}

function findStart(day: Temporal.PlainDate, step: Exclude<Step, 'day'>): Temporal.PlainDate {
  const months = MONTHS_IN[step]
  return day.with({ day: 1, month: Math.floor((day.month - 1) / months) * months + 1 })
}

function nameBucket(start: Temporal.PlainDate, step: Step): Pick<Bucket, 'key' | 'label' | 'tick'> {
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
