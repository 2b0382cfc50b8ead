import type { QuoteView } from '#contracts/quotes.ts'
import { PaperHead } from '#web/features/billing/paper-head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { describeStanding, QUOTE_WORDS } from './quote-words.ts'

type QuoteHeadProps = {
  quote: QuoteView
  back: { to: string; label: string } /** The address of the quote's invoices. */
  invoicesPath: string
}

export function QuoteHead({ quote, back, invoicesPath }: QuoteHeadProps) {
  const { number, title, status, revision, invoices } = quote
  return (
    <div>
      <PaperHead
        title={`Quote ${number}`}
        badges={
          <>
            <Badge tone={QUOTE_WORDS[status].tone}>{QUOTE_WORDS[status].word}</Badge>
            {revision > 1 && <Badge tone="outline">{`Version ${revision}`}</Badge>}
          </>
        }
        back={back}
      />
      <p className="mt-2 text-[1.0625rem] break-words">{title}</p>
      <p className="mt-1 max-w-copy text-label break-words text-ink-2">{describeStanding(quote)}</p>
      {invoices.map(({ id, number: invoice, part, isCredited }) => (
        <p key={id} className="mt-1 text-label text-ink-2">
          {part === 'deposit' ? 'Deposit: ' : 'On delivery: '}
          <TextLink to={`${invoicesPath}/${id}`}>{`Invoice ${invoice}`}</TextLink>
          {isCredited && ', taken back'}
        </p>
      ))}
    </div>
  )
}
