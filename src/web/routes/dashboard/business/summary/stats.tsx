import { formatEuro, formatHours } from '#contracts/words/amounts.ts'
import { formatMonth } from '#contracts/words/dates.ts'
import { calculateChange } from '#web/features/savings/change.ts'
import type { Stat } from '#web/ui/stat-strip.tsx'
import type { BusinessSummary } from './summary.ts'

export function listStats(summary: BusinessSummary): Stat[] {
  const { since, monthlySavings, monthBefore, minutesSaved, customerSatisfaction } = summary
  const change = calculateChange(monthlySavings, monthBefore)
  return [
    {
      label: 'Total savings',
      value: formatEuro(summary.totalSavings),
      comparison: since === null ? 'Nothing measured yet' : `since ${formatMonth(since)}`,
    },
    {
      label: 'Monthly savings',
      value: formatEuro(monthlySavings),
      ...(change && { change }),
      comparison: change ? 'on the month before' : 'in the month that ends today',
    },
    {
      label: 'Efficiency gain',
      value: `${summary.efficiencyGain}%`,
      comparison: `${formatHours(minutesSaved)} given back this month`,
    },
    {
      label: 'Customer satisfaction',
      value: customerSatisfaction.percent === null ? 'None yet' : `${customerSatisfaction.percent}%`,
      comparison:
        customerSatisfaction.percent === null
          ? 'Nobody has rated yet'
          : `of ${customerSatisfaction.answers} ratings in a year`,
    },
  ]
}
