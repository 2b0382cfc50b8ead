import { SUBSCRIPTION_STATUSES, subscriptionFilter } from '#contracts/billing.ts'
import { PLAN_IDS, PLANS } from '#contracts/plans.ts'
import { listSubscriptions } from '#server/domains/billing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { getStatusWord } from '#web/features/billing/subscription-words.ts'
import { ListPage } from '#web/features/billing-admin/list-page.tsx'
import { SubscriptionsTable } from '#web/features/billing-admin/subscriptions-table.tsx'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/subscriptions.ts'

const PLAN_OPTIONS = [['', 'All plans'], ...PLAN_IDS.map((id) => [id, PLANS[id].name] as const)] as const
const STATUS_OPTIONS = [
  ['', 'All states'],
  ...SUBSCRIPTION_STATUSES.map((status) => [status, getStatusWord({ status, endsAt: null }).word] as const),
] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const filter = subscriptionFilter.parse(readSearchParams(request))
  return { filter, page: await listSubscriptions(ctx, filter) }
}

export const handle: PageTitleHandle = { pageTitle: 'Subscriptions' }

export default function AdminSubscriptions({ loaderData: { filter, page } }: Route.ComponentProps) {
  const { q, plan = '', status = '' } = filter
  return (
    <ListPage
      title="Subscriptions"
      page={page}
      isFiltered={q !== '' || plan !== '' || status !== ''}
      empty={{ title: 'No subscriptions yet', text: 'Each customer is listed here from their registration on.' }}
      filter={
        <ListFilter label="Search customers" query={q}>
          <FilterChoice name="plan" label="Plan" value={plan} options={PLAN_OPTIONS} />
          <FilterChoice name="status" label="State" value={status} options={STATUS_OPTIONS} />
        </ListFilter>
      }
    >
      {(items) => <SubscriptionsTable caption="Subscriptions of all customers" items={items} />}
    </ListPage>
  )
}
