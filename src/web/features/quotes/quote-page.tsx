import type { QuoteView } from '#contracts/quotes.ts'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AcceptForm, DeclineForm } from './answer-forms.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { QuoteHead } from './quote-head.tsx'
import { QuoteInvoicing, QuoteOffer } from './quote-sums.tsx'

export type QuotePageProps = {
  quote: QuoteView
  /** Of the person who reads. */
  name: string
  /** The number that invoices of the plan have. */
  purchaseOrder: string
  /** Where the tab stands. */
  path: string
  refusal: Refusal | undefined
}

/** A quote as its customer sees it, and their answer. */
export function QuotePage({ quote, name, purchaseOrder, path, refusal }: QuotePageProps) {
  const { status, changes } = quote
  return (
    <div className="grid max-w-[60rem] gap-6">
      <QuoteHead quote={quote} back={{ to: path, label: 'Back to your plan' }} invoicesPath={`${path}/invoices`} />
      {status === 'expired' && (
        <Notice title="This quote has expired">
          If you still want it, write to us: we send a new version with another last day.
        </Notice>
      )}
      <QuoteChanges changes={changes} />
      <QuoteOffer quote={quote} />
      <QuoteInvoicing quote={quote} />
      {status === 'sent' && (
        <div className="grid items-start gap-4 min-[861px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <AcceptForm quote={quote} name={name} purchaseOrder={purchaseOrder} refusal={refusal} />
          <DeclineForm quote={quote} refusal={refusal} />
        </div>
      )}
    </div>
  )
}
