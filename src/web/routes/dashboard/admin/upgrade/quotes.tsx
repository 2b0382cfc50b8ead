import { href } from 'react-router'
import { quoteFilter } from '#contracts/quote-form.ts'
import { QUOTE_KINDS, QUOTE_STATUSES } from '#contracts/quotes.ts'
import { listAllQuotes } from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ListPage } from '#web/features/billing-admin/list-page.tsx'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { OrganisationFilter } from '#web/features/organisation-admin/organisation-filter.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { KIND_WORDS, QUOTE_WORDS } from '#web/features/quotes/quote-words.ts'
import { QuotesTable } from '#web/features/quotes-admin/quotes-table.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { readSearchParams } from '../../read-search-params.ts'
import { findFilteredOrganisation } from '../filtered-organisation.ts'
import type { Route } from './+types/quotes.ts'

const KIND_OPTIONS = [['', 'All kinds'], ...QUOTE_KINDS.map((kind) => [kind, KIND_WORDS[kind]] as const)] as const
const STATUS_OPTIONS = [
  ['', 'All states'],
  ...QUOTE_STATUSES.map((status) => [status, QUOTE_WORDS[status].word] as const),
] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const filter = quoteFilter.parse(readSearchParams(request))
  const organisation = await findFilteredOrganisation(ctx, filter.organisation)
  return { filter, organisation, page: await listAllQuotes(ctx, filter) }
}

export const handle: PageTitleHandle = { pageTitle: 'Quotes' }

export default function AdminQuotes({ loaderData: { filter, organisation, page } }: Route.ComponentProps) {
  const { q, status = '', kind = '' } = filter
  return (
    <div className="grid gap-4">
      <ButtonLink to={href('/dashboard/admin/upgrade/quotes/new')} className="justify-self-start max-sm:w-full">
        Write a quote
      </ButtonLink>
      <ListPage
        title="Quotes"
        page={page}
        isFiltered={q !== '' || status !== '' || kind !== '' || organisation !== null}
        empty={{ title: 'No quotes yet', text: 'Write one for Elite or for custom work. It is listed here.' }}
        filter={
          <ListFilter label="Search number, customer or title" query={q}>
            <FilterChoice name="kind" label="Kind" value={kind} options={KIND_OPTIONS} />
            <FilterChoice name="status" label="State" value={status} options={STATUS_OPTIONS} />
            <OrganisationFilter organisation={organisation} />
          </ListFilter>
        }
      >
        {(items) => <QuotesTable caption="Quotes, newest first" items={items} />}
      </ListPage>
    </div>
  )
}
