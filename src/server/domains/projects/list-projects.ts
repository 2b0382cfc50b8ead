import { type SelectQueryBuilder, sql } from 'kysely'
import { type ProjectQuery, type ProjectSort, projectQuery } from '#contracts/projects.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'
import type { Database } from '../../database/schema.ts'
import { parseInput } from '../../parse.ts'
import { type Project, presentProject } from './present.ts'
import { getProjectRow } from './project-row.ts'
import { likePattern } from './rules.ts'

export const PROJECTS_A_PAGE = 12

export type NextMilestone = { title: string; dueDate: string }
export type ListedProject = Project & { nextMilestone: NextMilestone | null }
export type ProjectList = { query: ProjectQuery; projects: ListedProject[]; total: number; pages: number }

type Projects<Selected> = SelectQueryBuilder<Database, 'projects', Selected>

/** One page of the organisation's projects: filtered, searched without regard to accents, sorted. */
export async function listProjects(ctx: Ctx, input: unknown): Promise<ProjectList> {
  const query = parseInput(projectQuery, input)
  const { total } = await chosen(ctx, query).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(total / PROJECTS_A_PAGE))
  const page = Math.min(query.page, pages)
  const rows = await inOrder(chosen(ctx, query).selectAll(), query.sort)
    .limit(PROJECTS_A_PAGE)
    .offset((page - 1) * PROJECTS_A_PAGE)
    .execute()
  const next = await nextMilestonesOf(ctx, rows)
  const projects = rows.map((row) => ({ ...presentProject(row), nextMilestone: next.get(row.id) ?? null }))
  return { query: { ...query, page }, projects, total, pages }
}

/** All of them as filtered, for an export. */
export async function listAllProjects(ctx: Ctx, input: unknown): Promise<Project[]> {
  const query = parseInput(projectQuery, input)
  const rows = await inOrder(chosen(ctx, query).selectAll(), query.sort).execute()
  return rows.map(presentProject)
}

export async function getProject(ctx: Ctx, id: string): Promise<Project> {
  return presentProject(await getProjectRow(ctx, id))
}

function chosen(ctx: Ctx, { department, status, q }: ProjectQuery) {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  let query = ctx.db.selectFrom('projects').where('organisation_id', '=', organisationId)
  if (department !== undefined) query = query.where('department', '=', department)
  if (status !== undefined) query = query.where('status', '=', status)
  if (q !== '') query = query.where(sql<boolean>`search_text like ${likePattern(q)} escape '~'`)
  return query
}

function inOrder(query: Projects<ProjectsTable>, sort: ProjectSort): Projects<ProjectsTable> {
  if (sort === 'name') return query.orderBy('search_text').orderBy('id')
  if (sort === 'budget') return query.orderBy('budget_cents', 'desc').orderBy('id')
  if (sort === 'progress') return query.orderBy('progress', 'desc').orderBy('id')
  if (sort === 'end') return query.orderBy('end_date').orderBy('id')
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc')
}

/** The first milestone of each that is not met yet. */
async function nextMilestonesOf(ctx: Ctx, projects: { id: string }[]): Promise<Map<string, NextMilestone>> {
  if (projects.length === 0) return new Map()
  const ids = projects.map(({ id }) => id)
  const rows = await ctx.db
    .selectFrom('project_milestones')
    .select(['project_id', 'title', 'due_date'])
    .where('project_id', 'in', ids)
    .where('done_at', 'is', null)
    .orderBy('due_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // The earliest comes last, and so stays.
  return new Map(rows.map(({ project_id, title, due_date }) => [project_id, { title, dueDate: due_date }]))
}
