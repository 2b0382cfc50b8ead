import { levelLabel } from '#contracts/compliance.ts'
import { departmentLabel, statusLabel } from '#contracts/projects.ts'
import { type ReportContent, reportRequest } from '#contracts/reports.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { parseInput } from '../../parse.ts'
import { listActivityBetween } from '../activity/index.ts'
import { listAllReviews } from '../compliance/index.ts'
import { listAllProjects, listSpendBetween } from '../projects/index.ts'
import { buildFileName } from './build-file-name.ts'
import { buildKpiTables } from './build-kpi-tables.ts'
import { formatCell } from './format-cell.ts'
import { buildColumns, type Report, type ReportTable } from './report.ts'

type Period = { from: string; to: string }

/** The chosen contents for a period, both days inclusive. Key figures are today's, because totals have no period. */
export async function getGovernmentReport(requestCtx: Ctx, input: unknown): Promise<Report> {
  const ctx = withTimeLimit(requestCtx, 'report')
  requirePermission(ctx, 'projects.read')
  const { contents, ...period } = parseInput(reportRequest, input)
  const day = irishDay(ctx.now())
  const tables: ReportTable[] = []
  for (const content of contents) tables.push(...(await TABLE_BUILDERS[content](ctx, period)))
  return {
    kind: 'Government report',
    title: 'Projects, budget and compliance',
    subtitle: `${formatCell({ day: period.from })} to ${formatCell({ day: period.to })}, made on ${formatCell({ day })}.`,
    figures: [],
    texts: [],
    tables,
    records: [],
    fileName: buildFileName(`government-report-${period.from}-to`, period.to),
  }
}

const TABLE_BUILDERS: Record<ReportContent, (ctx: Ctx, period: Period) => Promise<ReportTable[]>> = {
  figures: buildKpiTables,
  projects: buildProjectsTables,
  spend: buildSpendTables,
  reviews: buildReviewsTables,
  activity: buildActivityTables,
}

/** Projects that run on any day of the period. */
async function buildProjectsTables(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const projects = await listAllProjects(ctx, { sort: 'name' })
  const rows = projects
    .filter(({ startDate, endDate }) => startDate <= to && endDate >= from)
    .map((project) => [
      project.name,
      departmentLabel(project.department),
      statusLabel(project.status),
      { cents: project.budgetCents },
      { cents: project.spentCents },
      { percent: project.progress },
      { day: project.endDate },
    ])
  return [
    {
      title: 'Projects',
      columns: buildColumns(
        ['Project', 3],
        ['Department', 2.3],
        ['Status', 1.7],
        ['Budget', 1.7],
        ['Spent', 1.6],
        ['Done', 0.9],
        ['Ends', 1.8],
      ),
      rows,
    },
  ]
}

async function buildSpendTables(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const entries = await listSpendBetween(ctx, from, to)
  const rows = entries.map(({ spentOn, project, note, amountCents }) => [
    { day: spentOn },
    project,
    note,
    { cents: amountCents },
  ])
  return [
    { title: 'Spend', columns: buildColumns(['Date', 1.3], ['Project', 3], ['What for', 3], ['Euro', 1.5]), rows },
  ]
}

async function buildReviewsTables(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const reviews = await listAllReviews(ctx)
  const rows = reviews
    .filter(({ reviewedOn }) => reviewedOn >= from && reviewedOn <= to)
    .map(({ reviewedOn, policyName, outcome, findings, by }) => {
      return [{ day: reviewedOn }, policyName, levelLabel(outcome), findings.slice(0, 400), by ?? 'Sample data']
    })
  return [
    {
      title: 'Policy reviews',
      columns: buildColumns(['Date', 1.3], ['Policy', 2], ['Outcome', 1.2], ['Findings', 3.5], ['By', 1.6]),
      rows,
    },
  ]
}

async function buildActivityTables(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const items = await listActivityBetween(ctx, from, to)
  const rows = items.map(({ time, type, message }) => [{ at: time }, type, message])
  return [{ title: 'Activity', columns: buildColumns(['When', 1.6], ['Type', 1.1], ['What', 5]), rows }]
}
