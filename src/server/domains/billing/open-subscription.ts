import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { issueInvoice } from './issue-invoice.ts'
import { opening } from './transitions.ts'

/**
 * Starts an organisation's subscription in the caller's transaction and issues its first invoice: the set-up fee, and
 * the first month where there is no trial. It takes the place of a sample or of a mere request. A plan without a price is stored as requested
 * and costs nothing yet.
 */
export async function openSubscription(tx: Ctx, input: { organisationId: string; plan: PlanId }): Promise<void> {
  const { organisationId, plan } = input
  const id = newId('sub')
  const now = tx.now().toISOString()
  const { changes, charge } = opening(plan, now)
  const replaced = await tx.db
    .deleteFrom('subscriptions')
    .where('organisation_id', '=', organisationId)
    .where((row) => row.or([row('source', '=', 'sample'), row('status', '=', 'requested')]))
    .returning('purchase_order')
    .executeTakeFirst()
  const purchaseOrder = replaced?.purchase_order ?? null
  await tx.db
    .insertInto('subscriptions')
    .values({
      id,
      organisation_id: organisationId,
      plan,
      status: 'requested',
      purchase_order: purchaseOrder,
      created_at: now,
      ...changes,
    })
    .execute()
  await recordAudit(tx, 'subscription.opened', { kind: 'subscription', id }, { plan, status: changes.status })
  if (charge !== null) await issueInvoice(tx, { organisationId, charge, purchaseOrder })
}
