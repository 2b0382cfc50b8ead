import type { ExpressionBuilder, Selectable } from 'kysely'
import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import type { SubscriptionsTable } from '../../database/billing-tables.ts'
import type { Database } from '../../database/schema.ts'
import { findSubscriptionOfMember } from './own-subscription.ts'

/** Instants. `endsAt` is when a cancelled plan, or a trial that was not kept, ends; null for one that goes on. */
export type PlanInForce = { plan: PlanId; status: 'trial' | 'active'; periodEnd: string; endsAt: string | null }

type PlanRow = Pick<Selectable<SubscriptionsTable>, 'plan' | 'status' | 'source' | 'current_period_end' | 'ends_at'>

/** The plan that counts, for everything that depends on one: a sample, a request or an ended plan is none. */
export async function findPlanInForce(ctx: Ctx, organisationId: string): Promise<PlanInForce | undefined> {
  const row = await ctx.db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'source', 'current_period_end', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return planInForceOf(row, ctx.now())
}

/** That of the actor's own organisation. */
export async function findOwnPlanInForce(ctx: Ctx): Promise<PlanInForce | undefined> {
  return planInForceOf(await findSubscriptionOfMember(ctx), ctx.now())
}

function planInForceOf(row: PlanRow | undefined, now: Date): PlanInForce | undefined {
  if (row?.source !== 'real' || row.current_period_end === null) return undefined
  if (row.status !== 'trial' && row.status !== 'active') return undefined
  if (row.ends_at !== null && row.ends_at <= now.toISOString()) return undefined
  return { plan: row.plan, status: row.status, periodEnd: row.current_period_end, endsAt: row.ends_at }
}

/** A plan that goes on to be invoiced: neither a cancelled one nor a trial that was not kept. */
export async function findPlanToBePaid(ctx: Ctx, organisationId: string): Promise<PlanInForce | undefined> {
  const plan = await findPlanInForce(ctx, organisationId)
  return plan?.endsAt === null ? plan : undefined
}

/** The same as a condition on rows of `subscriptions`. */
export function isInForce(row: ExpressionBuilder<Database, 'subscriptions'>, now: Date) {
  return row.and([
    row('subscriptions.source', '=', 'real'),
    row('subscriptions.status', 'in', ['trial', 'active']),
    row('subscriptions.current_period_end', 'is not', null),
    row.or([row('subscriptions.ends_at', 'is', null), row('subscriptions.ends_at', '>', now.toISOString())]),
  ])
}
