import type { ToolSubscription } from '#contracts/tools.ts'
import { requirePermission } from '../../access.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { memoizePerPage } from '../../once.ts'
import { findOwnPlanInForce, type PlanInForce } from '../plans/index.ts'
import { isCurrent } from './is-current.ts'
import { findNextBilling, isIncluded } from './rules.ts'

/** The tools of the actor's organisation, longest in use first. */
export const listToolSubscriptions = memoizePerPage(async (ctx): Promise<ToolSubscription[]> => {
  const { organisationId } = requirePermission(ctx, 'tools.read')
  const now = ctx.now().toISOString()
  const [rows, plan] = await Promise.all([listRows(ctx, { organisationId, now }), findOwnPlanInForce(ctx)])
  return rows.map((row) => presentToolSubscription(row, plan, ctx.now()))
})

const listRows = keptQuery((db, { organisationId, now }: { organisationId: string; now: string }) =>
  db
    .selectFrom('tool_subscriptions')
    .innerJoin('tools', 'tools.id', 'tool_subscriptions.tool_id')
    .selectAll('tool_subscriptions')
    .select(['tools.name', 'tools.included_from'])
    .where('organisation_id', '=', organisationId)
    .where((row) => isCurrent(row, now))
    .orderBy('started_at')
    .orderBy('tool_subscriptions.id'),
)

type ToolRow = Awaited<ReturnType<typeof listRows>>[number]

function presentToolSubscription(row: ToolRow, plan: PlanInForce | undefined, now: Date): ToolSubscription {
  const isSample = row.source === 'sample'
  const isOn = isSample || isIncluded(row.included_from, plan?.plan)
  const endsAt = row.ends_at ?? (isSample ? null : (plan?.endsAt ?? null))
  const isBilled = row.status === 'ACTIVE' && isOn && endsAt === null
  const billedFrom = isSample ? row.next_billing_at : (plan?.periodEnd ?? row.next_billing_at)
  return {
    id: row.id,
    toolId: row.tool_id,
    name: row.name,
    status: row.status === 'TRIAL' ? 'TRIAL' : 'ACTIVE',
    startDate: row.started_at,
    nextBilling: isBilled ? findNextBilling(billedFrom, now) : null,
    endsAt,
    isCancelled: row.cancelled_at !== null,
    isIncluded: isOn,
    isSample,
  }
}
