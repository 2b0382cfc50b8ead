import { listSubscriptions } from '#server/domains/billing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ListPage } from '#web/features/billing-admin/list-page.tsx'
import { SubscriptionsTable } from '#web/features/billing-admin/subscriptions-table.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/requests.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return { page: await listSubscriptions(requestCtx(context), { ...readSearchParams(request), status: 'requested' }) }
}

export const handle: PageTitleHandle = { pageTitle: 'Plan requests' }

export default function AdminPlanRequests({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Plan requests"
      page={page}
      isFiltered={false}
      empty={{
        title: 'Nobody is waiting',
        text: 'Customers who ask for an Elite offer are listed here until it begins or they decline.',
      }}
    >
      {(items) => <SubscriptionsTable caption="Customers who asked for Elite, oldest first" items={items} />}
    </ListPage>
  )
}
