import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import {
  buildCharge,
  type Charge,
  changeSubscription,
  findSubscription,
  issueInvoice,
  mailOrganisation,
  NO_SUBSCRIPTION,
  openSubscription,
  type Subscription,
} from '../billing/index.ts'
import { computeEliteDelivery } from './compute-elite-delivery.ts'
import { mailQuoteNews } from './mail-quote-news.ts'
import { listQuoteInvoices } from './present-quote.ts'
import { changeQuote, describeForAudit, findQuote, lockQuote, type QuoteRow } from './quote-row.ts'
import { requireStatus } from './require-status.ts'
import { buildRestLine } from './rules.ts'

/**
 * Invoices the rest of a quote. Elite begins at its price, with its first month or the rest of the current one. Throws
 * `not_found`, and `conflict` for a quote that is not accepted and for a cancelled plan.
 */
export async function deliverQuote(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'accepted')
    const delivered = await changeQuote(tx, id, { status: 'delivered', delivered_at: tx.now().toISOString() })
    await recordAudit(tx, 'quote.delivered', { kind: 'quote', id }, describeForAudit(row))
    const charge = row.kind === 'elite' ? await startElite(tx, row) : await buildRestCharge(tx, row)
    await mailQuoteNews(tx, delivered, 'delivered')
    if (charge === null || charge.lines.length === 0) return
    const { organisation_id: organisationId, purchase_order: purchaseOrder } = row
    await changeQuote(tx, id, { rest_invoice_id: await issueInvoice(tx, { organisationId, charge, purchaseOrder }) })
  })
}

/** The invoice that delivery would issue now. Null when nothing is left, or delivery is not possible. */
export async function previewDelivery(ctx: Ctx, id: string): Promise<Charge | null> {
  await requireAdministrator(ctx)
  const row = await findQuote(ctx, id)
  if (row.status !== 'accepted') return null
  if (row.kind === 'custom') return buildRestCharge(ctx, row)
  const subscription = await findSubscription(ctx, row.organisation_id)
  return (
    await loadEliteTransition(
      ctx,
      row,
      subscription?.source === 'real' ? subscription : { ...NO_SUBSCRIPTION, plan: 'elite' },
    )
  ).charge
}

async function startElite(tx: Tx, row: QuoteRow): Promise<Charge | null> {
  const subscription = await requireSubscription(tx, row.organisation_id)
  // Accepting Elite is a decision to continue, even if a trial has ended by itself since.
  if (subscription.cancelled_at !== null && subscription.cancelled_at >= (row.answered_at ?? '')) {
    throw new AppError('conflict', 'The plan of this customer is cancelled. They must resume it first.')
  }
  const { changes, charge } = await loadEliteTransition(tx, row, subscription)
  await changeSubscription(tx, subscription, { ...changes, elite_requested_at: null })
  const details = { from: subscription.plan, quote: row.number, organisationId: row.organisation_id }
  await recordAudit(tx, 'subscription.elite_started', { kind: 'subscription', id: subscription.id }, details)
  const props = { news: 'started' as const, planName: PLANS.elite.name, on: formatDay(tx.now()) }
  await mailOrganisation(tx, row.organisation_id, 'plan-news', props)
  return charge
}

async function loadEliteTransition(ctx: Ctx, row: QuoteRow, subscription: Parameters<typeof computeEliteDelivery>[0]) {
  const { number, title, net_cents, monthly_cents } = row
  const agreed = {
    number,
    title,
    net_cents,
    monthly_cents: monthly_cents ?? 0,
    depositCents: await getStandingDeposit(ctx, row),
  }
  return computeEliteDelivery(subscription, agreed, ctx.now().toISOString())
}

async function requireSubscription(tx: Tx, organisationId: string): Promise<Subscription> {
  const subscription = await findSubscription(tx, organisationId)
  if (subscription?.source === 'real') return subscription
  await openSubscription(tx, { organisationId, plan: 'elite' })
  const opened = await findSubscription(tx, organisationId)
  if (opened === undefined) throw new Error('no subscription was opened')
  return opened
}

async function buildRestCharge(ctx: Ctx, row: QuoteRow): Promise<Charge | null> {
  const netCents = row.net_cents - (await getStandingDeposit(ctx, row))
  return netCents === 0 ? null : buildCharge([buildRestLine(row, netCents)], 0)
}

/** The net part of the deposit that was invoiced and not credited. */
async function getStandingDeposit(ctx: Ctx, row: QuoteRow): Promise<number> {
  const [deposit] = await listQuoteInvoices(ctx, row)
  return deposit === undefined || deposit.isCredited ? 0 : (row.deposit_cents ?? 0)
}
