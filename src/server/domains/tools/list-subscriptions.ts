import type { ToolSubscription } from '#contracts/tools.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { oncePerPage } from '../../once.ts'
import { findOwnPlanInForce, type PlanInForce } from '../plans/index.ts'
import { isCurrent } from './current.ts'
import { isIncluded, nextBillingAfter } from './rules.ts'

/** The tools that the actor's organisation uses, the longest used first. */
export const listToolSubscriptions = oncePerPage(async (ctx): Promise<ToolSubscription[]> => {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const [rows, plan] = await Promise.all([findRows(ctx, organisationId), findOwnPlanInForce(ctx)])
  return rows.map((row) => present(row, plan, ctx.now()))
})

function findRows(ctx: Ctx, organisationId: string) {
  return ctx.db
    .selectFrom('tool_subscriptions')
    .innerJoin('tools', 'tools.id', 'tool_subscriptions.tool_id')
    .selectAll('tool_subscriptions')
    .select(['tools.name', 'tools.included_from'])
    .where('organisation_id', '=', organisationId)
    .where((row) => isCurrent(row, ctx.now()))
    .orderBy('started_at')
    .orderBy('tool_subscriptions.id')
    .execute()
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

function present(row: Row, plan: PlanInForce | undefined, now: Date): ToolSubscription {
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
    nextBilling: isBilled ? nextBillingAfter(billedFrom, now) : null,
    endsAt,
    isCancelled: row.cancelled_at !== null,
    isIncluded: isOn,
    isSample,
  }
}
