import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../../for-each-due.ts'
import { recordAudit } from '../../audit/index.ts'
import { issueInvoice } from '../issue-invoice.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { type Subscription, tryChangeSubscription } from '../subscription-row.ts'
import { startNextCycle } from '../transitions.ts'

/**
 * Begins the next period of every plan whose period or kept trial is over, and invoices it in advance. After a
 * standstill it catches up period by period. Samples, cancelled plans and trials that were not kept are never billed.
 */
export function renewSubscriptions(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, listDueSubscriptions, renewSubscription)
}

function listDueSubscriptions(ctx: Ctx, after: Subscription | undefined): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('source', '=', 'real')
    .where('status', 'in', ['trial', 'active'])
    .where('ends_at', 'is', null)
    .where('current_period_end', '<=', ctx.now().toISOString())
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

async function renewSubscription(tx: Tx, row: Subscription): Promise<boolean> {
  const cycle = startNextCycle(row)
  if (cycle === null || !(await tryChangeSubscription(tx, row, cycle.changes))) return false
  const { plan = row.plan, current_period_start: start } = cycle.changes
  const { organisation_id: organisationId, purchase_order: purchaseOrder } = row
  const details = { plan, from: row.status, start, organisationId }
  await recordAudit(tx, 'subscription.renewed', { kind: 'subscription', id: row.id }, details)
  if (row.pending_plan !== null || row.pending_interval !== null) {
    const props = { news: 'changed' as const, planName: PLANS[plan].name, on: formatDay(start ?? '') }
    await mailOrganisation(tx, organisationId, 'plan-news', props)
  }
  if (cycle.charge !== null) await issueInvoice(tx, { organisationId, charge: cycle.charge, purchaseOrder })
  return true
}
