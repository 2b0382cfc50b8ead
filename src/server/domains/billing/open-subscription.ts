import { PLANS, type PlanId } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { issueInvoice } from './issue-invoice.ts'
import { dueDate, openingOf } from './rules.ts'

/**
 * Starts an organisation's subscription in the caller's transaction and issues the invoice for the set-up fee. The
 * prices are those of the plan; a plan without a price is stored as requested and costs nothing yet.
 */
export async function openSubscription(tx: Ctx, input: { organisationId: string; plan: PlanId }): Promise<void> {
  const id = newId('sub')
  const now = tx.now()
  const plan = PLANS[input.plan]
  const { status, trialEndsAt, periodEnd } = openingOf(input.plan, now)
  await tx.db
    .insertInto('subscriptions')
    .values({
      id,
      organisation_id: input.organisationId,
      plan: input.plan,
      status,
      trial_ends_at: trialEndsAt?.toISOString() ?? null,
      current_period_start: periodEnd === null ? null : now.toISOString(),
      current_period_end: periodEnd?.toISOString() ?? null,
      created_at: now.toISOString(),
    })
    .execute()
  await recordAudit(tx, 'subscription.opened', { kind: 'subscription', id }, { plan: input.plan, status })
  if (plan.setupCents === null) return
  await issueInvoice(tx, {
    organisationId: input.organisationId,
    lines: [{ description: `${plan.name}: set-up, one-time`, netCents: plan.setupCents }],
    dueAt: dueDate(now),
  })
}
