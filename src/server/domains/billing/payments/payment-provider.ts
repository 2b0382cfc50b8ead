import type { BankTransfer } from '#contracts/billing.ts'
import type { InvoiceSeller } from '../invoice-json.ts'

export type PayableInvoice = { reference: string; totalCents: number; seller: InvoiceSeller }

/**
 * How invoices are paid. Bank transfer is the only provider. A card provider would return a link to its page, and its
 * webhook would record the payment.
 */
export type PaymentProvider = {
  /** Payment details for the page, the PDF and the mails. Null when the provider is not configured. */
  getInstructions(invoice: PayableInvoice): BankTransfer | null
}
