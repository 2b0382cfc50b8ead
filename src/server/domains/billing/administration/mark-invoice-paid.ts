import { type InvoiceView, invoicePayment } from '#contracts/billing.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { requireAdministrator } from '../../../access.ts'
import { startOfIrishDay } from '../../../calendar/irish-day.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { formatDocumentNumber } from '../present-invoice.ts'
import { findInvoice, loadInvoiceView } from '../read-invoices.ts'

/**
 * Records that an invoice was paid, or a credit note paid back. Throws `not_found`, `conflict` when nothing is due on
 * it, and `invalid_input` for a day in the future.
 */
export async function markInvoicePaid(ctx: Ctx, input: unknown): Promise<InvoiceView> {
  await requireAdministrator(ctx)
  const { invoiceId, paidOn } = parseInput(invoicePayment, input)
  const now = ctx.now().toISOString()
  const paidAt = paidOn === undefined ? now : startOfIrishDay(paidOn)
  if (paidAt > now) {
    const message = 'This day is in the future. Please enter today or an earlier day.'
    throw new AppError('invalid_input', message, { fieldErrors: { paidOn: message } })
  }
  return inTransaction(ctx, async (tx) => {
    const row = await findInvoice(tx, invoiceId)
    const { numUpdatedRows } = await tx.db
      .updateTable('invoices')
      .set({ status: 'paid', paid_at: paidAt })
      .where('id', '=', invoiceId)
      .where('status', '=', 'due')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('conflict', 'Nothing is due on this invoice any more.')
    const details = { number: row.number, organisationId: row.organisation_id }
    await recordAudit(tx, 'invoice.paid', { kind: 'invoice', id: invoiceId }, details)
    if (row.organisation_id !== null) {
      await mailOrganisation(tx, row.organisation_id, 'invoice-settled', {
        how: row.kind === 'invoice' ? 'paid' : 'refunded',
        number: formatDocumentNumber(row),
        total: formatEuroExactly(Math.abs(row.total_cents)),
        invoice: '',
        reason: '',
      })
    }
    return loadInvoiceView(tx, await findInvoice(tx, invoiceId))
  })
}
