import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { getSubscription } from '../billing/index.ts'

export type UsablePlan = { plan: PlanId; periodEnd: string }

/** The plan that tools can be added to: a real one that runs. A sample, a request or an ended plan is none. */
export async function findUsablePlan(ctx: Ctx): Promise<UsablePlan | undefined> {
  const subscription = await getSubscription(ctx)
  if (subscription === null || subscription.source === 'sample' || subscription.period === null) return undefined
  const isRunning = subscription.status === 'trial' || subscription.status === 'active'
  return isRunning ? { plan: subscription.plan, periodEnd: subscription.period.end } : undefined
}
