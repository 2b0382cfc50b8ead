import type { InvoiceView } from '#contracts/billing.ts'
import { InvoicePage } from '#web/features/billing/invoice-page.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { CreditNoteForm } from './credit-note-form.tsx'
import { PaymentForm } from './payment-form.tsx'

type CustomerInvoiceProps = {
  invoice: InvoiceView /** YYYY-MM-DD */
  today: string
  refusal: Refusal | undefined
}

export function CustomerInvoice({ invoice, today, refusal }: CustomerInvoiceProps) {
  const { kind, status, number, totalCents } = invoice
  const isUnpaid = status === 'due' || status === 'overdue'
  const canCredit = kind === 'invoice' && (isUnpaid || status === 'paid')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <InvoicePage invoice={invoice} back={{ to: '..', label: 'Back to the invoices' }} />
      {(isUnpaid || canCredit) && (
        <div className="grid gap-4 lg:mt-12">
          {isUnpaid && <PaymentForm kind={kind} today={today} refusal={refusal} />}
          {canCredit && <CreditNoteForm number={number} totalCents={totalCents} refusal={refusal} />}
        </div>
      )}
    </div>
  )
}
