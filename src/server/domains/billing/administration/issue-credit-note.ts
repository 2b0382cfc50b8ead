import { creditNote, type InvoiceLine, type InvoiceView } from '#contracts/billing.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../ids.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { invoiceLines } from '../invoice-json.ts'
import { nextNumber } from '../issue-invoice.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { documentNumber, type InvoiceRow } from '../present-invoice.ts'
import { findInvoice, viewOf } from '../read-invoices.ts'

/**
 * Takes an invoice back as a whole: an issued one is never changed or deleted. The credit note takes the next number of
 * the same sequence, so one look shows that no document is missing. After a paid invoice its amount is due to the
 * customer. Throws `not_found`, and `conflict` for what cannot be taken back (again).
 */
export async function issueCreditNote(ctx: Ctx, input: unknown): Promise<InvoiceView> {
  await requireAdministrator(ctx)
  const { invoiceId, reason } = parseInput(creditNote, input)
  return inTransaction(ctx, async (tx) => {
    const invoice = await findInvoice(tx, invoiceId)
    await markCredited(tx, invoice)
    const note = await storeCreditNote(tx, invoice, reason)
    const details = { number: note.number, invoice: invoice.number }
    await recordAudit(tx, 'credit_note.issued', { kind: 'invoice', id: note.id }, details)
    if (invoice.organisation_id !== null) {
      await mailOrganisation(tx, invoice.organisation_id, 'invoice-settled', {
        how: 'credited',
        number: documentNumber(note),
        total: formatEuroExactly(invoice.total_cents),
        invoice: documentNumber(invoice),
        reason,
      })
    }
    return viewOf(tx, note)
  })
}

async function markCredited(tx: Ctx, { id, kind, status }: InvoiceRow): Promise<void> {
  const isOpen = kind === 'invoice' && (status === 'due' || status === 'paid')
  const { numUpdatedRows } = await tx.db
    .updateTable('invoices')
    .set({ status: 'credited' })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  if (!isOpen || numUpdatedRows === 0n) throw new AppError('conflict', 'This document cannot be taken back.')
}

async function storeCreditNote(tx: Ctx, invoice: InvoiceRow, reason: string): Promise<InvoiceRow> {
  const now = tx.now().toISOString()
  const lines: InvoiceLine[] = invoiceLines.parse(JSON.parse(invoice.lines)).map((line) => ({
    ...line,
    description: `${line.description} (taken back: ${reason})`,
    netCents: -line.netCents,
  }))
  const note: InvoiceRow = {
    ...invoice,
    id: newId('inv'),
    kind: 'credit_note',
    credits_invoice_id: invoice.id,
    number: await nextNumber(tx),
    // Both documents of an unpaid invoice settle each other.
    status: invoice.status === 'paid' && invoice.total_cents > 0 ? 'due' : 'credited',
    net_cents: -invoice.net_cents,
    vat_cents: -invoice.vat_cents,
    total_cents: -invoice.total_cents,
    lines: JSON.stringify(lines),
    issued_at: now,
    due_at: now,
    paid_at: null,
  }
  await tx.db.insertInto('invoices').values(note).execute()
  return note
}
