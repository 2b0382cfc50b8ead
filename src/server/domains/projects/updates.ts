import { projectUpdate } from '#contracts/projects.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { actorName } from '../identity/index.ts'
import { getProjectRow, touchProject } from './project-row.ts'
import { recordChange } from './record-change.ts'

export type ProjectUpdate = { id: string; body: string; by: string | null; at: string }

export async function postUpdate(ctx: Ctx, projectId: string, input: unknown): Promise<void> {
  const { userId } = requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  const { body } = parseInput(projectUpdate, input)
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    const row = { id: newId('upd'), organisation_id: project.organisation_id, project_id: project.id }
    await tx.db
      .insertInto('project_updates')
      .values({ ...row, body, by_user_id: userId, created_at: tx.now().toISOString() })
      .execute()
    await recordChange(tx, project, 'update_posted')
    const message = `Update on ${project.name}`
    await recordActivity(tx, { organisationId: project.organisation_id, type: 'project', message })
  })
}

/** Newest first. */
export async function listUpdates(ctx: Ctx, projectId: string, limit = 50): Promise<ProjectUpdate[]> {
  const project = await getProjectRow(ctx, projectId)
  const rows = await ctx.db
    .selectFrom('project_updates as post')
    .leftJoin('users', 'users.id', 'post.by_user_id')
    .select(['post.id', 'post.body', 'post.created_at', 'by_user_id', 'first_name', 'last_name'])
    .where('post.project_id', '=', project.id)
    .orderBy('post.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, body, created_at, ...row }) => ({ id, body, by: actorName(row), at: created_at }))
}
