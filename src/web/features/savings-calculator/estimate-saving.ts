import { PLANS, type Plan } from '#contracts/plans.ts'

export type Desk = { callsPerDay: number; minutesPerCall: number; hourlyCost: number }

/** The typed entries. */
export type DeskText = Record<keyof Desk, string>

/** Weekdays of a year without the ten Irish public holidays. */
export const WORKING_DAYS = 251
/** The largest share of reception costs that we claim to save. */
export const MAX_SHARE = 0.8
/** The largest saving that we claim for one business, in euro a year. */
export const MAX_SAVING = 50_000

export const EXAMPLE_DESK: Desk = { callsPerDay: 60, minutesPerCall: 4, hourlyCost: 22 }

export const DESK_LIMITS: Record<keyof Desk, { least: number; most: number; step: number }> = {
  callsPerDay: { least: 1, most: 2_000, step: 1 },
  minutesPerCall: { least: 0.5, most: 60, step: 0.5 },
  hourlyCost: { least: 10, most: 200, step: 0.5 },
}

export type Estimate = {
  callsPerMonth: number
  /** Hours a year. */
  hoursSpent: number
  hoursSaved: number
  /** The cost of the saved hours, in euro. */
  worth: number
  plan: Plan
  /** The plan's price in euro without VAT. Null if sales quotes it. */
  price: { firstYear: number; laterYears: number } | null
  /** Euro a year less the price, at most what we claim. Negative if the plan costs more than it saves. */
  saved: { firstYear: number; laterYears: number } | null
}

/**
 * An estimate. Calls × minutes × working days gives the hours, and a share of them is saved. The saving is their cost
 * less the price of the plan that holds so many calls. Calls outside working days are not counted.
 */
export function estimateSaving(desk: Desk, share = MAX_SHARE): Estimate {
  const hoursSpent = (desk.callsPerDay * desk.minutesPerCall * WORKING_DAYS) / 60
  const hoursSaved = hoursSpent * share
  const worth = hoursSaved * desk.hourlyCost
  const callsPerMonth = (desk.callsPerDay * WORKING_DAYS) / 12
  const plan = planFor(callsPerMonth)
  const price = pickPrice(plan)
  const saved = price && {
    firstYear: Math.min(worth - price.firstYear, MAX_SAVING),
    laterYears: Math.min(worth - price.laterYears, MAX_SAVING),
  }
  return { callsPerMonth, hoursSpent, hoursSaved, worth, plan, price, saved }
}

function planFor(callsPerMonth: number): Plan {
  const { professional, advanced, elite } = PLANS
  return [professional, advanced].find((plan) => callsPerMonth <= (plan.callsPerMonth ?? 0)) ?? elite
}

function pickPrice({ setupCents, monthlyCents }: Plan): Estimate['price'] {
  if (setupCents === null || monthlyCents === null) return null
  const laterYears = (monthlyCents * 12) / 100
  return { firstYear: setupCents / 100 + laterYears, laterYears }
}
