import { FULL_WORKING_WEEK, type PeriodFigures, type Satisfaction } from '#contracts/savings.ts'
import { formatEuro, formatHours } from '#contracts/words/amounts.ts'
import { calculateChange, calculatePointsChange } from '#web/features/savings/change.ts'
import type { Change } from '#web/ui/change.ts'

export type Figure = {
  label: string
  /** The calculation in words. */
  how: string
  now: string
  before: string
  change: Change | undefined
}

/** The figures of a period beside the one before, for the page and the PDF. */
export function listFigures(now: PeriodFigures, before: PeriodFigures): Figure[] {
  return [
    {
      label: 'Savings',
      how: 'The sum of the euro amounts of all records with a day in the period.',
      now: formatEuro(now.savings.cents),
      before: formatEuro(before.savings.cents),
      change: calculateChange(now.savings.cents, before.savings.cents),
    },
    {
      label: 'Time given back',
      how: 'The sum of the hours of all records with a day in the period.',
      now: formatHours(now.savings.minutes),
      before: formatHours(before.savings.minutes),
      change: calculateChange(now.savings.minutes, before.savings.minutes),
    },
    {
      label: 'Efficiency gain',
      how: `The time given back as a share of the ${formatHours(now.efficiency.fullTimeHours * 60)} that one full-time person works in such a period, at ${FULL_WORKING_WEEK} hours a week.`,
      now: `${now.efficiency.percent}%`,
      before: `${before.efficiency.percent}%`,
      change: calculatePointsChange(now.efficiency.percent, before.efficiency.percent),
    },
    {
      label: 'Customer satisfaction',
      how: `The share of ratings of 4 or 5 out of 5: ${ratingsInWords(now.satisfaction)} in this period, from your customers as you recorded them, and from you for answered support tickets.`,
      now: formatPercentage(now.satisfaction),
      before: formatPercentage(before.satisfaction),
      change: calculatePointsChange(now.satisfaction.percent, before.satisfaction.percent),
    },
  ]
}

function formatPercentage({ percent }: Satisfaction): string {
  return percent === null ? 'No ratings' : `${percent}%`
}

function ratingsInWords({ answers }: Satisfaction): string {
  return answers === 1 ? '1 rating' : `${answers} ratings`
}
