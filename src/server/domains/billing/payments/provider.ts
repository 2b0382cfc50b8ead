import type { BankTransfer } from '#contracts/billing.ts'
import type { InvoiceSeller } from '../invoice-json.ts'

export type PayableInvoice = { reference: string; totalCents: number; seller: InvoiceSeller }

/**
 * How invoices are paid. Bank transfer needs no account with anybody. A card provider would be another one: it would
 * answer with a link to its page, and its webhook would note the payment.
 */
export type PaymentProvider = {
  /** What the customer reads on the page, the PDF and in mails. Null when this way is not set up. */
  instructionsFor(invoice: PayableInvoice): BankTransfer | null
}
