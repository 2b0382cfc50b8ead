import { VAT_PERCENT, vatOn } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'

export type InvoiceLine = { description: string; netCents: number }

/**
 * Issues an invoice in the caller's transaction. Numbers are consecutive without gaps: the counter goes back with a
 * transaction that fails, and until this one ends the next invoice waits for it. So call this last.
 */
export async function issueInvoice(
  tx: Ctx,
  invoice: { organisationId: string; lines: InvoiceLine[]; dueAt: Date },
): Promise<{ id: string; number: number }> {
  const id = newId('inv')
  const netCents = invoice.lines.reduce((sum, line) => sum + line.netCents, 0)
  const vatCents = vatOn(netCents)
  const { last_number: number } = await tx.db
    .updateTable('invoice_numbers')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('invoices')
    .values({
      id,
      organisation_id: invoice.organisationId,
      number,
      status: 'due',
      net_cents: netCents,
      vat_cents: vatCents,
      total_cents: netCents + vatCents,
      vat_percent: VAT_PERCENT,
      lines: JSON.stringify(invoice.lines),
      issued_at: tx.now().toISOString(),
      due_at: invoice.dueAt.toISOString(),
    })
    .execute()
  await recordAudit(tx, 'invoice.issued', { kind: 'invoice', id }, { number, organisationId: invoice.organisationId })
  return { id, number }
}
