import type { PlanId } from '#contracts/plans.ts'
import { requireMember } from '../../access.ts'
import { isWithinSupportHours, nextSupportMoment } from '../../calendar/support-hours.ts'
import type { Ctx } from '../../context.ts'
import { replyDueAt } from './rules.ts'
import { planOf } from './ticket-row.ts'

export type SupportPromise = {
  plan: PlanId | null
  /** When a ticket opened now would be answered at the latest. */
  dueAt: string
  isDeskOpen: boolean
  /** When it opens next; now, while it is open. */
  opensAt: string
}

/** What a customer can count on who asks now. */
export async function getSupportPromise(ctx: Ctx): Promise<SupportPromise> {
  const plan = await planOf(ctx, requireMember(ctx).organisationId)
  const now = ctx.now()
  return {
    plan: plan ?? null,
    dueAt: replyDueAt(plan, now).toISOString(),
    isDeskOpen: isWithinSupportHours(now),
    opensAt: nextSupportMoment(now).toISOString(),
  }
}
