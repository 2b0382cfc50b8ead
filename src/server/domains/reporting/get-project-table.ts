import { departmentLabel, statusLabel } from '#contracts/projects.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { listAllProjects } from '../projects/index.ts'
import { buildFileName } from './build-file-name.ts'
import { buildColumns, type ReportTable } from './report.ts'

/** The filtered projects with all their fields. */
export async function getProjectTable(
  requestCtx: Ctx,
  input: unknown,
): Promise<{ table: ReportTable; fileName: string }> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const projects = await listAllProjects(ctx, input)
  const labels = ['Id', 'Project', 'Department', 'Status', 'Owner', 'Budget, euro', 'Spent, euro', 'Citizens served']
  const more = ['Progress, percent', 'Start', 'End', 'Description', 'Sample']
  const table: ReportTable = {
    title: 'Projects',
    columns: buildColumns(...[...labels, ...more].map((label): [string, number] => [label, 1])),
    rows: projects.map((project) => [
      project.id,
      project.name,
      departmentLabel(project.department),
      statusLabel(project.status),
      project.owner,
      { cents: project.budgetCents },
      { cents: project.spentCents },
      project.citizensServed,
      { percent: project.progress },
      { day: project.startDate },
      { day: project.endDate },
      project.description,
      project.isSample ? 'yes' : 'no',
    ]),
  }
  return { table, fileName: buildFileName('projects', irishDay(ctx.now())) }
}
