import { href } from 'react-router'
import type { QuoteSummary } from '#contracts/quotes.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { KIND_WORDS, QUOTE_WORDS } from '#web/features/quotes/quote-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'

const COLUMNS: Column<QuoteSummary>[] = [
  {
    key: 'number',
    head: 'Quote',
    cell: ({ id, number, organisationId, organisationName }) => (
      <>
        <TextLink to={href('/dashboard/admin/upgrade/quotes/:quoteId', { quoteId: id })} className="row-target">
          {number}
        </TextLink>
        <small>
          <OrganisationLink id={organisationId} name={organisationName} />
        </small>
      </>
    ),
  },
  {
    key: 'title',
    head: 'For',
    cell: ({ title, kind }) => (
      <>
        <span className="break-words">{title}</span>
        <small>{KIND_WORDS[kind]}</small>
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

export function QuotesTable({ caption, items }: { caption: string; items: QuoteSummary[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
}
