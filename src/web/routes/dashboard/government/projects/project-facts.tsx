import { formatCount, formatEuroShort } from '#contracts/words/amounts.ts'
import type { Milestone, Project } from '#server/domains/projects/index.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { ProjectTimeline } from './project-timeline.tsx'
import { formatTimeline } from './project-words.ts'

type ProjectFactsProps = { project: Project; milestones: Milestone[]; today: string }

export function ProjectFacts({ project, milestones, today }: ProjectFactsProps) {
  const met = milestones.filter(({ doneAt }) => doneAt !== null).length
  const overdue = milestones.filter(({ doneAt, dueDate }) => doneAt === null && dueDate < today).length
  const left = project.budgetCents - project.spentCents
  return (
    <div className="grid gap-4">
      <StatStrip
        label="Project figures"
        stats={[
          { label: 'Budget', value: formatEuroShort(project.budgetCents), comparison: formatTimeline(project) },
          {
            label: 'Spent',
            value: formatEuroShort(project.spentCents),
            comparison: left < 0 ? `${formatEuroShort(-left)} over budget` : `${formatEuroShort(left)} left`,
          },
          {
            label: 'Milestones met',
            value: (
              <>
                {met} <small>of {milestones.length}</small>
              </>
            ),
            comparison: overdue === 0 ? 'none overdue' : `${overdue} overdue`,
          },
          { label: 'Citizens served', value: formatCount(project.citizensServed), comparison: 'to date' },
        ]}
      />
      <Panel>
        <Progress label="Progress" value={project.progress} />
        <ProjectTimeline project={project} milestones={milestones} today={today} />
        {project.description !== '' && (
          <p className="mt-4 max-w-copy text-ui break-words whitespace-pre-line text-ink-2">{project.description}</p>
        )}
      </Panel>
    </div>
  )
}
