import {
  type PlanChangePreview,
  planChange,
  planChangeChoice,
  planStart,
  type SubscriptionView,
} from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { ownSubscriptionView } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { openSubscription } from './open-subscription.ts'
import { planChangeOf, refuseOtherTotal } from './plan-change.ts'
import { changeAsSeen, findOwnSubscription, requireOwnSubscription } from './subscription.ts'
import { endingAt, NOTHING_PENDING } from './transitions.ts'

/**
 * What starting a plan, or changing to it now or at the next cycle, costs and when. What is invoiced afterwards is
 * exactly this. Throws `conflict` for a plan that is cancelled, or for the plan that there is already.
 */
export async function previewPlanChange(ctx: Ctx, input: unknown): Promise<PlanChangePreview> {
  const choice = parseInput(planChangeChoice, input)
  return planChangeOf(await findOwnSubscription(ctx), choice, ctx.now().toISOString()).preview
}

/**
 * Changes the plan or its interval, at once with an invoice or at the next cycle. The same choice again changes nothing.
 * Throws `conflict` when the total is not the one that the customer saw.
 */
export async function changePlan(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { expectedTotalCents, ...choice } = parseInput(planChange, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    const now = tx.now().toISOString()
    const { preview, changes, charge, isDone } = planChangeOf(row, choice, now)
    if (preview.kind === 'start')
      throw new AppError('conflict', 'There is no plan to change yet. Please choose one first.')
    refuseOtherTotal(preview, expectedTotalCents)
    if (isDone) return ownSubscriptionView(tx)
    await changeAsSeen(tx, row, changes)
    const details = { from: row.plan, to: choice.plan, interval: preview.interval, when: choice.when }
    await recordAudit(tx, 'subscription.plan_changed', { kind: 'subscription', id: row.id }, details)
    const news = choice.when === 'now' ? ('changed' as const) : ('change_planned' as const)
    const props = { news, planName: preview.planName, on: formatDay(preview.effectiveAt) }
    await mailOrganisation(tx, row.organisation_id, 'plan-news', props)
    if (charge !== null) {
      await issueInvoice(tx, { organisationId: row.organisation_id, charge, purchaseOrder: row.purchase_order })
    }
    return ownSubscriptionView(tx)
  })
}

/**
 * Leaves the plan as it is. A trial then ends by itself again, until it is kept. Throws `conflict` when no change is
 * waiting.
 */
export async function undoPlanChange(ctx: Ctx): Promise<SubscriptionView> {
  requireMember(ctx)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (row.pending_plan === null && row.pending_interval === null) {
      throw new AppError('conflict', 'No change of plan is waiting.')
    }
    const isTrial = row.status === 'trial' && row.trial_ends_at !== null
    await changeAsSeen(tx, row, { ...NOTHING_PENDING, ...(isTrial && endingAt(row.trial_ends_at ?? '')) })
    const details = { plan: row.plan, dropped: row.pending_plan ?? row.plan }
    await recordAudit(tx, 'subscription.plan_change_undone', { kind: 'subscription', id: row.id }, details)
    return ownSubscriptionView(tx)
  })
}

/**
 * Starts a plan for an organisation that has none, or only a sample or a request. Throws `conflict` while the details of
 * the organisation are not complete, as the invoice needs them, and when the total is not the one that was seen.
 */
export async function startSubscription(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { expectedTotalCents, ...chosen } = parseInput(planStart, input)
  const { organisationId } = requireMember(ctx)
  return inTransaction(ctx, async (tx) => {
    const choice = { ...chosen, when: 'now' as const }
    const { preview } = planChangeOf(await findOwnSubscription(tx), choice, tx.now().toISOString())
    if (preview.kind !== 'start') throw new AppError('conflict', 'There is a plan already. Please change that one.')
    refuseOtherTotal(preview, expectedTotalCents)
    await refuseIncomplete(tx, organisationId)
    if (preview.trialEndsAt === null) {
      const props = { news: 'started' as const, planName: preview.planName, on: formatDay(preview.effectiveAt) }
      await mailOrganisation(tx, organisationId, 'plan-news', props)
    }
    await openSubscription(tx, { organisationId, ...chosen })
    return ownSubscriptionView(tx)
  })
}

/** Throws `conflict` while an invoice could not name the organisation and its address. */
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
