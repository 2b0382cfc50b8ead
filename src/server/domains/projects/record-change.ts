import { z } from 'zod'
import type { ProjectStatus } from '#contracts/projects.ts'
import type { Ctx, Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { actorName } from '../identity/index.ts'
import { getProjectRow } from './project-row.ts'

const changeDetails = z.object({
  /** The title, name or sentence that changed. */
  subject: z.string().optional(),
  reason: z.string().optional(),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })).default([]),
})

/** More than any project has. */
const MAX_CHANGES = 10_000

export type FieldChange = { field: string; from: string; to: string }
export type ChangeDetails = { subject?: string; reason?: string; fields?: FieldChange[] }

export type ProjectChange = {
  id: string
  action: ChangeAction
  subject: string | undefined
  reason: string | undefined
  fields: FieldChange[]
  /** Null for samples. */
  by: string | null
  at: string
}

export type ChangeAction =
  | 'created'
  | 'edited'
  | 'status'
  | 'milestone_added'
  | 'milestone_edited'
  | 'milestone_done'
  | 'milestone_reopened'
  | 'milestone_removed'
  | 'spend_added'
  | 'update_posted'
  | 'document_added'
  | 'document_removed'

/** Adds a line to the history of a project, and one without texts to the audit log, in the caller's transaction. */
export async function recordChange(
  tx: Tx,
  project: { id: string; organisation_id: string },
  action: ChangeAction,
  details: ChangeDetails = {},
): Promise<void> {
  await tx.db
    .insertInto('project_changes')
    .values({
      id: newId('chg'),
      organisation_id: project.organisation_id,
      project_id: project.id,
      action,
      details: JSON.stringify(details),
      by_user_id: tx.actor.kind === 'member' ? tx.actor.userId : null,
      at: tx.now().toISOString(),
    })
    .execute()
  const fields = details.fields?.map(({ field }) => field) ?? []
  await recordAudit(tx, `project.${action}`, { kind: 'project', id: project.id }, fields.length > 0 ? { fields } : {})
}

/** Lists who did what and when, newest first. */
export async function listChanges(ctx: Ctx, projectId: string, limit = 100): Promise<ProjectChange[]> {
  const project = await getProjectRow(ctx, projectId)
  const rows = await ctx.db
    .selectFrom('project_changes as change')
    .leftJoin('users', 'users.id', 'change.by_user_id')
    .select(['change.id', 'change.action', 'change.details', 'change.at', 'change.by_user_id'])
    .select(['users.first_name', 'users.last_name'])
    .where('change.project_id', '=', project.id)
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, action, details, at, ...row }) => {
    const { subject, reason, fields } = changeDetails.parse(JSON.parse(details))
    return { id, action: action as ChangeAction, subject, reason, fields, by: actorName(row), at }
  })
}

export type StatusChange = { at: string; to: ProjectStatus; reason: string; by: string | null }

/** Every change of status with its reason, newest first. */
export async function listStatusChanges(ctx: Ctx, projectId: string): Promise<StatusChange[]> {
  const changes = await listChanges(ctx, projectId, MAX_CHANGES)
  return changes
    .filter(({ action }) => action === 'status')
    .map(({ at, reason = '', by, fields }) => ({ at, to: (fields[0]?.to ?? 'ACTIVE') as ProjectStatus, reason, by }))
}
