import type { ExpressionBuilder } from 'kysely'
import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'

/** Instants. `endsAt` is when a cancelled plan, or a trial that was not kept, ends; null for one that goes on. */
export type PlanInForce = { plan: PlanId; status: 'trial' | 'active'; periodEnd: string; endsAt: string | null }

/** The plan that counts, for everything that depends on one: a sample, a request or an ended plan is none. */
export async function findPlanInForce(ctx: Ctx, organisationId: string): Promise<PlanInForce | undefined> {
  const row = await ctx.db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'current_period_end', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .where((subscription) => isInForce(subscription, ctx.now()))
    .executeTakeFirst()
  if (row === undefined || row.current_period_end === null) return undefined
  const status = row.status === 'trial' ? 'trial' : 'active'
  return { plan: row.plan, status, periodEnd: row.current_period_end, endsAt: row.ends_at }
}

/** A plan that goes on to be invoiced: neither a cancelled one nor a trial that was not kept. */
export async function findPlanToBePaid(ctx: Ctx, organisationId: string): Promise<PlanInForce | undefined> {
  const plan = await findPlanInForce(ctx, organisationId)
  return plan?.endsAt === null ? plan : undefined
}

/** The condition that a row of `subscriptions` is a plan in force. */
export function isInForce(row: ExpressionBuilder<Database, 'subscriptions'>, now: Date) {
  return row.and([
    row('subscriptions.source', '=', 'real'),
    row('subscriptions.status', 'in', ['trial', 'active']),
    row.or([row('subscriptions.ends_at', 'is', null), row('subscriptions.ends_at', '>', now.toISOString())]),
  ])
}
