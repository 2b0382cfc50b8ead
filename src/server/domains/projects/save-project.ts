import type { z } from 'zod'
import { newProject, projectChange, type projectEntries } from '#contracts/projects.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { foldText } from '../../search/fold.ts'
import { recordActivity } from '../activity/index.ts'
import { type FieldChange, recordChange } from './changes.ts'
import { changedMeanwhile, getProjectRow } from './project-row.ts'
import { insertSpend } from './spend.ts'

type Entries = z.output<typeof projectEntries>

/** Stores a new project and returns its id. What is already spent becomes its first entry of spend. */
export async function createProject(ctx: Ctx, input: unknown): Promise<string> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  const { status, ...entries } = parseInput(newProject, input)
  const id = newId('prj')
  return inTransaction(ctx, async (tx) => {
    const now = tx.now().toISOString()
    const columns = columnsOf(entries)
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
 * Changes a project as a whole. Throws `conflict` when it is no longer at the version that the form was filled with. A
 * changed spend is recorded as an entry of the difference.
 */
export async function editProject(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  await getProjectRow(ctx, id)
  const { version, ...entries } = parseInput(projectChange, input)
  await inTransaction(ctx, async (tx) => {
    const before = await getProjectRow(tx, id)
    const columns = columnsOf(entries)
    const { numUpdatedRows } = await tx.db
      .updateTable('projects')
      .set({ ...columns, source: 'real', version: version + 1, updated_at: tx.now().toISOString() })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw changedMeanwhile()
    const difference = entries.spend - before.spent_cents
    if (difference !== 0) await insertSpend(tx, before, difference, irishDay(tx.now()), 'Correction of the total')
    await recordChange(tx, before, 'edited', { fields: differencesBetween(before, { ...before, ...columns }) })
    await tellOfFigures(tx, before, { ...before, ...columns })
  })
}

function columnsOf(entries: Entries) {
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

const TOLD = [
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

function differencesBetween(before: ProjectsTable, after: ProjectsTable): FieldChange[] {
  const changed = TOLD.filter((field) => before[field] !== after[field])
  return changed.map((field) => ({ field, from: String(before[field]), to: String(after[field]) }))
}

/** What the overview's activity tells of an edit: the budget and the people, else that there was one. */
async function tellOfFigures(tx: Tx, before: ProjectsTable, after: ProjectsTable): Promise<void> {
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
