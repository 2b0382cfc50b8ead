import { Temporal } from 'temporal-polyfill'
import type { DayRange, SavingPeriod } from '#contracts/savings.ts'
import { addToDay } from '../../calendar/irish-day.ts'

/** How many months one period has, and how many periods the trend shows. */
const SHAPES: Record<SavingPeriod, { months: number; shown: number }> = {
  monthly: { months: 1, shown: 12 },
  quarterly: { months: 3, shown: 8 },
  yearly: { months: 12, shown: 4 },
}

/**
 * The period that ends today, and the one before it: 22 October to 21 November, against 22 September to 21 October. A
 * calendar month would be compared with a longer one for most of its days.
 */
export function rangesOf(period: SavingPeriod, today: string): { now: DayRange; before: DayRange } {
  const { months } = SHAPES[period]
  const beforeTo = addToDay(today, { months: -months })
  const beforeFrom = addToDay(today, { months: -2 * months })
  return {
    now: { from: addToDay(beforeTo, { days: 1 }), to: today },
    before: { from: addToDay(beforeFrom, { days: 1 }), to: beforeTo },
  }
}

/** The calendar periods of the trend, oldest first, each with its months. The last one is still running. */
export function bucketsOf(period: SavingPeriod, today: string): { key: string; months: string[] }[] {
  const { months, shown } = SHAPES[period]
  const month = Temporal.PlainDate.from(today).toPlainYearMonth()
  const current = month.subtract({ months: (month.month - 1) % months })
  return Array.from({ length: shown }, (_, index) => {
    const first = current.subtract({ months: (shown - 1 - index) * months })
    return {
      key: keyOf(period, first),
      months: Array.from({ length: months }, (_, offset) => first.add({ months: offset }).toString()),
    }
  })
}

function keyOf(period: SavingPeriod, { year, month }: Temporal.PlainYearMonth): string {
  if (period === 'yearly') return String(year)
  return period === 'quarterly' ? `${year}-Q${Math.ceil(month / 3)}` : `${year}-${String(month).padStart(2, '0')}`
}
