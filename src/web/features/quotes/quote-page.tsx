import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { AcceptForm, DeclineForm, type QuoteDecisionProps } from './quote-decision.tsx'
import { QuoteHead } from './quote-head.tsx'
import { QuoteInvoicing, QuoteOffer } from './quote-sums.tsx'

type QuotePageProps = QuoteDecisionProps & {
  /** The address of the Upgrade tab. */
  path: string
}

export function QuotePage({ quote, name, purchaseOrder, path, refusal }: QuotePageProps) {
  const { status, changes } = quote
  return (
    <div className="grid max-w-[60rem] gap-6">
      <QuoteHead quote={quote} back={{ to: path, label: 'Back to your plan' }} invoicesPath={`${path}/invoices`} />
      {status === 'expired' && (
        <Notice title="This quote has expired">
          If you still want it, write to us. We then send a version with a later date.
        </Notice>
      )}
      <QuoteChanges changes={changes} />
      <QuoteOffer quote={quote} />
      <QuoteInvoicing quote={quote} />
      {status === 'sent' && (
        <Allowed to="billing.change">
          <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <AcceptForm quote={quote} name={name} purchaseOrder={purchaseOrder} refusal={refusal} />
            <DeclineForm quote={quote} refusal={refusal} />
          </div>
        </Allowed>
      )}
    </div>
  )
}
