import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { departmentLabel } from '#contracts/projects.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { getProject, listMilestones } from '#server/domains/projects/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PageHead } from '#web/features/portal-frame/page-head.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/project-report.ts'
import { ProjectFacts } from './projects/project-facts.tsx'
import { StatusBadge } from './projects/status-badge.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const project = await loadOrNotFound(getProject(ctx, readParam(params, 'projectId')))
  return { project, milestones: await listMilestones(ctx, project.id), today: irishDay(ctx.now()) }
}

export default function GenerateReport({ loaderData: { project, milestones, today } }: Route.ComponentProps) {
  const file = (format: string) => `/api/projects/${project.id}/report?format=${format}`
  return (
    <>
      <PageHead
        title="Project report"
        back={{ to: href('/dashboard/government/projects/:projectId', { projectId: project.id }), label: project.name }}
        actions={
          <>
            <DownloadLink variant="primary" to={file('pdf')}>
              Download PDF
            </DownloadLink>
            <DownloadLink to={file('csv')}>Download CSV</DownloadLink>
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          {departmentLabel(project.department)}, {project.owner} <StatusBadge status={project.status} />
        </span>
      </PageHead>
      <ProjectFacts project={project} milestones={milestones} today={today} />
      <p className="mt-4 max-w-copy text-ui text-ink-2">
        The report holds these figures with all milestones, every entry of spend, and the changes of status with their
        reasons. The PDF also has the updates that colleagues posted.
      </p>
    </>
  )
}
