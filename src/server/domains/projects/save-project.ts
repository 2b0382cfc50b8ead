import type { z } from 'zod'
import { newProject, projectChange, type projectEntries } from '#contracts/projects.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { foldText } from '../../search/fold.ts'
import { recordActivity } from '../activity/index.ts'
import { getProjectRow, projectChangedError } from './project-row.ts'
import { type FieldChange, recordChange } from './record-change.ts'
import { insertSpend } from './spend.ts'

type ProjectEntries = z.output<typeof projectEntries>

/** Stores a new project and returns its id. Earlier spend becomes its first entry. */
export async function createProject(ctx: Ctx, input: unknown): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'projects.change')
  const { status, ...entries } = parseInput(newProject, input)
  const id = newId('prj')
  return inTransaction(ctx, async (tx) => {
    const now = tx.now().toISOString()
    const columns = buildColumns(entries)
    const project = { id, organisation_id: organisationId, name: columns.name }
    await tx.db
      .insertInto('projects')
      .values({ ...project, ...columns, status, source: 'real', version: 1, created_at: now, updated_at: now })
      .execute()
    if (entries.spend > 0) await insertSpend(tx, project, entries.spend, irishDay(tx.now()), 'Spent before this record')
    await recordChange(tx, project, 'created')
    await recordActivity(tx, { organisationId, type: 'project', message: `New project: ${entries.name}` })
    return id
  })
}

/**
 * Changes all fields of a project. A changed total of spend is recorded as an entry of the difference. Throws
 * `conflict` when the project has changed since the form was opened.
 */
export async function editProject(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, id)
  const { version, ...entries } = parseInput(projectChange, input)
  await inTransaction(ctx, async (tx) => {
    const before = await getProjectRow(tx, id)
    const columns = buildColumns(entries)
    const { numUpdatedRows } = await tx.db
      .updateTable('projects')
      .set({ ...columns, source: 'real', version: version + 1, updated_at: tx.now().toISOString() })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw projectChangedError()
    const difference = entries.spend - before.spent_cents
    if (difference !== 0) await insertSpend(tx, before, difference, irishDay(tx.now()), 'Correction of the total')
    await recordChange(tx, before, 'edited', { fields: listFieldChanges(before, { ...before, ...columns }) })
    await recordFigureActivity(tx, before, { ...before, ...columns })
  })
}

function buildColumns(entries: ProjectEntries) {
  return {
    name: entries.name,
    description: entries.description,
    department: entries.department,
    owner: entries.owner,
    budget_cents: entries.budget,
    spent_cents: entries.spend,
    citizens_served: entries.citizensServed,
    progress: entries.progress,
    start_date: entries.startDate,
    end_date: entries.endDate,
    search_text: foldText(`${entries.name} ${entries.owner} ${entries.description}`),
  }
}

const RECORDED_FIELDS = [
  'name',
  'description',
  'department',
  'owner',
  'budget_cents',
  'spent_cents',
  'citizens_served',
  'progress',
  'start_date',
  'end_date',
] as const

function listFieldChanges(before: ProjectsTable, after: ProjectsTable): FieldChange[] {
  const changed = RECORDED_FIELDS.filter((field) => before[field] !== after[field])
  return changed.map((field) => ({ field, from: String(before[field]), to: String(after[field]) }))
}

/** Adds activity for a changed budget and for more citizens served. */
async function recordFigureActivity(tx: Tx, before: ProjectsTable, after: ProjectsTable): Promise<void> {
  const organisationId = before.organisation_id
  if (before.budget_cents !== after.budget_cents) {
    await recordActivity(tx, { organisationId, type: 'budget', message: `Budget changed: ${after.name}` })
  }
  const more = after.citizens_served - before.citizens_served
  if (more > 0) {
    await recordActivity(tx, {
      organisationId,
      type: 'citizens',
      message: `${formatCount(more)} more citizens served: ${after.name}`,
    })
  }
}
