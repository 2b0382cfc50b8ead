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
import { buyerOf, sellerOf } from './parties.ts'
import { bankTransferOf, documentNumber } from './present-invoice.ts'

/** How long a customer has to pay. */
const PAYMENT_DAYS = 14

type NewInvoice = { organisationId: string; charge: Charge; purchaseOrder: string | null }

/**
 * Issues an invoice in the caller's transaction, with its mail; one that comes to nothing counts as paid. Numbers are
 * consecutive without gaps: the counter goes back with a transaction that fails, and until this one ends the next
 * invoice waits for it. So call this last. Returns the id.
 */
export async function issueInvoice(tx: Tx, { organisationId, charge, purchaseOrder }: NewInvoice): Promise<string> {
  const id = newId('inv')
  const issuedAt = tx.now().toISOString()
  const [seller, buyer] = [sellerOf(await getCompany(tx)), await buyerOf(tx, organisationId)]
  const isPaid = charge.totalCents === 0
  const row = {
    id,
    organisation_id: organisationId,
    kind: 'invoice' as const,
    number: await nextNumber(tx),
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
    number: documentNumber(row),
    lines: charge.lines.map(({ description, netCents }) => ({ description, net: formatEuroExactly(netCents) })),
    vat: formatEuroExactly(charge.vatCents),
    total: formatEuroExactly(charge.totalCents),
    dueOn: formatDay(row.due_at),
    bankTransfer: bankTransferOf(row, seller),
  })
  return id
}

/** Takes the next number of the one sequence that invoices and credit notes share, in the caller's transaction. */
export async function nextNumber(tx: Tx): Promise<number> {
  const { last_number: number } = await tx.db
    .updateTable('invoice_numbers')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}
