import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { onlyAdministrators } from '../access.ts'
import type { Route } from './+types/organisation.ts'
import { FactsPanel } from './organisations/facts-panel.tsx'
import { HistoryPanel } from './organisations/history-panel.tsx'
import { loadRecord, type OrganisationData } from './organisations/load-record.ts'
import { OrganisationFigures } from './organisations/organisation-figures.tsx'
import { InvoicesPart, PeoplePart, ProjectsPart, QuotesPart, TicketsPart } from './organisations/parts.tsx'
import { PlanPanel } from './organisations/plan-panel.tsx'
import { ReceptionistPanel } from './organisations/receptionist-panel.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadRecord(requestCtx(context), readParam(params, 'organisationId'))
}

/** A customer's record. Each part links to its full list. */
export default function AdminOrganisation({ loaderData }: Route.ComponentProps) {
  const { person, organisation } = loaderData
  return (
    <PortalFrame person={person}>
      <PageHead title={organisation.name} back={{ to: href('/dashboard/admin/users'), label: 'Users' }}>
        {describeKind(organisation)}
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

function describeKind({ kind, portal }: OrganisationData['organisation']): string {
  if (kind === 'company') return 'Our own company'
  return portal === 'GOVERNMENT' ? 'Public body' : 'Business'
}
