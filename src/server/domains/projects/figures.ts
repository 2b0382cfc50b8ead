import { sql } from 'kysely'
import { DEPARTMENTS, type Department } from '#contracts/projects.ts'
import { wholePercents } from '#contracts/whole-percents.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { calculatePercent } from './rules.ts'

export type ProjectFigures = {
  projects: number
  activeProjects: number
  completedProjects: number
  /** Total of all projects to date. */
  citizensServed: number
  budgetCents: number
  spentCents: number
  /** Budget minus spend of completed projects. Negative when they cost more. */
  budgetSavedCents: number
  /** Whole percent, of active projects. */
  averageProgress: number
  /** Not completed after the end date. */
  lateProjects: number
}

/** The figures of all projects of the organisation, from one statement. */
export async function getProjectFigures(ctx: Ctx): Promise<ProjectFigures> {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  const today = irishDay(ctx.now())
  const [row] = await listFigureRows(ctx, { organisationId, today })
  if (row === undefined) throw new Error('a count has a row')
  const { progress, ...figures } = row
  return { ...figures, averageProgress: calculatePercent(progress, figures.activeProjects * 100) }
}

const listFigureRows = keptQuery((db, { organisationId, today }: { organisationId: string; today: string }) =>
  db
    .selectFrom('projects')
    .select([
      sql<number>`count(*)`.as('projects'),
      sumColumn(sql`case when status = 'ACTIVE' then 1 else 0 end`).as('activeProjects'),
      sumColumn(sql`case when status = 'COMPLETED' then 1 else 0 end`).as('completedProjects'),
      sumColumn(sql`citizens_served`).as('citizensServed'),
      sumColumn(sql`budget_cents`).as('budgetCents'),
      sumColumn(sql`spent_cents`).as('spentCents'),
      sumColumn(sql`case when status = 'COMPLETED' then budget_cents - spent_cents else 0 end`).as('budgetSavedCents'),
      sumColumn(sql`case when status = 'ACTIVE' then progress else 0 end`).as('progress'),
      sumColumn(sql`case when status <> 'COMPLETED' and end_date < ${today} then 1 else 0 end`).as('lateProjects'),
    ])
    .where('organisation_id', '=', organisationId),
)

export type DepartmentBudget = {
  department: Department
  label: string
  projects: number
  budgetCents: number
  spentCents: number
  /** Whole percent of all budgets. The three add up to 100. */
  share: number
}

/** The budgets of all projects by department. */
export async function getBudgetByDepartment(ctx: Ctx): Promise<DepartmentBudget[]> {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  const rows = await ctx.db
    .selectFrom('projects')
    .select(['department', sql<number>`count(*)`.as('projects')])
    .select([sumColumn(sql`budget_cents`).as('budgetCents'), sumColumn(sql`spent_cents`).as('spentCents')])
    .where('organisation_id', '=', organisationId)
    .groupBy('department')
    .execute()
  const nothing = { projects: 0, budgetCents: 0, spentCents: 0 }
  const departments = DEPARTMENTS.map(({ value, label }) => {
    const { projects, budgetCents, spentCents } = rows.find(({ department }) => department === value) ?? nothing
    return { department: value, label, projects, budgetCents, spentCents }
  })
  const shares = wholePercents(departments.map(({ budgetCents }) => budgetCents))
  return departments.map((row, index) => ({ ...row, share: shares[index] ?? 0 }))
}

export type MonthOfSpend = {
  /** For example 2026-11. */
  month: string
  spentCents: number
}

/** The spend of each of the last months, with the current one last. Months without spend have 0. */
export async function getSpendByMonth(ctx: Ctx, months = 12): Promise<MonthOfSpend[]> {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  const thisMonth = irishDay(ctx.now()).slice(0, 7)
  const names = Array.from({ length: months }, (_, index) =>
    addToDay(`${thisMonth}-01`, { months: index + 1 - months }).slice(0, 7),
  )
  const rows = await ctx.db
    .selectFrom('project_spend')
    .select([sql<string>`substr(spent_on, 1, 7)`.as('month'), sumColumn(sql`amount_cents`).as('spentCents')])
    .where('organisation_id', '=', organisationId)
    .where('spent_on', '>=', `${names[0]}-01`)
    .where('spent_on', '<', addToDay(`${thisMonth}-01`, { months: 1 }))
    .groupBy(sql`substr(spent_on, 1, 7)`)
    .execute()
  const spent = new Map(rows.map(({ month, spentCents }) => [month, spentCents]))
  return names.map((month) => ({ month, spentCents: spent.get(month) ?? 0 }))
}

export type MilestoneFigures = { due: number; metOnTime: number; overdue: number }

/** Counts the milestones due by today: how many were met on time, and how many are overdue. */
export async function getMilestoneFigures(ctx: Ctx): Promise<MilestoneFigures> {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  const today = irishDay(ctx.now())
  const rows = await ctx.db
    .selectFrom('project_milestones')
    .select(['due_date', 'done_at'])
    .where('organisation_id', '=', organisationId)
    .where('due_date', '<=', today)
    .execute()
  return {
    due: rows.length,
    metOnTime: rows.filter(({ done_at, due_date }) => done_at !== null && isOnTime(done_at, due_date)).length,
    overdue: rows.filter(({ done_at, due_date }) => done_at === null && due_date < today).length,
  }
}

/** Irish time is UTC or an hour ahead. Only the day itself needs the calendar, which is slow for thousands of rows. */
function isOnTime(instant: string, day: string): boolean {
  const utcDay = instant.slice(0, 10)
  return utcDay === day ? irishDay(instant) === day : utcDay < day
}

/** PostgreSQL returns the sum of bigints as text unless it is cast. */
function sumColumn(amount: ReturnType<typeof sql>) {
  return sql<number>`cast(coalesce(sum(${amount}), 0) as bigint)`
}
