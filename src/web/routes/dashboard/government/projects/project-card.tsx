import { href } from 'react-router'
import { departmentLabel } from '#contracts/projects.ts'
import { formatEuroShort } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { ListedProject } from '#server/domains/projects/index.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { formatTimeline } from './project-words.ts'
import { SampleBadge, StatusBadge } from './status-badge.tsx'

type ProjectCardProps = { project: ListedProject; today: string }

export function ProjectCard({ project, today }: ProjectCardProps) {
  const { id, name, department, owner, nextMilestone } = project
  const page = href('/dashboard/government/projects/:projectId', { projectId: id })
  const headingId = `project-${id}`
  return (
    <article
      aria-labelledby={headingId}
      className="grid h-full grid-rows-[1fr_auto] gap-4 rounded-panel border border-line bg-surface p-step"
    >
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 id={headingId} className="text-[1.0625rem] leading-snug font-semibold break-words">
              <Link to={page} className="hover:underline">
                {name}
              </Link>
            </h3>
            <p className="mt-0.5 text-small break-words text-muted">
              {departmentLabel(department)}, {owner}
            </p>
          </div>
          <div className="flex flex-none flex-wrap justify-end gap-1.5">
            <SampleBadge isSample={project.isSample} />
            <StatusBadge status={project.status} />
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-ui">
          <Fact
            label="Budget"
            value={formatEuroShort(project.budgetCents)}
            note={`${formatEuroShort(project.spentCents)} spent`}
          />
          <Fact
            label="Timeline"
            value={formatTimeline(project)}
            note={project.endDate < today && project.status !== 'COMPLETED' ? 'The end date is past' : undefined}
          />
        </dl>
        <Progress label="Progress" value={project.progress} />
        <p className="text-small break-words text-muted">
          {nextMilestone === null
            ? 'No milestone to come'
            : `Next: ${nextMilestone.title}, ${formatShortDay(nextMilestone.dueDate)}`}
          {nextMilestone !== null && nextMilestone.dueDate < today && (
            <b className="font-semibold text-critical"> overdue</b>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        <ButtonLink to={page} variant="secondary" aria-label={`View Details: ${name}`} className="max-sm:col-span-2">
          View Details
        </ButtonLink>
        <Allowed to="projects.change">
          <ButtonLink
            to={`${page}/status`}
            variant="ghost"
            aria-label={`Update Status: ${name}`}
            className="max-sm:px-2"
          >
            Update Status
          </ButtonLink>
        </Allowed>
        <ButtonLink
          to={`${page}/report`}
          variant="ghost"
          aria-label={`Generate Report: ${name}`}
          className="max-sm:px-2"
        >
          Generate Report
        </ButtonLink>
      </div>
    </article>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
      {note !== undefined && <dd className="text-small text-muted tabular-nums">{note}</dd>}
    </div>
  )
}
