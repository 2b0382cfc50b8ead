import { Download, Pencil } from 'lucide-react'
import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { departmentLabel } from '#contracts/projects.ts'
import { getProject } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/project.ts'
import { DocumentsSection } from './projects/documents-section.tsx'
import { HistorySection } from './projects/history-section.tsx'
import { loadProject } from './projects/load-project.ts'
import { MilestonesSection } from './projects/milestones-section.tsx'
import { ProjectFacts } from './projects/project-facts.tsx'
import { projectVerbs } from './projects/project-verbs.ts'
import { PROJECT_DONE } from './projects/project-words.ts'
import { SpendSection } from './projects/spend-section.tsx'
import { SampleBadge, StatusBadge } from './projects/status-badge.tsx'
import { UpdatesSection } from './projects/updates-section.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const isWhole = new URL(request.url).searchParams.get('history') === 'all'
  return loadOrNotFound(loadProject(requestCtx(context), readParam(params, 'projectId'), isWhole))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const projectId = readParam(params, 'projectId')
  await loadOrNotFound(getProject(ctx, projectId))
  return answerForm(request, projectVerbs(ctx, projectId))
}

export default function ProjectPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { project, today } = loaderData
  const page = href('/dashboard/government/projects/:projectId', { projectId: project.id })
  return (
    <>
      <DoneToast messages={PROJECT_DONE} />
      <PageHead
        title={project.name}
        back={{ to: href('/dashboard/government/projects'), label: 'Projects' }}
        actions={
          <>
            <Allowed to="projects.change">
              <ButtonLink to={`${page}/status`}>Update Status</ButtonLink>
            </Allowed>
            <ButtonLink
              to={`${page}/report`}
              variant="secondary"
              icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              Generate Report
            </ButtonLink>
            <Allowed to="projects.change">
              <ButtonLink
                to={`${page}/edit`}
                variant="secondary"
                icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
              >
                Edit
              </ButtonLink>
            </Allowed>
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          {departmentLabel(project.department)}, {project.owner} <StatusBadge status={project.status} />
          <SampleBadge isSample={project.isSample} />
        </span>
      </PageHead>
      <ProjectFacts project={project} milestones={loaderData.milestones} today={today} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-4">
          <MilestonesSection milestones={loaderData.milestones} today={today} refusal={refusal} />
          <SpendSection project={project} entries={loaderData.spend} today={today} refusal={refusal} />
        </div>
        <div className="grid min-w-0 gap-4">
          <UpdatesSection updates={loaderData.updates} refusal={refusal} />
          <DocumentsSection projectId={project.id} documents={loaderData.documents} refusal={refusal} />
          <HistorySection changes={loaderData.changes} hasMore={loaderData.hasMoreChanges} />
        </div>
      </div>
    </>
  )
}
