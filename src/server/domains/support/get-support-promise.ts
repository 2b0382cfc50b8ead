import type { SupportPromise } from '#contracts/support-views.ts'
import { findNextSupportMoment, isWithinSupportHours } from '../../calendar/support-hours.ts'
import type { Ctx } from '../../context.ts'
import { findOwnPlanInForce } from '../plans/index.ts'
import { calculateReplyDue } from './rules.ts'

/** Returns the deadline and opening for a ticket opened now. */
export async function getSupportPromise(ctx: Ctx): Promise<SupportPromise> {
  const plan = (await findOwnPlanInForce(ctx))?.plan
  const now = ctx.now()
  return {
    plan: plan ?? null,
    dueAt: calculateReplyDue(plan, now).toISOString(),
    isDeskOpen: isWithinSupportHours(now),
    opensAt: findNextSupportMoment(now).toISOString(),
  }
}
