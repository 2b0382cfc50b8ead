import { quoteAcceptance } from '#contracts/quote-form.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { buildCharge, findSubscription, issueInvoice, refuseIncomplete } from '../billing/index.ts'
import { mailQuoteNews, mailTeam } from './mail-quote-news.ts'
import { getQuoteParts } from './present-quote.ts'
import { changeQuote, findOwnQuote, lockQuote, type QuoteRow } from './quote-row.ts'
import { requireStatus } from './require-status.ts'
import { buildDepositLine } from './rules.ts'

/**
 * Accepts a quote in the name of a person and invoices the deposit. Throws `not_found`, and `conflict` when the quote
 * is answered, withdrawn or expired, when its version or total is not the one shown, or while the organisation's
 * details are incomplete.
 */
export async function acceptQuote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { userId } = requirePermission(ctx, 'billing.change')
  const { revision, expectedTotalCents, name, purchaseOrder } = parseInput(quoteAcceptance, input)
  await findOwnQuote(ctx, id)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'sent')
    const parts = await getQuoteParts(tx, row)
    if (row.revision !== revision || parts.totalCents !== expectedTotalCents) {
      throw new AppError('conflict', 'The quote has changed since you opened it. Please look at it again.')
    }
    await refuseIncomplete(tx, row.organisation_id)
    await refuseEndingPlan(tx, row)
    const { deposit, countedCents } = parts
    const accepted = await changeQuote(tx, id, {
      status: 'accepted',
      answered_at: tx.now().toISOString(),
      answered_by: userId,
      answered_name: name,
      purchase_order: purchaseOrder,
      counted_cents: countedCents,
      deposit_cents: deposit.netCents,
    })
    const { number, organisation_id: organisationId } = row
    await recordAudit(tx, 'quote.accepted', { kind: 'quote', id }, { number, revision })
    await mailQuoteNews(tx, accepted, 'accepted')
    await mailTeam(tx, accepted, 'accepted')
    if (deposit.netCents === 0) return
    const charge = buildCharge([buildDepositLine(row, row.deposit_percent, deposit.netCents)], 0)
    await changeQuote(tx, id, { deposit_invoice_id: await issueInvoice(tx, { organisationId, charge, purchaseOrder }) })
  })
}

async function refuseEndingPlan(tx: Tx, { kind, organisation_id }: QuoteRow): Promise<void> {
  const subscription = kind === 'elite' ? await findSubscription(tx, organisation_id) : undefined
  // An ended plan does not block Elite, which replaces it.
  if (subscription?.status !== 'active' || subscription.ends_at === null) return
  throw new AppError('conflict', 'Your plan is cancelled. Please take the cancellation back first.')
}
