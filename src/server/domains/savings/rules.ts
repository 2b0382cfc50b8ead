import {
  type EfficiencyGain,
  FULL_WORKING_WEEK,
  SAVING_CATEGORIES,
  type Satisfaction,
  type SavingCategory,
  type SavingPeriod,
  type SavingsSum,
} from '#contracts/savings.ts'

const WEEKS_PER_YEAR = 52
const PERIODS_PER_YEAR: Record<SavingPeriod, number> = { monthly: 12, quarterly: 4, yearly: 1 }

export type CategorySum = { category: SavingCategory; cents: number; minutes: number }

export function createEmptySums(): Record<SavingCategory, number> {
  return Object.fromEntries(SAVING_CATEGORIES.map((category) => [category, 0])) as Record<SavingCategory, number>
}

export function addUpSavings(rows: CategorySum[]): SavingsSum {
  const sum: SavingsSum = { cents: 0, minutes: 0, byCategory: createEmptySums() }
  for (const { category, cents, minutes } of rows) {
    sum.cents += cents
    sum.minutes += minutes
    sum.byCategory[category] += cents
  }
  return sum
}

/** Time saved in a period, as percent of one full-time person's hours: 39 a week. Can exceed 100. */
export function calculateEfficiency(minutes: number, period: SavingPeriod): EfficiencyGain {
  const fullTimeHours = (FULL_WORKING_WEEK * WEEKS_PER_YEAR) / PERIODS_PER_YEAR[period]
  return { percent: Math.round((minutes / 60 / fullTimeHours) * 100), minutes, fullTimeHours }
}

/** The usual "top two boxes" score: the share of ratings of 4 or 5. */
export function calculateSatisfaction({ answers, satisfied }: { answers: number; satisfied: number }): Satisfaction {
  return { percent: answers === 0 ? null : Math.round((satisfied / answers) * 100), answers }
}
