import { ArrowLeft, Download } from 'lucide-react'
import type { QuoteView } from '#contracts/quotes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { QUOTE_WORDS, standingOf } from './quote-words.ts'

type QuoteHeadProps = {
  quote: QuoteView
  back: { to: string; label: string } /** The address of the quote's invoices. */
  invoicesPath: string
}

export function QuoteHead({ quote, back, invoicesPath }: QuoteHeadProps) {
  const { number, title, status, revision, invoices } = quote
  return (
    <div>
      <TextLink to={back.to} isAlone className="inline-flex items-center gap-1.5 text-ui">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {back.label}
      </TextLink>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 className="font-heading text-[1.5rem] leading-[1.2] font-title tracking-[-0.01em]">{`Quote ${number}`}</h2>
        <Badge tone={QUOTE_WORDS[status].tone}>{QUOTE_WORDS[status].word}</Badge>
        {revision > 1 && <Badge tone="outline">{`Version ${revision}`}</Badge>}
        <ButtonLink
          to="pdf"
          relative="path"
          reloadDocument
          download
          variant="secondary"
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          className="ml-auto max-sm:w-full"
        >
          Download PDF
        </ButtonLink>
      </div>
      <p className="mt-2 text-[1.0625rem] break-words">{title}</p>
      <p className="mt-1 max-w-copy text-label break-words text-ink-2">{standingOf(quote)}</p>
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
