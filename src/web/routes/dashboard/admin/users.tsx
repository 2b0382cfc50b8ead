import { UserPlus } from 'lucide-react'
import { href } from 'react-router'
import { peopleQuery } from '#contracts/people.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import { listPeople } from '#server/domains/identity/index.ts'
import { listCustomers } from '#server/domains/organisations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { OrganisationFilter } from '#web/features/organisation-admin/organisation-filter.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/users.ts'
import { findFilteredOrganisation } from './filtered-organisation.ts'
import { OrganisationsFound } from './users/organisations-found.tsx'
import { PeopleTable } from './users/people-table.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = readSearchParams(request)
  const { q, type = '', role = '', status = '', organisation, sort } = peopleQuery.parse(address)
  const [page, chosen, named] = await Promise.all([
    listPeople(ctx, address),
    findFilteredOrganisation(ctx, organisation),
    organisation === undefined ? listCustomers(ctx, q) : [],
  ])
  return {
    page: {
      ...page,
      items: page.items.map(({ lastLogin, createdAt, ...person }) => ({
        ...person,
        signedIn: lastLogin === null ? 'Never' : formatMoment(lastLogin),
        since: formatShortDay(createdAt),
      })),
    },
    filter: { q, type, role, status, sort },
    organisation: chosen,
    organisations: named.slice(0, MAX_NAMED).map(({ id, name, address: place }) => ({ id, name, place })),
  }
}

/** Organisations whose names match the search. */
const MAX_NAMED = 6

const MESSAGES = { erased: { title: 'Person erased', description: 'What must be kept contains no names.' } }

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { page, filter, organisation, organisations } = loaderData
  const { items: people, total, isMore } = page
  return (
    <section aria-labelledby="users-title" className="grid gap-5">
      <DoneToast messages={MESSAGES} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h2 id="users-title" className="font-heading text-title font-demibold">
            Users
          </h2>
          <p className="text-ui text-muted" role="status">
            {total === undefined ? 'Further people' : countInWords(total, isMore)}
          </p>
        </div>
        <ButtonLink
          to={href('/dashboard/admin/users/invitations')}
          icon={<UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          className="max-sm:w-full"
        >
          Invite administrator
        </ButtonLink>
      </div>
      <PeopleFilter filter={filter} organisation={organisation} />
      <OrganisationsFound organisations={organisations} />
      <Panel bodyClassName="">
        {people.length > 0 ? (
          <PeopleTable people={people} />
        ) : (
          <EmptyState
            title="Nobody matches"
            text="Names, email addresses and organisations are searched by the beginnings of their words."
            action={<TextLink to={href('/dashboard/admin/users')}>Show everybody</TextLink>}
          />
        )}
      </Panel>
      <Pager label="Users" page={{ ...page, total: undefined }} />
    </section>
  )
}

function countInWords(count: number, isMore: boolean): string {
  const number = formatCount(count)
  if (isMore) return `More than ${number} people`
  return count === 1 ? '1 person' : `${number} people`
}

type Data = Route.ComponentProps['loaderData']

function PeopleFilter({ filter, organisation }: Pick<Data, 'filter' | 'organisation'>) {
  return (
    <ListFilter label="Search users" query={filter.q} placeholder="Name, email or organisation">
      <FilterChoice
        name="type"
        label="Type"
        value={filter.type}
        options={[
          ['', 'All types'],
          ['BUSINESS', 'Business'],
          ['GOVERNMENT', 'Government'],
        ]}
      />
      <FilterChoice
        name="role"
        label="Role"
        value={filter.role}
        options={[
          ['', 'All roles'],
          ['USER', 'User'],
          ['ADMIN', 'Administrator'],
        ]}
      />
      <FilterChoice
        name="status"
        label="Status"
        value={filter.status}
        options={[
          ['', 'All'],
          ['active', 'Active'],
          ['disabled', 'Disabled'],
        ]}
      />
      <FilterChoice
        name="sort"
        label="Sort by"
        value={filter.sort === 'name' ? '' : filter.sort}
        options={[
          ['', 'Name'],
          ['newest', 'Newest'],
          ['sign-in', 'Last sign-in'],
        ]}
      />
      <OrganisationFilter organisation={organisation} />
    </ListFilter>
  )
}
