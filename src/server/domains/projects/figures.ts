import { sql } from 'kysely'
import { DEPARTMENTS, type Department } from '#contracts/projects.ts'
import { wholePercents } from '#contracts/whole-percents.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { percentOf } from './rules.ts'

export type ProjectFigures = {
  projects: number
  activeProjects: number
  completedProjects: number
  /** Of all projects to date. */
  citizensServed: number
  budgetCents: number
  spentCents: number
  /** Budget minus spend of completed projects; below 0 when they cost more. */
  budgetSavedCents: number
  /** Whole percent, over active projects. */
  averageProgress: number
  /** Not completed although the end date is past. */
  lateProjects: number
}

/** The figures of all projects of the organisation, read in one statement. */
export async function getProjectFigures(ctx: Ctx): Promise<ProjectFigures> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  const today = irishDay(ctx.now())
  const row = await ctx.db
    .selectFrom('projects')
    .select([
      sql<number>`count(*)`.as('projects'),
      sumOf(sql`case when status = 'ACTIVE' then 1 else 0 end`).as('activeProjects'),
      sumOf(sql`case when status = 'COMPLETED' then 1 else 0 end`).as('completedProjects'),
      sumOf(sql`citizens_served`).as('citizensServed'),
      sumOf(sql`budget_cents`).as('budgetCents'),
      sumOf(sql`spent_cents`).as('spentCents'),
      sumOf(sql`case when status = 'COMPLETED' then budget_cents - spent_cents else 0 end`).as('budgetSavedCents'),
      sumOf(sql`case when status = 'ACTIVE' then progress else 0 end`).as('progress'),
      sumOf(sql`case when status <> 'COMPLETED' and end_date < ${today} then 1 else 0 end`).as('lateProjects'),
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const { progress, ...figures } = row
  return { ...figures, averageProgress: percentOf(progress, figures.activeProjects * 100) }
}

export type DepartmentBudget = {
  department: Department
  label: string
  projects: number
  budgetCents: number
  spentCents: number
  /** Whole percent of all budgets; the three add up to 100. */
  share: number
}

/** How the budgets of all projects are shared out. */
export async function getBudgetByDepartment(ctx: Ctx): Promise<DepartmentBudget[]> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  const rows = await ctx.db
    .selectFrom('projects')
    .select(['department', sql<number>`count(*)`.as('projects')])
    .select([sumOf(sql`budget_cents`).as('budgetCents'), sumOf(sql`spent_cents`).as('spentCents')])
    .where('organisation_id', '=', organisationId)
    .groupBy('department')
    .execute()
  const nothing = { projects: 0, budgetCents: 0, spentCents: 0 }
  const found = DEPARTMENTS.map(({ value, label }) => {
    const { projects, budgetCents, spentCents } = rows.find(({ department }) => department === value) ?? nothing
    return { department: value, label, projects, budgetCents, spentCents }
  })
  const shares = wholePercents(found.map(({ budgetCents }) => budgetCents))
  return found.map((row, index) => ({ ...row, share: shares[index] ?? 0 }))
}

export type MonthOfSpend = {
  /** 2026-11. */
  month: string
  spentCents: number
}

/** What was spent in each of the last months, this one last; months without any are there with 0. */
export async function getSpendByMonth(ctx: Ctx, months = 12): Promise<MonthOfSpend[]> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  const thisMonth = irishDay(ctx.now()).slice(0, 7)
  const names = Array.from({ length: months }, (_, index) =>
    addToDay(`${thisMonth}-01`, { months: index + 1 - months }).slice(0, 7),
  )
  const rows = await ctx.db
    .selectFrom('project_spend')
    .select([sql<string>`substr(spent_on, 1, 7)`.as('month'), sumOf(sql`amount_cents`).as('spentCents')])
    .where('organisation_id', '=', organisationId)
    .where('spent_on', '>=', `${names[0]}-01`)
    .where('spent_on', '<', addToDay(`${thisMonth}-01`, { months: 1 }))
    .groupBy(sql`substr(spent_on, 1, 7)`)
    .execute()
  const spent = new Map(rows.map(({ month, spentCents }) => [month, spentCents]))
  return names.map((month) => ({ month, spentCents: spent.get(month) ?? 0 }))
}

export type MilestoneFigures = { due: number; metOnTime: number; overdue: number }

/** Of the milestones due by today: how many were met by their day, and how many are not met at all. */
export async function getMilestoneFigures(ctx: Ctx): Promise<MilestoneFigures> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  const today = irishDay(ctx.now())
  const rows = await ctx.db
    .selectFrom('project_milestones')
    .select(['due_date', 'done_at'])
    .where('organisation_id', '=', organisationId)
    .where('due_date', '<=', today)
    .execute()
  return {
    due: rows.length,
    metOnTime: rows.filter(({ done_at, due_date }) => done_at !== null && isByDay(done_at, due_date)).length,
    overdue: rows.filter(({ done_at, due_date }) => done_at === null && due_date < today).length,
  }
}

/** Irish time is UTC or an hour ahead, so only the last hours of the day itself need the calendar: it is slow for thousands. */
function isByDay(instant: string, day: string): boolean {
  const utcDay = instant.slice(0, 10)
  return utcDay === day ? irishDay(instant) === day : utcDay < day
}

/** PostgreSQL answers the sum of large whole numbers as text unless it is cast. */
function sumOf(amount: ReturnType<typeof sql>) {
  return sql<number>`cast(coalesce(sum(${amount}), 0) as bigint)`
}
