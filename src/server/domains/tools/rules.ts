import { Temporal } from 'temporal-polyfill'
import { PLAN_IDS, PLANS, type PlanId } from '#contracts/plans.ts'
import type { Tool, ToolRefusal } from '#contracts/tools.ts'
import { IRISH_ZONE } from '../../calendar/support-hours.ts'

type Sold = Pick<Tool, 'kind' | 'name' | 'targetAudience' | 'isActive' | 'includedFrom'>

/** Why a business on this plan cannot add a tool by itself; undefined: it can. */
export function refusalOf(tool: Sold, plan: PlanId | undefined): ToolRefusal | undefined {
  if (!tool.isActive || tool.targetAudience === 'GOVERNMENT') {
    return { reason: 'not_offered', explanation: `${tool.name} is not offered to businesses.` }
  }
  if (tool.includedFrom === null) return soldByItself(tool)
  const from = PLANS[tool.includedFrom].name
  if (plan === undefined) {
    return { reason: 'no_plan', explanation: `Part of the ${from} plan. You have not chosen a plan yet.` }
  }
  if (isIncluded(tool.includedFrom, plan)) return undefined
  return { reason: 'higher_plan', explanation: `Part of the ${from} plan. You are on ${PLANS[plan].name}.` }
}

/** Whether a plan has a tool. What is in no plan is used by an agreement of its own. */
export function isIncluded(includedFrom: PlanId | null, plan: PlanId | undefined): boolean {
  if (includedFrom === null) return true
  return plan !== undefined && PLAN_IDS.indexOf(plan) >= PLAN_IDS.indexOf(includedFrom)
}

function soldByItself({ kind, name }: Sold): ToolRefusal {
  return kind === 'module'
    ? { reason: 'licensed_separately', explanation: 'Sector modules are in no plan: each is licensed by itself.' }
    : { reason: 'sold_separately', explanation: `${name} is in no plan: we quote for it.` }
}

/** The first day of payment after `now`: that of `anchor`, then every month; the last of a month that is too short. */
export function nextBillingAfter(anchor: string, now: Date): string {
  const first = Temporal.Instant.from(anchor).toZonedDateTimeISO(IRISH_ZONE)
  const after = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(IRISH_ZONE)
  let months = Math.max(0, Math.floor(first.until(after, { largestUnit: 'months' }).months))
  while (first.add({ months }).epochMilliseconds <= now.getTime()) months += 1
  return new Date(first.add({ months }).epochMilliseconds).toISOString()
}
