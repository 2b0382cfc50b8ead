import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { findPlanInForce, type PlanInForce } from '../plans/index.ts'

export type UsablePlan = PlanInForce

/** The plan that the actor can add tools to. */
export function findUsablePlan(ctx: Ctx): Promise<UsablePlan | undefined> {
  return findPlanInForce(ctx, requireMember(ctx).organisationId)
}
