import { creditNote, type InvoiceView } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { parseInput } from '../../../parse.ts'
import { creditInvoice } from '../credit-invoice.ts'
import { findInvoice, loadInvoiceView } from '../read-invoices.ts'

/**
 * Credits a whole invoice, because an issued invoice is never changed or deleted. The credit note takes the next number
 * of the same sequence. If the invoice was paid, its amount is due to the customer. Throws `not_found`, and `conflict`
 * if the invoice was credited already or a later invoice builds on it.
 */
export async function issueCreditNote(ctx: Ctx, input: unknown): Promise<InvoiceView> {
  await requireAdministrator(ctx)
  const { invoiceId, reason } = parseInput(creditNote, input)
  return inTransaction(ctx, async (tx) =>
    loadInvoiceView(tx, await creditInvoice(tx, await findInvoice(tx, invoiceId), reason)),
  )
}
