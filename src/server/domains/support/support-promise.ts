import type { SupportPromise } from '#contracts/support-views.ts'
import { isWithinSupportHours, nextSupportMoment } from '../../calendar/support-hours.ts'
import type { Ctx } from '../../context.ts'
import { findOwnPlanInForce } from '../plans/index.ts'
import { replyDueAt } from './rules.ts'

/** What a customer can count on who asks now. */
export async function getSupportPromise(ctx: Ctx): Promise<SupportPromise> {
  const plan = (await findOwnPlanInForce(ctx))?.plan
  const now = ctx.now()
  return {
    plan: plan ?? null,
    dueAt: replyDueAt(plan, now).toISOString(),
    isDeskOpen: isWithinSupportHours(now),
    opensAt: nextSupportMoment(now).toISOString(),
  }
}
