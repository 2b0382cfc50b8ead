import { z } from 'zod'
import { id } from '#contracts/primitives.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ToolSubscriptionsTable } from '../../database/catalogue-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import { findOwnPlanInForce } from '../plans/index.ts'
import { requireIncludedTool } from './add-tool.ts'
import { isCurrent } from './is-current.ts'
import { findNextBilling } from './rules.ts'

const choice = z.object({ subscription: id('tsub') })

type ToolRow = ToolSubscriptionsTable & { name: string }
type ToolChange = { set: Partial<ToolSubscriptionsTable>; action: AuditAction; message: string }

/** Makes a trial permanent. Throws `not_found`, and `conflict` without a trial or when the plan lacks the tool. */
export function activateTool(ctx: Ctx, input: unknown): Promise<void> {
  return changeToolSubscription(ctx, input, async (tx, row) => {
    if (row.status !== 'TRIAL') throw new AppError('conflict', `${row.name} is active already.`)
    const { plan } = await requireIncludedTool(tx, row.tool_id)
    // An activated sample becomes real, and stays when the samples are cleared.
    const start: Partial<ToolRow> = row.source === 'sample' ? { started_at: tx.now().toISOString() } : {}
    return {
      set: {
        ...start,
        status: 'ACTIVE',
        ends_at: null,
        cancelled_at: null,
        next_billing_at: plan.periodEnd,
        source: 'real',
      },
      action: 'tool.activated',
      message: `${row.name} activated`,
    }
  })
}

/**
 * Cancels a tool at the end of the paid period, a trial at its end. Throws `not_found`, and `conflict` when it was
 * cancelled before.
 */
export function cancelTool(ctx: Ctx, input: unknown): Promise<void> {
  return changeToolSubscription(ctx, input, async (tx, row) => {
    if (row.cancelled_at !== null) throw new AppError('conflict', `${row.name} is cancelled already.`)
    const plan = row.source === 'sample' ? undefined : await findOwnPlanInForce(tx)
    const endsAt = row.ends_at ?? findNextBilling(plan?.periodEnd ?? row.next_billing_at, tx.now())
    return {
      set: { cancelled_at: tx.now().toISOString(), ends_at: endsAt },
      action: 'tool.cancelled',
      message: `${row.name} cancelled, it stays until the end of the period`,
    }
  })
}

/** Withdraws a cancellation before it takes effect. Throws `not_found`, and `conflict` without one. */
export function keepTool(ctx: Ctx, input: unknown): Promise<void> {
  return changeToolSubscription(ctx, input, async (_, row) => {
    if (row.cancelled_at === null) throw new AppError('conflict', `${row.name} is not cancelled.`)
    return {
      set: { cancelled_at: null, ends_at: row.status === 'TRIAL' ? row.ends_at : null },
      action: 'tool.kept',
      message: `${row.name} is kept after all`,
    }
  })
}

async function changeToolSubscription(
  ctx: Ctx,
  input: unknown,
  decide: (tx: Tx, row: ToolRow) => Promise<ToolChange>,
): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'tools.change')
  const { subscription: id } = parseInput(choice, input)
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .selectFrom('tool_subscriptions')
      .innerJoin('tools', 'tools.id', 'tool_subscriptions.tool_id')
      .selectAll('tool_subscriptions')
      .select('tools.name')
      .where('tool_subscriptions.id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where((eb) => isCurrent(eb, tx.now().toISOString()))
      .executeTakeFirst()
    if (row === undefined) throw new AppError('not_found', 'There is no such tool.')
    const { set, action, message } = await decide(tx, row)
    const { numUpdatedRows } = await tx.db
      .updateTable('tool_subscriptions')
      .set(set)
      .where('id', '=', row.id)
      .where('organisation_id', '=', organisationId)
      // The second of two parallel changes has read an outdated row.
      .where('status', '=', row.status)
      .where('cancelled_at', row.cancelled_at === null ? 'is' : '=', row.cancelled_at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('conflict', 'A colleague has just changed this tool.')
    await recordAudit(tx, action, { kind: 'tool_subscription', id: row.id }, { tool: row.tool_id })
    await recordActivity(tx, { organisationId, type: 'tool_update', message })
  })
}
