import type { Ctx } from '../../context.ts'
import type { AuditAction } from './audit-actions.ts'

export type AuditedAction = {
  id: string
  at: string
  action: string
  actorId: string | null
  details: Record<string, unknown>
}

const MAX_ACTIONS = 500

/** Lists the actions on one subject, oldest first. The caller checks permission. */
export async function listActionsOn(
  { db }: Pick<Ctx, 'db'>,
  subjectId: string,
  actions: AuditAction[],
): Promise<AuditedAction[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'actor_id', 'details'])
    .where('subject_id', '=', subjectId)
    .where('action', 'in', actions)
    .orderBy('at')
    .orderBy('id')
    .limit(MAX_ACTIONS)
    .execute()
  return rows.map(({ actor_id, details, ...row }) => ({
    ...row,
    actorId: actor_id,
    details: JSON.parse(details) as Record<string, unknown>,
  }))
}
