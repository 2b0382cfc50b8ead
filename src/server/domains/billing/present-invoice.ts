import type { Selectable } from 'kysely'
import type { BankTransfer, InvoiceSummary, InvoiceView } from '#contracts/billing.ts'
import type { InvoicesTable } from '../../database/billing-tables.ts'
import { type InvoiceSeller, invoiceBuyer, invoiceLines, invoiceSeller } from './invoice-json.ts'
import { bankTransfer } from './payments/bank-transfer.ts'

export type InvoiceRow = Selectable<InvoicesTable>
type Payable = Pick<InvoiceRow, 'kind' | 'status' | 'number' | 'total_cents'>
type Related = Pick<InvoiceRow, 'id' | 'kind' | 'number'> | undefined

export function presentInvoiceSummary(row: InvoiceRow, now: string): InvoiceSummary {
  return {
    id: row.id,
    number: documentNumber(row),
    kind: row.kind,
    status: isOverdue(row, now) ? 'overdue' : row.status,
    issuedAt: row.issued_at,
    dueAt: row.due_at,
    paidAt: row.paid_at,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    totalCents: row.total_cents,
  }
}

/** `related` is the credit note of an invoice, or the invoice of a credit note. */
export function presentInvoice(row: InvoiceRow, related: Related, now: string): InvoiceView {
  const { bank, ...seller } = invoiceSeller.parse(JSON.parse(row.seller))
  const reference = related === undefined ? null : { id: related.id, number: documentNumber(related) }
  return {
    ...presentInvoiceSummary(row, now),
    lines: invoiceLines.parse(JSON.parse(row.lines)),
    vatPercent: row.vat_percent,
    seller,
    buyer: invoiceBuyer.parse(JSON.parse(row.buyer)),
    purchaseOrder: row.purchase_order,
    bankTransfer: bankTransferOf(row, { ...seller, bank }),
    creditedBy: row.kind === 'invoice' ? reference : null,
    credits: row.kind === 'credit_note' ? reference : null,
  }
}

export function documentNumber({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${number}`
}

/** Who owes on a credit note is the company, from the day of issue. */
function isOverdue({ kind, status, due_at }: InvoiceRow, now: string): boolean {
  return kind === 'invoice' && status === 'due' && due_at < now
}

/** Null when nothing is to be paid. */
export function bankTransferOf(row: Payable, seller: InvoiceSeller): BankTransfer | null {
  if (row.kind !== 'invoice' || row.status !== 'due') return null
  return bankTransfer.instructionsFor({ reference: documentNumber(row), totalCents: row.total_cents, seller })
}
