import { departmentLabel, statusLabel } from '#contracts/projects.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import {
  getProject,
  listMilestones,
  listSpend,
  listStatusChanges,
  listUpdates,
  type Project,
} from '../projects/index.ts'
import { buildFileName } from './build-file-name.ts'
import { formatCell } from './format-cell.ts'
import type { Report, ReportTable } from './report.ts'

/** No project has more entries. */
const MAX_ENTRIES = 10_000

/** The state of a project: figures, milestones, spend, changes of status with their reasons, updates. */
export async function getProjectReport(requestCtx: Ctx, id: string): Promise<Report> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const [project, milestones, spend, statuses, updates] = await Promise.all([
    getProject(ctx, id),
    listMilestones(ctx, id),
    listSpend(ctx, id, MAX_ENTRIES),
    listStatusChanges(ctx, id),
    listUpdates(ctx, id, MAX_ENTRIES),
  ])
  const day = irishDay(ctx.now())
  return {
    kind: 'Project report',
    title: project.name,
    subtitle: `${departmentLabel(project.department)}, ${project.owner}. As of ${formatCell({ day })}.`,
    figures: buildFigures(project),
    texts: project.description === '' ? [] : [project.description],
    tables: [
      buildTable(
        'Milestones',
        [
          ['Milestone', 4],
          ['Due', 1.5],
          ['Met', 1.5],
        ],
        milestones.map((milestone) => [
          milestone.title,
          { day: milestone.dueDate },
          milestone.doneAt === null ? (milestone.dueDate < day ? 'Overdue' : '') : { day: irishDay(milestone.doneAt) },
        ]),
      ),
      buildTable(
        'Spend',
        [
          ['Date', 1.3],
          ['What for', 3],
          ['Entered by', 2],
          ['Euro', 1.4],
        ],
        spend.map((entry) => [{ day: entry.spentOn }, entry.note, entry.by ?? 'Sample', { cents: entry.amountCents }]),
      ),
      buildTable(
        'Changes of status',
        [
          ['When', 2],
          ['Status', 1.3],
          ['Reason', 3],
          ['By', 2],
        ],
        statuses.map((change) => [{ at: change.at }, statusLabel(change.to), change.reason.slice(0, 600), change.by]),
      ),
    ],
    records: updates.map(({ body, by, at }) => ({
      heading: `Update of ${formatCell({ at })}`,
      details: [['By', by]],
      texts: [body],
    })),
    fileName: buildFileName(project.name, day),
  }
}

function buildFigures(project: Project): Report['figures'] {
  const left = project.budgetCents - project.spentCents
  return [
    { label: 'Status', value: statusLabel(project.status), note: `${project.progress}% done` },
    {
      label: 'Budget',
      value: { cents: project.budgetCents },
      note: `${formatCell({ day: project.startDate })} to ${formatCell({ day: project.endDate })}`,
    },
    {
      label: 'Spent',
      value: { cents: project.spentCents },
      note: left < 0 ? `${formatCell({ cents: -left })} over budget` : `${formatCell({ cents: left })} left`,
    },
    { label: 'Citizens served', value: project.citizensServed, note: 'to date' },
  ]
}

function buildTable(title: string, columns: [label: string, width: number][], rows: ReportTable['rows']): ReportTable {
  return { title, columns: columns.map(([label, width]) => ({ label, width, isNumber: label === 'Euro' })), rows }
}
