import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { InvoiceSummary } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
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
    <Link
      to={`invoices/${id}/pdf`}
      reloadDocument
      download
      aria-label={`Download ${number} as PDF`}
      className="inline-flex min-h-11 items-center gap-1.5 font-demibold text-accent underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
    >
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      PDF
    </Link>
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
