import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { listOrganisationProjects } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { onlyAdministrators } from '../access.ts'
import { getPerson } from '../get-person.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/organisation-projects.ts'
import { loadOrganisation } from './organisations/load-organisation.ts'
import { PartRows } from './organisations/part-list.tsx'
import { projectRow } from './organisations/project-row.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'organisationId')
  const { name } = await loadOrganisation(ctx, id)
  const [person, page] = await Promise.all([
    getPerson(ctx),
    listOrganisationProjects(ctx, id, readSearchParams(request)),
  ])
  return { person, organisation: { id, name }, page }
}

export default function AdminOrganisationProjects({ loaderData }: Route.ComponentProps) {
  const { person, organisation, page } = loaderData
  const back = href('/dashboard/admin/organisations/:organisationId', { organisationId: organisation.id })
  return (
    <PortalFrame person={person}>
      <PageHead title="Projects" back={{ to: back, label: organisation.name }}>
        {organisation.name}, the latest change first
      </PageHead>
      <div className="grid gap-4">
        <Panel bodyClassName="">
          {page.items.length > 0 ? (
            <PartRows rows={page.items.map(projectRow)} />
          ) : (
            <EmptyState title="No projects yet" text="What they create is listed here. Samples do not count." />
          )}
        </Panel>
        <Pager label="Projects" page={page} />
      </div>
    </PortalFrame>
  )
}
