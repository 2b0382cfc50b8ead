import { levelLabel } from '#contracts/compliance.ts'
import { departmentLabel, statusLabel } from '#contracts/projects.ts'
import { type ReportContent, reportRequest } from '#contracts/reports.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { parseInput } from '../../parse.ts'
import { listActivityBetween } from '../activity/index.ts'
import { listAllReviews } from '../compliance/index.ts'
import { listAllProjects, listSpendBetween } from '../projects/index.ts'
import { cellInWords } from './cells.ts'
import { fileNameOf } from './file-name.ts'
import { figuresTable } from './kpi-table.ts'
import { columns, type Report, type ReportTable } from './report.ts'

type Period = { from: string; to: string }

/** What was asked for of a period, both days included. Figures are those of today, as a total has no period. */
export async function getGovernmentReport(requestCtx: Ctx, input: unknown): Promise<Report> {
  const ctx = withTimeLimit(requestCtx, 'report')
  requireUserType(ctx, 'GOVERNMENT')
  const { contents, ...period } = parseInput(reportRequest, input)
  const day = irishDay(ctx.now())
  const tables: ReportTable[] = []
  for (const content of contents) tables.push(...(await TABLES[content](ctx, period)))
  return {
    kind: 'Government report',
    title: 'Projects, budget and compliance',
    subtitle: `${cellInWords({ day: period.from })} to ${cellInWords({ day: period.to })}, made on ${cellInWords({ day })}.`,
    figures: [],
    texts: [],
    tables,
    records: [],
    fileName: fileNameOf(`government-report-${period.from}-to`, period.to),
  }
}

const TABLES: Record<ReportContent, (ctx: Ctx, period: Period) => Promise<ReportTable[]>> = {
  figures: figuresTable,
  projects: projectsTable,
  spend: spendTable,
  reviews: reviewsTable,
  activity: activityTable,
}

/** Projects under way at any day of the period. */
async function projectsTable(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
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
      columns: columns(
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

async function spendTable(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const entries = await listSpendBetween(ctx, from, to)
  const rows = entries.map(({ spentOn, project, note, amountCents }) => [
    { day: spentOn },
    project,
    note,
    { cents: amountCents },
  ])
  return [{ title: 'Spend', columns: columns(['Date', 1.3], ['Project', 3], ['What for', 3], ['Euro', 1.5]), rows }]
}

async function reviewsTable(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const reviews = await listAllReviews(ctx)
  const rows = reviews
    .filter(({ reviewedOn }) => reviewedOn >= from && reviewedOn <= to)
    .map(({ reviewedOn, policyName, outcome, findings, by }) => {
      return [{ day: reviewedOn }, policyName, levelLabel(outcome), findings.slice(0, 400), by ?? 'Sample data']
    })
  return [
    {
      title: 'Policy reviews',
      columns: columns(['Date', 1.3], ['Policy', 2], ['Outcome', 1.2], ['Findings', 3.5], ['By', 1.6]),
      rows,
    },
  ]
}

async function activityTable(ctx: Ctx, { from, to }: Period): Promise<ReportTable[]> {
  const items = await listActivityBetween(ctx, from, to)
  const rows = items.map(({ time, type, message }) => [{ at: time }, type, message])
  return [{ title: 'Activity', columns: columns(['When', 1.6], ['Type', 1.1], ['What', 5]), rows }]
}
