import type { Selectable } from 'kysely'
import type { BankTransfer, InvoiceSummary, InvoiceView } from '#contracts/billing.ts'
import type { InvoicesTable } from '../../database/billing-tables.ts'
import { type InvoiceSeller, invoiceBuyer, invoiceLines, invoiceSeller } from './invoice-json.ts'
import { bankTransfer } from './payments/bank-transfer.ts'

export type InvoiceRow = Selectable<InvoicesTable>
type PayableRow = Pick<InvoiceRow, 'kind' | 'status' | 'number' | 'total_cents'>
type RelatedInvoice = Pick<InvoiceRow, 'id' | 'kind' | 'number'> | undefined

export function presentInvoiceSummary(row: InvoiceRow, now: string): InvoiceSummary {
  return {
    id: row.id,
    number: formatDocumentNumber(row),
    kind: row.kind,
    status: getInvoiceStatus(row, now),
    issuedAt: row.issued_at,
    dueAt: row.due_at,
    paidAt: row.paid_at,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    totalCents: row.total_cents,
  }
}

/** `related` is the credit note of an invoice, or the invoice of a credit note. */
export function presentInvoice(row: InvoiceRow, related: RelatedInvoice, now: string): InvoiceView {
  const { bank, ...seller } = invoiceSeller.parse(JSON.parse(row.seller))
  const reference = related === undefined ? null : { id: related.id, number: formatDocumentNumber(related) }
  return {
    ...presentInvoiceSummary(row, now),
    lines: invoiceLines.parse(JSON.parse(row.lines)),
    vatPercent: row.vat_percent,
    seller,
    buyer: invoiceBuyer.parse(JSON.parse(row.buyer)),
    purchaseOrder: row.purchase_order,
    bankTransfer: getBankTransfer(row, { ...seller, bank }),
    creditedBy: row.kind === 'invoice' ? reference : null,
    credits: row.kind === 'credit_note' ? reference : null,
  }
}

export function formatDocumentNumber({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${number}`
}

/** Returns the status. A credit note is never overdue, because the company owes its amount. */
export function getInvoiceStatus(
  row: Pick<InvoiceRow, 'kind' | 'status' | 'due_at'>,
  now: string,
): InvoiceSummary['status'] {
  const isOverdue = row.kind === 'invoice' && row.status === 'due' && row.due_at < now
  return isOverdue ? 'overdue' : row.status
}

/** Returns null when nothing is due. */
export function getBankTransfer(row: PayableRow, seller: InvoiceSeller): BankTransfer | null {
  if (row.kind !== 'invoice' || row.status !== 'due') return null
  return bankTransfer.getInstructions({ reference: formatDocumentNumber(row), totalCents: row.total_cents, seller })
}
