import { href } from 'react-router'
import type { QuoteView } from '#contracts/quotes.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { QuoteChanges } from '#web/features/quotes/quote-changes.tsx'
import { QuoteHead } from '#web/features/quotes/quote-head.tsx'
import { QuoteInvoicing, QuoteOffer } from '#web/features/quotes/quote-sums.tsx'
import { KIND_WORDS } from '#web/features/quotes/quote-words.ts'
import { type Delivery, QuoteActions } from './quote-actions.tsx'

const UPGRADE = href('/dashboard/admin/upgrade')

type CustomerQuoteProps = { quote: QuoteView; delivery: Delivery | null; refusal: Refusal | undefined }

export function CustomerQuote({ quote, delivery, refusal }: CustomerQuoteProps) {
  const { customer, kind, changes } = quote
  return (
    <div className="grid gap-6">
      <div>
        <QuoteHead
          quote={quote}
          back={{ to: `${UPGRADE}/quotes`, label: 'Back to the quotes' }}
          invoicesPath={`${UPGRADE}/invoices`}
        />
        <p className="mt-1 text-label break-words text-ink-2">
          {KIND_WORDS[kind]} for <OrganisationLink id={quote.organisationId} name={customer.name} />
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <QuoteChanges changes={changes} />
          <QuoteOffer quote={quote} />
          <QuoteInvoicing quote={quote} />
        </div>
        <div className="grid gap-4">
          <QuoteActions quote={quote} delivery={delivery} refusal={refusal} />
        </div>
      </div>
    </div>
  )
}
