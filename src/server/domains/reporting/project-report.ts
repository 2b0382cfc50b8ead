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
import { cellInWords } from './cells.ts'
import { fileNameOf } from './file-name.ts'
import type { Report, ReportTable } from './report.ts'

/** All entries; more than this one project never has. */
const ALL = 10_000

/** Where a project stands: figures, milestones, spend, changes of status with their reasons, updates. */
export async function getProjectReport(requestCtx: Ctx, id: string): Promise<Report> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const [project, milestones, spend, statuses, updates] = await Promise.all([
    getProject(ctx, id),
    listMilestones(ctx, id),
    listSpend(ctx, id, ALL),
    listStatusChanges(ctx, id),
    listUpdates(ctx, id, ALL),
  ])
  const day = irishDay(ctx.now())
  return {
    kind: 'Project report',
    title: project.name,
    subtitle: `${departmentLabel(project.department)}, ${project.owner}. As of ${cellInWords({ day })}.`,
    figures: figuresOf(project),
    texts: project.description === '' ? [] : [project.description],
    tables: [
      tableOf(
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
      tableOf(
        'Spend',
        [
          ['Date', 1.3],
          ['What for', 3],
          ['Entered by', 2],
          ['Euro', 1.4],
        ],
        spend.map((entry) => [{ day: entry.spentOn }, entry.note, entry.by ?? 'Sample', { cents: entry.amountCents }]),
      ),
      tableOf(
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
      heading: `Update of ${cellInWords({ at })}`,
      details: [['By', by]],
      texts: [body],
    })),
    fileName: fileNameOf(project.name, day),
  }
}

function figuresOf(project: Project): Report['figures'] {
  const left = project.budgetCents - project.spentCents
  return [
    { label: 'Status', value: statusLabel(project.status), note: `${project.progress}% done` },
    {
      label: 'Budget',
      value: { cents: project.budgetCents },
      note: `${cellInWords({ day: project.startDate })} to ${cellInWords({ day: project.endDate })}`,
    },
    {
      label: 'Spent',
      value: { cents: project.spentCents },
      note: left < 0 ? `${cellInWords({ cents: -left })} over budget` : `${cellInWords({ cents: left })} left`,
    },
    { label: 'Citizens served', value: project.citizensServed, note: 'to date' },
  ]
}

function tableOf(title: string, columns: [label: string, width: number][], rows: ReportTable['rows']): ReportTable {
  return { title, columns: columns.map(([label, width]) => ({ label, width, isNumber: label === 'Euro' })), rows }
}
