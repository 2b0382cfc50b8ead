import { sql } from 'kysely'
import type { ListPage } from '#contracts/lists.ts'
import { type ProjectQuery, type ProjectSort, projectQuery } from '#contracts/projects.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'
import type { Order } from '../../lists/place.ts'
import { ordered, readPage } from '../../lists/read-page.ts'
import { parseInput } from '../../parse.ts'
import { type Project, presentProject } from './present-project.ts'
import { getProjectRow } from './project-row.ts'
import { buildLikePattern } from './rules.ts'

export const PROJECTS_PAGE_SIZE = 12

export type NextMilestone = { title: string; dueDate: string }
export type ListedProject = Project & { nextMilestone: NextMilestone | null }
export type ProjectList = ListPage<ListedProject> & { query: ProjectQuery }

/** One page of the organisation's projects, filtered, searched without accents and sorted. */
export async function listProjects(ctx: Ctx, input: unknown): Promise<ProjectList> {
  requirePermission(ctx, 'projects.read')
  const query = parseInput(projectQuery, input)
  const { items: rows, ...page } = await readPage(ctx, {
    matching: selectProjects(ctx, query),
    order: PROJECT_ORDERS[query.sort],
    place: query,
    size: PROJECTS_PAGE_SIZE,
    read: (found) => found.selectAll().execute(),
  })
  const next = await listNextMilestones(ctx, rows)
  const items = rows.map((row) => ({ ...presentProject(row), nextMilestone: next.get(row.id) ?? null }))
  return { query, items, ...page }
}

/** All filtered projects, for an export. */
export async function listAllProjects(ctx: Ctx, input: unknown): Promise<Project[]> {
  requirePermission(ctx, 'projects.read')
  const query = parseInput(projectQuery, input)
  const rows = await ordered(selectProjects(ctx, query).selectAll(), PROJECT_ORDERS[query.sort]).execute()
  return rows.map(presentProject)
}

export async function getProject(ctx: Ctx, id: string): Promise<Project> {
  return presentProject(await getProjectRow(ctx, id))
}

function selectProjects(ctx: Ctx, { department, status, q }: ProjectQuery) {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  let query = ctx.db.selectFrom('projects').where('organisation_id', '=', organisationId)
  if (department !== undefined) query = query.where('department', '=', department)
  if (status !== undefined) query = query.where('status', '=', status)
  if (q !== '') query = query.where(sql<boolean>`search_text like ${buildLikePattern(q)} escape '~'`)
  return query
}

export const PROJECT_ORDERS: Record<ProjectSort, Order<ProjectsTable>> = {
  changed: { by: 'updated_at', of: (row) => row.updated_at, id: 'id', direction: 'desc', kind: 'instant' },
  name: { by: 'search_text', of: (row) => row.search_text, id: 'id', direction: 'asc' },
  budget: { by: 'budget_cents', of: (row) => row.budget_cents, id: 'id', direction: 'desc', kind: 'number' },
  progress: { by: 'progress', of: (row) => row.progress, id: 'id', direction: 'desc', kind: 'number' },
  end: { by: 'end_date', of: (row) => row.end_date, id: 'id', direction: 'asc' },
}

async function listNextMilestones(ctx: Ctx, projects: { id: string }[]): Promise<Map<string, NextMilestone>> {
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
  // The earliest comes last and overwrites the others.
  return new Map(rows.map(({ project_id, title, due_date }) => [project_id, { title, dueDate: due_date }]))
}
