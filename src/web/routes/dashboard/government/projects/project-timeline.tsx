import { formatShortDay } from '#contracts/words/dates.ts'
import type { Milestone, Project } from '#server/domains/projects/index.ts'

type ProjectTimelineProps = { project: Project; milestones: Milestone[]; today: string }

const STEM = 24

/** The project's period as a stem with its milestones as strokes. The list of milestones is the text alternative. */
export function ProjectTimeline({ project: { startDate, endDate }, milestones, today }: ProjectTimelineProps) {
  const from = Date.parse(startDate)
  const span = Math.max(Date.parse(endDate) - from, 1)
  const place = (day: string) => `${Math.min(Math.max(((Date.parse(day) - from) / span) * 98 + 1, 1), 99)}%`
  const isNow = today >= startDate && today <= endDate
  return (
    <div className="mt-5">
      <svg aria-hidden="true" width="100%" height={STEM * 2} className="overflow-visible">
        <line x1="1%" x2="99%" y1={STEM} y2={STEM} className="stroke-line-strong" strokeWidth="1.5" />
        {today > startDate && (
          <line x1="1%" x2={place(today)} y1={STEM} y2={STEM} className="stroke-accent" strokeWidth="1.5" />
        )}
        {milestones.map(({ id, dueDate, doneAt }) => (
          <svg key={id} aria-hidden="true" x={place(dueDate)} y={STEM} className="overflow-visible">
            <Stroke isMet={doneAt !== null} isOverdue={doneAt === null && dueDate < today} />
          </svg>
        ))}
        {isNow && (
          <line
            x1={place(today)}
            x2={place(today)}
            y1="0"
            y2={STEM * 2}
            className="stroke-muted"
            strokeDasharray="2 3"
          />
        )}
      </svg>
      <div className="flex flex-wrap justify-between gap-x-6 text-small text-muted">
        <span>{formatShortDay(startDate)}</span>
        <span aria-hidden="true" className="max-desk:hidden">
          Tall strokes: met. Short: to come. Slanted: overdue.{isNow && ' Dotted: today.'}
        </span>
        <span>{formatShortDay(endDate)}</span>
      </div>
    </div>
  )
}

function Stroke({ isMet, isOverdue }: { isMet: boolean; isOverdue: boolean }) {
  if (isOverdue) return <path d="M-4 12L4 -12" className="stroke-critical" strokeWidth="3" />
  if (isMet) return <path d="M0 12V-12" className="stroke-accent" strokeWidth="3" />
  return <path d="M0 6V-6" className="stroke-control" strokeWidth="2.5" />
}
