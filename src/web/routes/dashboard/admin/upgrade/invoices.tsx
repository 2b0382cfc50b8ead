import { INVOICE_STATUSES, invoiceFilter } from '#contracts/billing.ts'
import { listAllInvoices } from '#server/domains/billing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { INVOICE_WORDS } from '#web/features/billing/invoice-words.ts'
import { InvoicesTable } from '#web/features/billing-admin/invoices-table.tsx'
import { ListPage } from '#web/features/billing-admin/list-page.tsx'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { OrganisationFilter } from '#web/features/organisation-admin/organisation-filter.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { readSearchParams } from '../../read-search-params.ts'
import { findFilteredOrganisation } from '../filtered-organisation.ts'
import type { Route } from './+types/invoices.ts'

const STATUS_OPTIONS = [
  ['', 'All states'],
  ...INVOICE_STATUSES.map((status) => [status, INVOICE_WORDS[status].word] as const),
] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const filter = invoiceFilter.parse(readSearchParams(request))
  const organisation = await findFilteredOrganisation(ctx, filter.organisation)
  return { filter, organisation, page: await listAllInvoices(ctx, filter) }
}

export const handle: PageTitleHandle = { pageTitle: 'Invoices' }

export default function AdminInvoices({ loaderData: { filter, organisation, page } }: Route.ComponentProps) {
  const { q, status = '' } = filter
  return (
    <ListPage
      title="Invoices"
      page={page}
      isFiltered={q !== '' || status !== '' || organisation !== null}
      empty={{ title: 'No invoices yet', text: 'The first one is issued when a customer starts a plan.' }}
      filter={
        <ListFilter label="Search number or customer" query={q}>
          <FilterChoice name="status" label="State" value={status} options={STATUS_OPTIONS} />
          <OrganisationFilter organisation={organisation} />
        </ListFilter>
      }
    >
      {(items) => <InvoicesTable caption="Invoices and credit notes, newest first" items={items} />}
    </ListPage>
  )
}
