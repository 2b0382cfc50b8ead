import { deskFilter } from '#contracts/inbox.ts'
import { listStaff } from '#server/domains/identity/index.ts'
import { listDesk } from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { AssigneeFilter } from '#web/features/inbox/assignee-filter.tsx'
import { TicketDeskList } from '#web/features/inbox/ticket-desk-list.tsx'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { OrganisationFilter } from '#web/features/organisation-admin/organisation-filter.tsx'
import { PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { readSearchParams } from '../../read-search-params.ts'
import { findFilteredOrganisation } from '../filtered-organisation.ts'
import type { Route } from './+types/tickets.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = readSearchParams(request)
  const [list, staff, organisation] = await Promise.all([
    listDesk(ctx, address),
    listStaff(ctx),
    findFilteredOrganisation(ctx, deskFilter.parse(address).organisation),
  ])
  return { list, staff, organisation }
}

const VIEWS = [
  ['ours', 'Waiting for us'],
  ['theirs', 'Waiting for the customer'],
  ['resolved', 'Resolved'],
  ['all', 'All'],
] as const

export default function Tickets({ loaderData: { list, staff, organisation } }: Route.ComponentProps) {
  const { q, view, assignee } = list.filter
  return (
    <div className="grid gap-5">
      <div className="-mb-5">
        <PortalTitle title="Tickets">Due within support hours, by each customer's plan</PortalTitle>
      </div>
      <ListFilter label="Search tickets" query={q} placeholder="Customer or words of the ticket">
        <FilterChoice name="view" label="Show" value={view} options={VIEWS} />
        <AssigneeFilter value={assignee} staff={staff} />
        <OrganisationFilter organisation={organisation} />
      </ListFilter>
      <TicketDeskList list={list} />
    </div>
  )
}
