import type { ExpressionBuilder, Selectable } from 'kysely'
import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import type { SubscriptionsTable } from '../../database/billing-tables.ts'
import type { Database } from '../../database/schema.ts'
import { findMemberSubscription } from './find-member-subscription.ts'

/** Instants. `endsAt` is the end of a cancelled plan or of a trial that was not kept. Null when the plan continues. */
export type PlanInForce = { plan: PlanId; status: 'trial' | 'active'; periodEnd: string; endsAt: string | null }

type PlanRow = Pick<Selectable<SubscriptionsTable>, 'plan' | 'status' | 'source' | 'current_period_end' | 'ends_at'>

/** The plan that counts for features and support. A sample, a request or an ended plan does not count. */
export async function findPlanInForce(ctx: Ctx, organisationId: string): Promise<PlanInForce | undefined> {
  const row = await ctx.db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'source', 'current_period_end', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return getPlanInForce(row, ctx.now())
}

/** The plan of the actor's organisation. */
export async function findOwnPlanInForce(ctx: Ctx): Promise<PlanInForce | undefined> {
  return getPlanInForce(await findMemberSubscription(ctx), ctx.now())
}

function getPlanInForce(row: PlanRow | undefined, now: Date): PlanInForce | undefined {
  if (row?.source !== 'real' || row.current_period_end === null) return undefined
  if (row.status !== 'trial' && row.status !== 'active') return undefined
  if (row.ends_at !== null && row.ends_at <= now.toISOString()) return undefined
  return { plan: row.plan, status: row.status, periodEnd: row.current_period_end, endsAt: row.ends_at }
}

/** A plan that will be invoiced: neither a cancelled plan nor a trial that was not kept. */
export async function findPayingPlan(ctx: Ctx, organisationId: string): Promise<PlanInForce | undefined> {
  const plan = await findPlanInForce(ctx, organisationId)
  return plan?.endsAt === null ? plan : undefined
}

/** Applies the same rule as a condition on rows of `subscriptions`. */
export function isInForce(row: ExpressionBuilder<Database, 'subscriptions'>, now: Date) {
  return row.and([
    row('subscriptions.source', '=', 'real'),
    row('subscriptions.status', 'in', ['trial', 'active']),
    row('subscriptions.current_period_end', 'is not', null),
    row.or([row('subscriptions.ends_at', 'is', null), row('subscriptions.ends_at', '>', now.toISOString())]),
  ])
}
