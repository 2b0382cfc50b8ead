import type { DayRange, SavingPeriod } from '#contracts/savings.ts'
import { addToDay } from '../../calendar/irish-day.ts'

/** The months of a period, and the number of periods in the trend. */
const PERIOD_SHAPES: Record<SavingPeriod, { months: number; shown: number }> = {
  monthly: { months: 1, shown: 12 },
  quarterly: { months: 3, shown: 8 },
  yearly: { months: 12, shown: 4 },
}

/**
 * Returns the period that ends today and the one before it, for example 22 October to 21 November and 22 September to
 * 21 October. A calendar month would be compared with a longer one on most days.
 */
export function getRanges(period: SavingPeriod, today: string): { now: DayRange; before: DayRange } {
  const { months } = PERIOD_SHAPES[period]
  const beforeTo = addToDay(today, { months: -months })
  const beforeFrom = addToDay(today, { months: -2 * months })
  return {
    now: { from: addToDay(beforeTo, { days: 1 }), to: today },
    before: { from: addToDay(beforeFrom, { days: 1 }), to: beforeTo },
  }
}

/** The calendar periods of the trend with their months, oldest first. The last one has not ended. */
export function listCalendarBuckets(period: SavingPeriod, today: string): { key: string; months: string[] }[] {
  const { months, shown } = PERIOD_SHAPES[period]
  const [year = 0, month = 1] = today.split('-').map(Number)
  // Months are counted from the year 0.
  const current = year * 12 + month - 1 - ((month - 1) % months)
  return Array.from({ length: shown }, (_, index) => {
    const first = current - (shown - 1 - index) * months
    return {
      key: buildKey(period, first),
      months: Array.from({ length: months }, (_, offset) => nameMonth(first + offset)),
    }
  })
}

function buildKey(period: SavingPeriod, month: number): string {
  const year = Math.floor(month / 12)
  if (period === 'yearly') return String(year)
  return period === 'quarterly' ? `${year}-Q${Math.floor((month % 12) / 3) + 1}` : nameMonth(month)
}

function nameMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
