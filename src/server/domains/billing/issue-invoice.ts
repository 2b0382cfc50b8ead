import { VAT_PERCENT } from '#contracts/plans.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { getCompany } from '../settings/index.ts'
import { addDays } from './calendar.ts'
import type { Charge } from './charges.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { buildSeller, getBuyer } from './parties.ts'
import { formatDocumentNumber, getBankTransfer } from './present-invoice.ts'

const PAYMENT_DAYS = 14

type NewInvoice = { organisationId: string; charge: Charge; purchaseOrder: string | null }

/**
 * Issues an invoice in the caller's transaction, with its mail, and returns its id. An invoice of 0 counts as paid.
 * Numbers have no gaps: a failed transaction rolls the counter back, and the next invoice waits for the end of this
 * transaction. Call this last, so that the wait is short.
 */
export async function issueInvoice(tx: Tx, { organisationId, charge, purchaseOrder }: NewInvoice): Promise<string> {
  const id = newId('inv')
  const issuedAt = tx.now().toISOString()
  const [seller, buyer] = [buildSeller(await getCompany(tx)), await getBuyer(tx, organisationId)]
  const isPaid = charge.totalCents === 0
  const row = {
    id,
    organisation_id: organisationId,
    kind: 'invoice' as const,
    number: await takeInvoiceNumber(tx),
    status: isPaid ? ('paid' as const) : ('due' as const),
    net_cents: charge.netCents,
    vat_cents: charge.vatCents,
    total_cents: charge.totalCents,
    vat_percent: VAT_PERCENT,
    lines: JSON.stringify(charge.lines),
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    purchase_order: purchaseOrder,
    issued_at: issuedAt,
    due_at: addDays(issuedAt, PAYMENT_DAYS),
    paid_at: isPaid ? issuedAt : null,
  }
  await tx.db.insertInto('invoices').values(row).execute()
  await recordAudit(tx, 'invoice.issued', { kind: 'invoice', id }, { number: row.number, organisationId })
  await mailOrganisation(tx, organisationId, 'invoice-issued', {
    number: formatDocumentNumber(row),
    lines: charge.lines.map(({ description, netCents }) => ({ description, net: formatEuroExactly(netCents) })),
    vat: formatEuroExactly(charge.vatCents),
    total: formatEuroExactly(charge.totalCents),
    dueOn: formatDay(row.due_at),
    bankTransfer: getBankTransfer(row, seller),
  })
  return id
}

/** Takes the next number of the sequence that invoices and credit notes share, in the caller's transaction. */
export async function takeInvoiceNumber(tx: Tx): Promise<number> {
  const { last_number: number } = await tx.db
    .updateTable('invoice_numbers')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}
