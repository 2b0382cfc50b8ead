import { type BillingInterval, PLANS, type PlanId } from '#contracts/plans.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { quoteTrialKeeping } from './quote-plan-change.ts'
import type { Subscription } from './subscription-row.ts'
import { openPlan } from './transitions.ts'

type NewSubscription = { organisationId: string; plan: PlanId; interval?: BillingInterval | undefined }

/**
 * Starts a subscription in the caller's transaction and issues its first invoice, with set-up fee and first period. A
 * trial is free, and a mail explains its end. The new plan replaces a sample or a request. A plan without a list price
 * is stored as requested and costs nothing yet. Throws `conflict` when there is a plan.
 */
export async function openSubscription(tx: Tx, input: NewSubscription): Promise<void> {
  const { organisationId, plan, interval } = input
  const id = newId('sub')
  const now = tx.now().toISOString()
  const { changes, charge } = openPlan(plan, now, interval)
  const replaced = await tx.db
    .deleteFrom('subscriptions')
    .where('organisation_id', '=', organisationId)
    .where((row) => row.or([row('source', '=', 'sample'), row('status', '=', 'requested')]))
    .returning('purchase_order')
    .executeTakeFirst()
  const purchaseOrder = replaced?.purchase_order ?? null
  const opened = await tx.db
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
    // Another request may have opened a subscription at the same moment.
    .onConflict((conflict) => conflict.column('organisation_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (opened === undefined) throw new AppError('conflict', 'There is a plan already. Please change that one.')
  const details = { plan, status: changes.status, organisationId }
  await recordAudit(tx, 'subscription.opened', { kind: 'subscription', id }, details)
  if (opened.status === 'trial') await mailTrialStarted(tx, opened, now)
  if (charge !== null) await issueInvoice(tx, { organisationId, charge, purchaseOrder })
}

async function mailTrialStarted(tx: Tx, row: Subscription, now: string): Promise<void> {
  await mailOrganisation(tx, row.organisation_id, 'trial-started', {
    planName: PLANS[row.plan].name,
    endsOn: formatDay(row.trial_ends_at ?? now),
    dataUntil: formatDay(row.data_until ?? now),
    total: formatEuroExactly(quoteTrialKeeping(row, row.billing_interval, now).preview.totalCents),
  })
}
