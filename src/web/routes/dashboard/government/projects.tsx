import { Plus } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { DEPARTMENTS, PROJECT_SORTS, PROJECT_STATUSES } from '#contracts/projects.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { listProjects } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/projects.ts'
import { ProjectCard } from './projects/project-card.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const list = await listProjects(ctx, readSearchParams(request))
  return { list, today: irishDay(ctx.now()) }
}

const NEW = href('/dashboard/government/projects/new')
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

export default function GovernmentProjects({ loaderData }: Route.ComponentProps) {
  const { list, today } = loaderData
  const { query, items: projects } = list
  const { search } = useLocation()
  const isFiltered = query.q !== '' || query.department !== undefined || query.status !== undefined
  return (
    <section aria-labelledby="projects-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="projects-title" className="font-heading text-title font-demibold">
          Projects
        </h2>
        <div className="flex flex-wrap gap-3">
          <DownloadLink to={`/api/projects/list.csv${search}`}>Download CSV</DownloadLink>
          <Allowed to="projects.change">
            <ButtonLink to={NEW} icon={<Plus {...ICON} />}>
              New Project
            </ButtonLink>
          </Allowed>
        </div>
      </div>
      <ListFilter label="Search projects" query={query.q} placeholder="Name, owner or words of the description">
        <FilterChoice
          name="department"
          label="Department"
          value={query.department ?? ''}
          options={[['', 'All'], ...DEPARTMENTS.map(({ value, label }) => [value, label] as const)]}
        />
        <FilterChoice
          name="status"
          label="Status"
          value={query.status ?? ''}
          options={[['', 'All'], ...PROJECT_STATUSES.map(({ value, label }) => [value, label] as const)]}
        />
        <FilterChoice
          name="sort"
          label="Sort by"
          value={query.sort}
          options={PROJECT_SORTS.map(({ value, label }) => [value, label] as const)}
        />
      </ListFilter>
      {projects.length === 0 ? (
        <Panel bodyClassName="">{isFiltered ? <EmptyResult /> : <NoProjects />}</Panel>
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {projects.map((project) => (
              <li key={project.id} className="min-w-0">
                <ProjectCard project={project} today={today} />
              </li>
            ))}
          </ul>
          <Pager label="Projects" page={list} />
        </>
      )}
    </section>
  )
}

function EmptyResult() {
  return (
    <EmptyState
      title="No project matches"
      text="Try fewer words, or look at all departments."
      action={
        <ButtonLink to={href('/dashboard/government/projects')} variant="secondary">
          Show all projects
        </ButtonLink>
      }
    />
  )
}

function NoProjects() {
  return (
    <EmptyState
      title="No projects yet"
      text="Each has its budget, timeline, milestones, documents and history here."
      action={
        <Allowed to="projects.change">
          <ButtonLink to={NEW}>New Project</ButtonLink>
        </Allowed>
      }
    />
  )
}
