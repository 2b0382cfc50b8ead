import type { QuoteSummary } from '#contracts/quotes.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay, formatShortDay } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QUOTE_WORDS } from './quote-words.ts'

/** Quotes that wait for the customer's answer. */
export function openQuotes(quotes: QuoteSummary[]): QuoteSummary[] {
  return quotes.filter(({ status }) => status === 'sent')
}

/** `path`: the address of the Upgrade tab. */
export function OpenQuoteNotices({ quotes, path }: { quotes: QuoteSummary[]; path: string }) {
  return openQuotes(quotes).map(({ id, number, title, netCents, validUntil }) => (
    <Notice key={id} title={`Quote ${number} waits for your answer`}>
      <p className="mb-3 break-words">
        {`${title}: ${formatEuro(netCents)} excluding VAT. It can be accepted until ${formatDay(validUntil)}.`}
      </p>
      <ButtonLink to={`${path}/quotes/${id}`} variant="secondary" className="max-sm:w-full">
        See the quote
      </ButtonLink>
    </Notice>
  ))
}

const COLUMNS: Column<QuoteSummary>[] = [
  {
    key: 'number',
    head: 'Number',
    cell: ({ id, number, title }) => (
      <>
        <TextLink to={`quotes/${id}`} className="row-target">
          {number}
        </TextLink>
        <small className="break-words">{title}</small>
      </>
    ),
  },
  { key: 'valid', head: 'Valid until', isExtra: true, cell: ({ validUntil }) => formatShortDay(validUntil) },
  { key: 'net', head: 'Excluding VAT', isNumber: true, cell: ({ netCents }) => formatEuro(netCents) },
  {
    key: 'status',
    head: 'Status',
    place: 'end',
    cell: ({ status }) => <Badge tone={QUOTE_WORDS[status].tone}>{QUOTE_WORDS[status].word}</Badge>,
  },
]

/** All quotes, newest first. Renders nothing without quotes. */
export function QuotesPanel({ quotes }: { quotes: QuoteSummary[] }) {
  if (quotes.length === 0) return null
  return (
    <Panel title="Quotes" headingLevel={3} bodyClassName="">
      <DataTable caption="Quotes, newest first" columns={COLUMNS} rows={quotes} rowKey={({ id }) => id} />
    </Panel>
  )
}
