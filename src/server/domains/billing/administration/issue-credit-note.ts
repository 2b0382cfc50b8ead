import { creditNote, type InvoiceView } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { parseInput } from '../../../parse.ts'
import { findInvoice, viewOf } from '../read-invoices.ts'
import { takeBackInvoice } from '../take-back-invoice.ts'

/**
 * Takes an invoice back as a whole: an issued one is never changed or deleted. The credit note takes the next number of
 * the same sequence, so one look shows that no document is missing. After a paid invoice its amount is due to the
 * customer. Throws `not_found`, and `conflict` for what cannot be taken back (again), or not before a later one.
 */
export async function issueCreditNote(ctx: Ctx, input: unknown): Promise<InvoiceView> {
  await requireAdministrator(ctx)
  const { invoiceId, reason } = parseInput(creditNote, input)
  return inTransaction(ctx, async (tx) =>
    viewOf(tx, await takeBackInvoice(tx, await findInvoice(tx, invoiceId), reason)),
  )
}
