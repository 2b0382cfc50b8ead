import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import {
  type Charge,
  changeAsSeen,
  chargeOf,
  findSubscription,
  issueInvoice,
  mailOrganisation,
  NOTHING_YET,
  openSubscription,
  type Subscription,
} from '../billing/index.ts'
import { eliteDelivery } from './elite-delivery.ts'
import { mailQuote } from './mails.ts'
import { invoicesOf } from './present.ts'
import { changeQuote, findQuote, lockQuote, type QuoteRow } from './quote-row.ts'
import { requireStatus } from './require-status.ts'
import { restLine } from './rules.ts'

/**
 * The work is done: invoices the rest. Elite begins at its price, with its first month or the rest of the current one.
 * Throws `not_found`, and `conflict` for what is not accepted, or a plan that is cancelled.
 */
export async function deliverQuote(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'accepted')
    const delivered = await changeQuote(tx, id, { status: 'delivered', delivered_at: tx.now().toISOString() })
    await recordAudit(tx, 'quote.delivered', { kind: 'quote', id }, { number: row.number })
    const charge = row.kind === 'elite' ? await startElite(tx, row) : await restOf(tx, row)
    await mailQuote(tx, delivered, 'delivered')
    if (charge === null || charge.lines.length === 0) return
    const { organisation_id: organisationId, purchase_order: purchaseOrder } = row
    await changeQuote(tx, id, { rest_invoice_id: await issueInvoice(tx, { organisationId, charge, purchaseOrder }) })
  })
}

/** What delivery would invoice now. Null where nothing is left, or delivery is not possible. */
export async function previewDelivery(ctx: Ctx, id: string): Promise<Charge | null> {
  await requireAdministrator(ctx)
  const row = await findQuote(ctx, id)
  if (row.status !== 'accepted') return null
  if (row.kind === 'custom') return restOf(ctx, row)
  const subscription = await findSubscription(ctx, row.organisation_id)
  return (
    await eliteTransition(ctx, row, subscription?.source === 'real' ? subscription : { ...NOTHING_YET, plan: 'elite' })
  ).charge
}

/** In the caller's transaction, with its audit line and mail. */
async function startElite(tx: Tx, row: QuoteRow): Promise<Charge | null> {
  const subscription = await requireSubscription(tx, row.organisation_id)
  // Who accepted Elite has decided to go on, also where a trial ended by itself meanwhile.
  if (subscription.cancelled_at !== null && subscription.cancelled_at >= (row.answered_at ?? '')) {
    throw new AppError('conflict', 'The plan of this customer is cancelled. They have to take it up again first.')
  }
  const { changes, charge } = await eliteTransition(tx, row, subscription)
  await changeAsSeen(tx, subscription, { ...changes, elite_requested_at: null })
  const details = { from: subscription.plan, quote: row.number }
  await recordAudit(tx, 'subscription.elite_started', { kind: 'subscription', id: subscription.id }, details)
  const props = { news: 'started' as const, planName: PLANS.elite.name, on: formatDay(tx.now()) }
  await mailOrganisation(tx, row.organisation_id, 'plan-news', props)
  return charge
}

async function eliteTransition(ctx: Ctx, row: QuoteRow, subscription: Parameters<typeof eliteDelivery>[0]) {
  const { number, title, net_cents, monthly_cents } = row
  const agreed = {
    number,
    title,
    net_cents,
    monthly_cents: monthly_cents ?? 0,
    depositCents: await standingDeposit(ctx, row),
  }
  return eliteDelivery(subscription, agreed, ctx.now().toISOString())
}

/** Of an organisation that never asked for a plan it is opened now. */
async function requireSubscription(tx: Tx, organisationId: string): Promise<Subscription> {
  const found = await findSubscription(tx, organisationId)
  if (found?.source === 'real') return found
  await openSubscription(tx, { organisationId, plan: 'elite' })
  const opened = await findSubscription(tx, organisationId)
  if (opened === undefined) throw new Error('no subscription was opened')
  return opened
}

async function restOf(ctx: Ctx, row: QuoteRow): Promise<Charge | null> {
  const netCents = row.net_cents - (await standingDeposit(ctx, row))
  return netCents === 0 ? null : chargeOf([restLine(row, netCents)], 0)
}

/** What of the deposit was invoiced and not taken back by a credit note of its own. Net. */
async function standingDeposit(ctx: Ctx, row: QuoteRow): Promise<number> {
  const [deposit] = await invoicesOf(ctx, row)
  return deposit === undefined || deposit.isCredited ? 0 : (row.deposit_cents ?? 0)
}
