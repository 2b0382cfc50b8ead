import type { InvoiceLine } from '#contracts/billing.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import type { Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { invoiceLines } from './invoice-json.ts'
import { takeInvoiceNumber } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { formatDocumentNumber, type InvoiceRow } from './present-invoice.ts'
import { changeSubscription, findSubscription } from './subscription-row.ts'
import { reverseCharge } from './transitions.ts'

/**
 * Credits a whole invoice in the caller's transaction: issues a credit note of the same sequence and reverses the
 * charge on the subscription. Throws `conflict` if the invoice was credited already, and while a later invoice builds
 * on it.
 */
export async function creditInvoice(tx: Tx, invoice: InvoiceRow, reason: string): Promise<InvoiceRow> {
  await markCredited(tx, invoice)
  const lines = parseLines(invoice)
  await refuseLaterCredit(tx, invoice, lines)
  await reverseOnSubscription(tx, invoice, lines)
  const note = await storeCreditNote(tx, invoice, lines, reason)
  const details = { number: note.number, invoice: invoice.number, organisationId: invoice.organisation_id }
  await recordAudit(tx, 'credit_note.issued', { kind: 'invoice', id: note.id }, details)
  if (invoice.organisation_id !== null) {
    await mailOrganisation(tx, invoice.organisation_id, 'invoice-settled', {
      how: 'credited',
      number: formatDocumentNumber(note),
      total: formatEuroExactly(invoice.total_cents),
      invoice: formatDocumentNumber(invoice),
      reason,
    })
  }
  return note
}

function parseLines({ lines }: InvoiceRow): InvoiceLine[] {
  return invoiceLines.parse(JSON.parse(lines))
}

async function markCredited(tx: Tx, { id, kind, status }: InvoiceRow): Promise<void> {
  const isOpen = kind === 'invoice' && (status === 'due' || status === 'paid')
  const { numUpdatedRows } = await tx.db
    .updateTable('invoices')
    .set({ status: 'credited' })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  if (!isOpen || numUpdatedRows === 0n) throw new AppError('conflict', 'This document cannot be taken back.')
}

/** Throws `conflict` when a later change has credited the rest of the period, which must not be credited twice. */
async function refuseLaterCredit(tx: Tx, { organisation_id, number }: InvoiceRow, lines: InvoiceLine[]): Promise<void> {
  const ends = lines.flatMap(({ kind, period }) => (kind !== 'unused' && period !== null ? [period.end] : []))
  if (organisation_id === null || ends.length === 0) return
  const later = await tx.db
    .selectFrom('invoices')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', 'invoice')
    .where('status', 'in', ['due', 'paid'])
    .where('number', '>', number)
    .orderBy('number', 'desc')
    .execute()
  const isCreditForPeriod = ({ kind, period }: InvoiceLine) => kind === 'unused' && ends.includes(period?.end ?? '')
  const first = later.find((invoice) => parseLines(invoice).some(isCreditForPeriod))
  if (first === undefined) return
  throw new AppError(
    'conflict',
    `${formatDocumentNumber(first)} builds on this invoice. Please take that one back first.`,
  )
}

async function reverseOnSubscription(tx: Tx, { organisation_id }: InvoiceRow, lines: InvoiceLine[]): Promise<void> {
  const row = organisation_id === null ? undefined : await findSubscription(tx, organisation_id)
  if (row === undefined || row.source === 'sample') return
  const changes = reverseCharge(row, lines)
  if (changes === null) {
    const message = 'A later invoice used the credit that this one gave. Please take that invoice back first.'
    throw new AppError('conflict', message)
  }
  await changeSubscription(tx, row, changes)
}

async function storeCreditNote(tx: Tx, invoice: InvoiceRow, lines: InvoiceLine[], reason: string): Promise<InvoiceRow> {
  const now = tx.now().toISOString()
  const note: InvoiceRow = {
    ...invoice,
    id: newId('inv'),
    kind: 'credit_note',
    credits_invoice_id: invoice.id,
    number: await takeInvoiceNumber(tx),
    // An unpaid invoice and its credit note settle each other.
    status: invoice.status === 'paid' && invoice.total_cents > 0 ? 'due' : 'credited',
    net_cents: -invoice.net_cents,
    vat_cents: -invoice.vat_cents,
    total_cents: -invoice.total_cents,
    lines: JSON.stringify(
      lines.map((line) => ({
        ...line,
        description: `${line.description} (taken back: ${reason})`,
        netCents: -line.netCents,
      })),
    ),
    issued_at: now,
    due_at: now,
    paid_at: null,
  }
  await tx.db.insertInto('invoices').values(note).execute()
  return note
}
