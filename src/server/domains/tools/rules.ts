import { PLAN_IDS, PLANS, type PlanId } from '#contracts/plans.ts'
import type { Tool, ToolRefusal } from '#contracts/tools.ts'
import { addInIreland, countIrishMonths } from '../../calendar/irish-day.ts'

type ToolTerms = Pick<Tool, 'kind' | 'name' | 'targetAudience' | 'isActive' | 'includedFrom'>

/** Why a business on this plan cannot add a tool, or undefined. */
export function findRefusal(tool: ToolTerms, plan: PlanId | undefined): ToolRefusal | undefined {
  if (!tool.isActive || tool.targetAudience === 'GOVERNMENT') {
    return { reason: 'not_offered', explanation: `${tool.name} is not offered to businesses.` }
  }
  if (tool.includedFrom === null) return explainSeparateSale(tool)
  const from = PLANS[tool.includedFrom].name
  if (plan === undefined) {
    return { reason: 'no_plan', explanation: `Part of the ${from} plan. You have not chosen a plan yet.` }
  }
  if (isIncluded(tool.includedFrom, plan)) return undefined
  return { reason: 'higher_plan', explanation: `Part of the ${from} plan. You are on ${PLANS[plan].name}.` }
}

/** Whether a plan includes a tool. Tools outside all plans are used under a separate agreement. */
export function isIncluded(includedFrom: PlanId | null, plan: PlanId | undefined): boolean {
  if (includedFrom === null) return true
  return plan !== undefined && PLAN_IDS.indexOf(plan) >= PLAN_IDS.indexOf(includedFrom)
}

function explainSeparateSale({ kind, name }: ToolTerms): ToolRefusal {
  return kind === 'module'
    ? { reason: 'licensed_separately', explanation: 'No plan includes sector modules. Each is licensed separately.' }
    : { reason: 'sold_separately', explanation: `No plan includes ${name}. We quote for it.` }
}

/** The first monthly payment after `now`, counted from `anchor`. In a short month it is the last day. */
export function findNextBilling(anchor: string, now: Date): string {
  const after = now.toISOString()
  let months = Math.max(0, countIrishMonths(anchor, after))
  while (addInIreland(anchor, { months }) <= after) months += 1
  return addInIreland(anchor, { months })
}
