import { quoteCancellation } from '#contracts/quote-form.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { issueCreditNote } from '../billing/index.ts'
import { mailQuote } from './mails.ts'
import { invoicesOf } from './present.ts'
import { changeQuote, lockQuote } from './quote-row.ts'
import { requireStatus } from './require-status.ts'

/**
 * Takes back a quote that is not accepted; a request for Elite stays open. Throws `not_found`, and `conflict` when the
 * customer was quicker.
 */
export async function withdrawQuote(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'draft', 'sent', 'expired')
    const withdrawn = await changeQuote(tx, id, { status: 'withdrawn' })
    await recordAudit(tx, 'quote.withdrawn', { kind: 'quote', id }, { number: row.number })
    if (row.sent_at !== null) await mailQuote(tx, withdrawn, 'withdrawn')
  })
}

/**
 * Cancels what was accepted but not delivered: a credit note takes the deposit back, and a request for Elite stays open.
 * Throws `not_found`, and `conflict` for what is not accepted.
 */
export async function cancelQuote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { reason } = parseInput(quoteCancellation, input)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'accepted')
    const cancelled = await changeQuote(tx, id, { status: 'cancelled', reason })
    await recordAudit(tx, 'quote.cancelled', { kind: 'quote', id }, { number: row.number })
    await mailQuote(tx, cancelled, 'cancelled')
    for (const invoice of await invoicesOf(tx, row)) {
      if (!invoice.isCredited) await issueCreditNote(tx, { invoiceId: invoice.id, reason })
    }
  })
}
