import { PLANS, type Plan } from '#contracts/plans.ts'

export type Desk = { callsPerDay: number; minutesPerCall: number; hourlyCost: number }

/** The entries as typed. */
export type DeskText = Record<keyof Desk, string>

/** Weekdays of a year without the ten Irish public holidays. */
export const WORKING_DAYS = 251
/** The most of a reception's cost that we say can be saved. */
export const MOST_TAKEN_OVER = 0.8
/** The most that we say one business can save in a year, in euro. */
export const MOST_SAVED = 50_000

export const EXAMPLE_DESK: Desk = { callsPerDay: 60, minutesPerCall: 4, hourlyCost: 22 }

export const DESK_LIMITS: Record<keyof Desk, { least: number; most: number; step: number }> = {
  callsPerDay: { least: 1, most: 2_000, step: 1 },
  minutesPerCall: { least: 0.5, most: 60, step: 0.5 },
  hourlyCost: { least: 10, most: 200, step: 0.5 },
}

export type Estimate = {
  callsPerMonth: number
  /** Spent on answering in a year. */
  hoursSpent: number
  hoursSaved: number
  /** What the saved hours cost, in euro. */
  worth: number
  plan: Plan
  /** The plan's price in euro before VAT; null when sales quotes it. */
  price: { firstYear: number; laterYears: number } | null
  /** In euro, the price taken off, never above the most that we claim; negative when it costs more than it saves. */
  saved: { firstYear: number; laterYears: number } | null
}

/**
 * A model, not a promise: calls × minutes × working days gives the hours, of which a share is taken over. What those
 * hours cost, less the plan that holds so many calls, is the saving. Calls outside working days are not counted.
 */
export function estimateSaving(desk: Desk, share = MOST_TAKEN_OVER): Estimate {
  const hoursSpent = (desk.callsPerDay * desk.minutesPerCall * WORKING_DAYS) / 60
  const hoursSaved = hoursSpent * share
  const worth = hoursSaved * desk.hourlyCost
  const callsPerMonth = (desk.callsPerDay * WORKING_DAYS) / 12
  const plan = planFor(callsPerMonth)
  const price = priceOf(plan)
  const saved = price && {
    firstYear: Math.min(worth - price.firstYear, MOST_SAVED),
    laterYears: Math.min(worth - price.laterYears, MOST_SAVED),
  }
  return { callsPerMonth, hoursSpent, hoursSaved, worth, plan, price, saved }
}

function planFor(callsPerMonth: number): Plan {
  const { professional, advanced, elite } = PLANS
  return [professional, advanced].find((plan) => callsPerMonth <= (plan.callsPerMonth ?? 0)) ?? elite
}

function priceOf({ setupCents, monthlyCents }: Plan): Estimate['price'] {
  if (setupCents === null || monthlyCents === null) return null
  const laterYears = (monthlyCents * 12) / 100
  return { firstYear: setupCents / 100 + laterYears, laterYears }
}
