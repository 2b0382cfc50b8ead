import { quoteCancellation } from '#contracts/quote-form.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { issueCreditNote } from '../billing/index.ts'
import { mailQuoteNews } from './mail-quote-news.ts'
import { listQuoteInvoices } from './present-quote.ts'
import { changeQuote, describeForAudit, lockQuote } from './quote-row.ts'
import { requireStatus } from './require-status.ts'

/**
 * Withdraws a quote that is not accepted. A request for Elite stays open. Throws `not_found`, and `conflict` when the
 * customer was faster.
 */
export async function withdrawQuote(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'draft', 'sent', 'expired')
    const withdrawn = await changeQuote(tx, id, { status: 'withdrawn' })
    await recordAudit(tx, 'quote.withdrawn', { kind: 'quote', id }, describeForAudit(row))
    if (row.sent_at !== null) await mailQuoteNews(tx, withdrawn, 'withdrawn')
  })
}

/**
 * Cancels an accepted quote before its delivery. A credit note takes the deposit back, and a request for Elite stays
 * open. Throws `not_found`, and `conflict` for a quote that is not accepted.
 */
export async function cancelQuote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { reason } = parseInput(quoteCancellation, input)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'accepted')
    const cancelled = await changeQuote(tx, id, { status: 'cancelled', reason })
    await recordAudit(tx, 'quote.cancelled', { kind: 'quote', id }, describeForAudit(row))
    await mailQuoteNews(tx, cancelled, 'cancelled')
    for (const invoice of await listQuoteInvoices(tx, row)) {
      if (!invoice.isCredited) await issueCreditNote(tx, { invoiceId: invoice.id, reason })
    }
  })
}
