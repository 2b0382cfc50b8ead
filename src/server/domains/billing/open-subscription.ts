import type { PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { issueInvoice } from './issue-invoice.ts'
import { clearSubscriptionSample } from './samples.ts'
import { opening } from './transitions.ts'

/**
 * Starts an organisation's subscription in the caller's transaction and issues its first invoice: the set-up fee, and
 * the first month where there is no trial. It takes the place of a sample. A plan without a price is stored as requested
 * and costs nothing yet.
 */
export async function openSubscription(tx: Ctx, input: { organisationId: string; plan: PlanId }): Promise<void> {
  const { organisationId, plan } = input
  const id = newId('sub')
  const now = tx.now().toISOString()
  const { changes, charge } = opening(plan, now)
  await clearSubscriptionSample(tx, organisationId)
  await tx.db
    .insertInto('subscriptions')
    .values({ id, organisation_id: organisationId, plan, status: 'requested', created_at: now, ...changes })
    .execute()
  await recordAudit(tx, 'subscription.opened', { kind: 'subscription', id }, { plan, status: changes.status })
  if (charge !== null) await issueInvoice(tx, { organisationId, charge, purchaseOrder: null })
}
