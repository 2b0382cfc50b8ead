import type { Actor, Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import type { AuditAction } from './audit-actions.ts'

type Subject = { kind: string; id: string }

/** A null organisation means that it was erased. */
type Details = Record<string, unknown> & { organisationId?: string | null }

/**
 * Writes one audit line in the caller's transaction. Details are ids and codes only, because the log outlives the
 * people. Jobs and administrators set `organisationId`. A member's line belongs to their organisation.
 */
export async function recordAudit(tx: Tx, action: AuditAction, subject: Subject, details: Details = {}): Promise<void> {
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
      organisation_id: findOrganisationId(tx.actor, subject, details),
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

/** Returns the organisation whose history contains the line. Changes of one's own account belong to none. */
function findOrganisationId(actor: Actor, subject: Subject, { organisationId }: Details): string | null {
  if (organisationId !== undefined) return organisationId
  if (subject.kind === 'organisation') return subject.id
  if (actor.kind === 'visitor' || subject.id === getActorId(actor)) return null
  return actor.organisationId ?? null
}
