import { href } from 'react-router'
import { PART_SIZE } from '#contracts/organisation-record.ts'
import { paramOf } from '#contracts/params.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { listAuditLog } from '#server/domains/audit/index.ts'
import { getBillingOf } from '#server/domains/billing/index.ts'
import { getReceptionistRecord } from '#server/domains/conversations/index.ts'
import { listPeopleOf } from '#server/domains/members/index.ts'
import { listProjectsOf } from '#server/domains/projects/index.ts'
import { listQuotesOf } from '#server/domains/quotes/index.ts'
import { listTicketsOf } from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { onlyAdministrators } from '../access.ts'
import { getPerson } from '../get-person.ts'
import type { Route } from './+types/organisation.ts'
import { FactsPanel } from './organisations/facts-panel.tsx'
import { HistoryPanel } from './organisations/history-panel.tsx'
import { loadOrganisation } from './organisations/load-organisation.ts'
import { OrganisationFigures } from './organisations/organisation-figures.tsx'
import { InvoicesPart, PeoplePart, ProjectsPart, QuotesPart, TicketsPart } from './organisations/parts.tsx'
import { PlanPanel } from './organisations/plan-panel.tsx'
import { ReceptionistPanel } from './organisations/receptionist-panel.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const id = paramOf(params, 'organisationId')
  const organisation = await loadOrganisation(ctx, id)
  const [person, people, billing, tickets, quotes, projects, receptionist, history] = await Promise.all([
    getPerson(ctx),
    listPeopleOf(ctx, id),
    getBillingOf(ctx, id),
    listTicketsOf(ctx, id),
    listQuotesOf(ctx, id),
    organisation.portal === 'GOVERNMENT' ? listProjectsOf(ctx, id, {}) : null,
    getReceptionistRecord(ctx, id),
    listAuditLog(ctx, { organisation: id }),
  ])
  return {
    person,
    organisation,
    people: {
      ...people,
      items: people.items.map(({ lastSeenAt, ...colleague }) => ({
        ...colleague,
        seen: lastSeenAt === null ? 'Never here' : `Last seen ${formatMoment(lastSeenAt)}`,
      })),
    },
    ...billing,
    tickets,
    quotes,
    projects: projects && { ...projects, items: projects.items.slice(0, PART_SIZE) },
    receptionist,
    history: history.items.slice(0, PART_SIZE + 2).map(({ id: key, actor, description, subjectName, at }) => ({
      key,
      actor,
      description,
      subjectName,
      when: formatMoment(at),
    })),
  }
}

export type OrganisationData = Route.ComponentProps['loaderData']

/** Everything that administrators need of one customer. Each part leads to its full list. */
export default function AdminOrganisation({ loaderData }: Route.ComponentProps) {
  const { person, organisation } = loaderData
  return (
    <PortalFrame person={person}>
      <PageHead title={organisation.name} back={{ to: href('/dashboard/admin/users'), label: 'Users' }}>
        {kindOf(organisation)}
      </PageHead>
      <div className="grid gap-4">
        <OrganisationFigures {...loaderData} />
        <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid gap-4">
            <PeoplePart {...loaderData} />
            <InvoicesPart {...loaderData} />
            <TicketsPart {...loaderData} />
            <ProjectsPart {...loaderData} />
            <QuotesPart {...loaderData} />
            <HistoryPanel {...loaderData} />
          </div>
          <div className="grid gap-4">
            <PlanPanel {...loaderData} />
            <FactsPanel organisation={organisation} />
            <ReceptionistPanel receptionist={loaderData.receptionist} />
          </div>
        </div>
      </div>
    </PortalFrame>
  )
}

function kindOf({ kind, portal }: OrganisationData['organisation']): string {
  if (kind === 'company') return 'Our own company'
  return portal === 'GOVERNMENT' ? 'Public body' : 'Business'
}
