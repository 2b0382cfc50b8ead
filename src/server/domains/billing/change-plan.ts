import {
  changePlanInput,
  type PlanChangePreview,
  planChangeChoice,
  planStart,
  type SubscriptionView,
} from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { presentOwnSubscription } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { openSubscription } from './open-subscription.ts'
import { quotePlanChange, refuseOtherTotal } from './quote-plan-change.ts'
import { changeSubscription, findOwnSubscription, requireOwnSubscription } from './subscription-row.ts'
import { buildEndDates, NO_PENDING_CHANGE } from './transitions.ts'

/**
 * Shows what it costs to start a plan, or to change to it now or at the next cycle. The invoice has exactly this
 * amount. Throws `conflict` for a cancelled plan and for the current plan.
 */
export async function previewPlanChange(ctx: Ctx, input: unknown): Promise<PlanChangePreview> {
  requirePermission(ctx, 'billing.change')
  const choice = parseInput(planChangeChoice, input)
  return quotePlanChange(await findOwnSubscription(ctx), choice, ctx.now().toISOString()).preview
}

/**
 * Changes the plan or its interval, now with an invoice or at the next cycle. The same choice again changes nothing.
 * Throws `conflict` when the total is not the one shown.
 */
export async function changePlan(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  requirePermission(ctx, 'billing.change')
  const { expectedTotalCents, ...choice } = parseInput(changePlanInput, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    const now = tx.now().toISOString()
    const { preview, changes, charge, isDone } = quotePlanChange(row, choice, now)
    if (preview.kind === 'start')
      throw new AppError('conflict', 'There is no plan to change yet. Please choose one first.')
    refuseOtherTotal(preview, expectedTotalCents)
    if (isDone) return presentOwnSubscription(tx)
    await changeSubscription(tx, row, changes)
    const details = { from: row.plan, to: choice.plan, interval: preview.interval, when: choice.when }
    await recordAudit(tx, 'subscription.plan_changed', { kind: 'subscription', id: row.id }, details)
    const news = choice.when === 'now' ? ('changed' as const) : ('change_planned' as const)
    const props = { news, planName: preview.planName, on: formatDay(preview.effectiveAt) }
    await mailOrganisation(tx, row.organisation_id, 'plan-news', props)
    if (charge !== null) {
      await issueInvoice(tx, { organisationId: row.organisation_id, charge, purchaseOrder: row.purchase_order })
    }
    return presentOwnSubscription(tx)
  })
}

/** Withdraws a planned change. A trial then ends by itself again. Throws `conflict` when no change is planned. */
export async function undoPlanChange(ctx: Ctx): Promise<SubscriptionView> {
  requirePermission(ctx, 'billing.change')
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (row.pending_plan === null && row.pending_interval === null) {
      throw new AppError('conflict', 'There is no planned change to withdraw.')
    }
    const isTrial = row.status === 'trial' && row.trial_ends_at !== null
    await changeSubscription(tx, row, { ...NO_PENDING_CHANGE, ...(isTrial && buildEndDates(row.trial_ends_at ?? '')) })
    const details = { plan: row.plan, dropped: row.pending_plan ?? row.plan }
    await recordAudit(tx, 'subscription.plan_change_undone', { kind: 'subscription', id: row.id }, details)
    return presentOwnSubscription(tx)
  })
}

/**
 * Starts a plan for an organisation that has none, or only a sample or a request. Throws `conflict` while the
 * organisation's details are incomplete, and when the total is not the one shown.
 */
export async function startSubscription(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { organisationId } = requirePermission(ctx, 'billing.change')
  const { expectedTotalCents, ...chosen } = parseInput(planStart, input)
  return inTransaction(ctx, async (tx) => {
    const choice = { ...chosen, when: 'now' as const }
    const { preview } = quotePlanChange(await findOwnSubscription(tx), choice, tx.now().toISOString())
    if (preview.kind !== 'start') throw new AppError('conflict', 'There is a plan already. Please change that one.')
    refuseOtherTotal(preview, expectedTotalCents)
    await refuseIncomplete(tx, organisationId)
    if (preview.trialEndsAt === null) {
      const props = { news: 'started' as const, planName: preview.planName, on: formatDay(preview.effectiveAt) }
      await mailOrganisation(tx, organisationId, 'plan-news', props)
    }
    await openSubscription(tx, { organisationId, ...chosen })
    return presentOwnSubscription(tx)
  })
}

/** Throws `conflict` while the organisation has no name and address for an invoice. */
export async function refuseIncomplete(tx: Tx, organisationId: string): Promise<void> {
  const { completed_at } = await tx.db
    .selectFrom('organisations')
    .select('completed_at')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  if (completed_at !== null) return
  const message = 'Please complete the details of your organisation first: the invoice needs its name and address.'
  throw new AppError('conflict', message)
}
