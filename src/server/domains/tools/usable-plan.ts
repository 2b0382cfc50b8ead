import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { getSubscription } from '../billing/index.ts'

/** `endsAt` is when a cancelled plan, and with it every tool, ends. Instants. */
export type UsablePlan = { plan: PlanId; periodEnd: string; endsAt: string | null }

/** The plan that tools can be added to: a real one that runs. A sample, a request or an ended plan is none. */
export async function findUsablePlan(ctx: Ctx): Promise<UsablePlan | undefined> {
  const subscription = await getSubscription(ctx)
  if (subscription === null || subscription.source === 'sample' || subscription.period === null) return undefined
  const { status, plan, period, cancellation } = subscription
  const isRunning = status === 'trial' || status === 'active'
  return isRunning ? { plan, periodEnd: period.end, endsAt: cancellation?.endsAt ?? null } : undefined
}
