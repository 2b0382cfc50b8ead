import type { ToolSubscription } from '#contracts/tools.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { ToolSubscriptionsTable } from '../../database/tools-tables.ts'
import { isCurrent } from './current.ts'
import { nextBillingAfter } from './rules.ts'

/** The tools that the actor's organisation uses, the longest used first. */
export async function listToolSubscriptions(ctx: Ctx): Promise<ToolSubscription[]> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const rows = await ctx.db
    .selectFrom('tool_subscriptions')
    .innerJoin('tools', 'tools.id', 'tool_subscriptions.tool_id')
    .selectAll('tool_subscriptions')
    .select('tools.name')
    .where('organisation_id', '=', organisationId)
    .where((row) => isCurrent(row, ctx.now()))
    .orderBy('started_at')
    .orderBy('tool_subscriptions.id')
    .execute()
  return rows.map((row) => present(row, ctx.now()))
}

function present(row: ToolSubscriptionsTable & { name: string }, now: Date): ToolSubscription {
  const isTrial = row.status === 'TRIAL'
  return {
    id: row.id,
    toolId: row.tool_id,
    name: row.name,
    status: isTrial ? 'TRIAL' : 'ACTIVE',
    startDate: row.started_at,
    nextBilling: isTrial || row.ends_at !== null ? null : nextBillingAfter(row.next_billing_at, now),
    endsAt: row.ends_at,
    isCancelled: row.cancelled_at !== null,
    isSample: row.source === 'sample',
  }
}
