import type { InvoiceSummary } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { DownloadTextLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { INVOICE_WORDS, whatToDo } from './invoice-words.ts'

const COLUMNS: Column<InvoiceSummary>[] = [
  {
    key: 'number',
    head: 'Number',
    cell: ({ id, number, kind }) => (
      <>
        <TextLink to={`invoices/${id}`}>{number}</TextLink>
        <small>{kind === 'invoice' ? 'Invoice' : 'Credit note'}</small>
      </>
    ),
  },
  { key: 'issued', head: 'Date', isExtra: true, cell: ({ issuedAt }) => formatShortDay(issuedAt) },
  {
    key: 'due',
    head: 'Due',
    isExtra: true,
    cell: ({ kind, dueAt }) => (kind === 'invoice' ? formatShortDay(dueAt) : ''),
  },
  {
    key: 'status',
    head: 'Status',
    cell: (invoice) => (
      <>
        <Badge tone={INVOICE_WORDS[invoice.status].tone}>{INVOICE_WORDS[invoice.status].word}</Badge>
        <small className="mt-1">{whatToDo(invoice)}</small>
      </>
    ),
  },
  { key: 'total', head: 'Total with VAT', isNumber: true, cell: ({ totalCents }) => formatEuro(totalCents) },
  { key: 'pdf', head: 'Document', place: 'end', cell: ({ id, number }) => <PdfLink id={id} number={number} /> },
]

function PdfLink({ id, number }: { id: string; number: string }) {
  return (
    <DownloadTextLink to={`invoices/${id}/pdf`} aria-label={`Download ${number} as PDF`} className="min-h-11">
      PDF
    </DownloadTextLink>
  )
}

/** Invoices and credit notes, newest first. */
export function InvoicesPanel({ invoices }: { invoices: InvoiceSummary[] }) {
  return (
    <Panel title="Invoices" headingLevel={3} bodyClassName="">
      {invoices.length === 0 ? (
        <EmptyState
          title="No invoices yet"
          text="Each one is listed here as soon as it is issued, with its PDF. We mail it to you too."
        />
      ) : (
        <DataTable caption="Invoices, newest first" columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}
