import { milestoneEntries } from '#contracts/projects.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ProjectMilestonesTable } from '../../database/projects-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { getProjectRow, touchProject } from './project-row.ts'
import { recordChange } from './record-change.ts'

export type Milestone = { id: string; title: string; dueDate: string; doneAt: string | null }

export async function addMilestone(ctx: Ctx, projectId: string, input: unknown): Promise<void> {
  requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  const { title, dueDate } = parseInput(milestoneEntries, input)
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    const row = { id: newId('mil'), organisation_id: project.organisation_id, project_id: project.id, title }
    await tx.db
      .insertInto('project_milestones')
      .values({ ...row, due_date: dueDate, done_at: null })
      .execute()
    await recordChange(tx, project, 'milestone_added', { subject: title })
  })
}

export async function editMilestone(ctx: Ctx, projectId: string, id: string, input: unknown): Promise<void> {
  requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  const { title, dueDate } = parseInput(milestoneEntries, input)
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    const before = await getMilestoneRow(tx, projectId, id)
    await tx.db.updateTable('project_milestones').set({ title, due_date: dueDate }).where('id', '=', id).execute()
    const fields = [
      { field: 'title', from: before.title, to: title },
      { field: 'due_date', from: before.due_date, to: dueDate },
    ].filter(({ from, to }) => from !== to)
    if (fields.length > 0) await recordChange(tx, project, 'milestone_edited', { subject: before.title, fields })
  })
}

/** Marks a milestone as done or open. A second call does nothing. */
export async function tickMilestone(ctx: Ctx, projectId: string, id: string, isDone: boolean): Promise<void> {
  requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  await inTransaction(ctx, async (tx) => {
    const { title } = await getMilestoneRow(tx, projectId, id)
    const { numUpdatedRows } = await tx.db
      .updateTable('project_milestones')
      .set({ done_at: isDone ? tx.now().toISOString() : null })
      .where('id', '=', id)
      .where('done_at', isDone ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const project = await touchProject(tx, projectId)
    await recordChange(tx, project, isDone ? 'milestone_done' : 'milestone_reopened', { subject: title })
    if (!isDone) return
    const message = `Milestone met: ${title} (${project.name})`
    await recordActivity(tx, { organisationId: project.organisation_id, type: 'project', message })
  })
}

export async function removeMilestone(ctx: Ctx, projectId: string, id: string): Promise<void> {
  requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    const { title } = await getMilestoneRow(tx, projectId, id)
    await tx.db.deleteFrom('project_milestones').where('id', '=', id).execute()
    await recordChange(tx, project, 'milestone_removed', { subject: title })
  })
}

/** By due date. */
export async function listMilestones(ctx: Ctx, projectId: string): Promise<Milestone[]> {
  const project = await getProjectRow(ctx, projectId)
  const rows = await ctx.db
    .selectFrom('project_milestones')
    .selectAll()
    .where('project_id', '=', project.id)
    .orderBy('due_date')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, due_date, done_at }) => ({ id, title, dueDate: due_date, doneAt: done_at }))
}

async function getMilestoneRow(tx: Tx, projectId: string, id: string): Promise<ProjectMilestonesTable> {
  const row = await tx.db
    .selectFrom('project_milestones')
    .selectAll()
    .where('id', '=', id.replaceAll(/[^\w-]/g, '?'))
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such milestone.')
  return row
}
