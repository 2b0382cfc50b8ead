import { href } from 'react-router'
import type { InvoiceListItem } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { INVOICE_WORDS } from '#web/features/billing/invoice-words.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'

const COLUMNS: Column<InvoiceListItem>[] = [
  {
    key: 'number',
    head: 'Invoice',
    cell: ({ id, number, buyerName, organisationId }) => (
      <>
        <TextLink to={href('/dashboard/admin/upgrade/invoices/:invoiceId', { invoiceId: id })} className="row-target">
          {number}
        </TextLink>
        <small>
          {organisationId === null ? (
            buyerName || 'Erased customer'
          ) : (
            <OrganisationLink id={organisationId} name={buyerName} />
          )}
        </small>
      </>
    ),
  },
  { key: 'issued', head: 'Date', isExtra: true, cell: ({ issuedAt }) => formatShortDay(issuedAt) },
  {
    key: 'due',
    head: 'Due, paid',
    cell: ({ kind, dueAt, paidAt }) => {
      if (kind === 'credit_note') return <small>Credit note</small>
      return <small>{paidAt === null ? `Due ${formatShortDay(dueAt)}` : `Paid ${formatShortDay(paidAt)}`}</small>
    },
  },
  { key: 'total', head: 'Total with VAT', isNumber: true, cell: ({ totalCents }) => formatEuro(totalCents) },
  {
    key: 'status',
    head: 'Status',
    place: 'end',
    cell: ({ status }) => <Badge tone={INVOICE_WORDS[status].tone}>{INVOICE_WORDS[status].word}</Badge>,
  },
]

export function InvoicesTable({ caption, items }: { caption: string; items: InvoiceListItem[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
}
