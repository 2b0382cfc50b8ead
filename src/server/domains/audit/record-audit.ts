import type { Actor, Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import type { AuditAction } from './audit-actions.ts'

/**
 * Writes one audit line in the caller's transaction. Details are ids and codes only, because the log outlives the
 * people.
 */
export async function recordAudit(
  tx: Tx,
  action: AuditAction,
  subject: { kind: string; id: string },
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx.db
    .insertInto('audit_log')
    .values({
      id: newId('aud'),
      at: tx.now().toISOString(),
      actor_kind: tx.actor.kind,
      actor_id: getActorId(tx.actor),
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      request_id: tx.requestId,
      details: JSON.stringify(details),
    })
    .execute()
}

function getActorId(actor: Actor): string | null {
  if (actor.kind === 'member') return actor.userId
  if (actor.kind === 'contact') return actor.contactId
  return actor.kind === 'job' ? actor.name : null
}
