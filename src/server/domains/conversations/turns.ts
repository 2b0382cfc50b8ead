import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ConversationsTable, TurnsTable } from '../../database/receptionist-tables.ts'
import { newId } from '../../ids.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import { getConfiguration } from '../receptionists/index.ts'
import type { ConversationKey } from './messages.ts'
import { notifyHandler } from './notify-desk.ts'

/** How long a process owns the turns of a conversation. A turn ends before; the job of a lost one is due then. */
export const TURN_LEASE_MS = 10_000

const leaseEnd = (now: Date) => new Date(now.getTime() + TURN_LEASE_MS)

/**
 * Opens a closed conversation again, ends the silence after a person who has gone, and leases the turns to the caller
 * unless somebody has them. Part of storing a message.
 */
export async function wakeConversation(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
): Promise<{ language: Language; lease: string | undefined }> {
  const now = tx.now().toISOString()
  const lease = randomUUID()
  const row = await tx.db
    .updateTable('conversations')
    .set((conversation) => ({
      last_message_at: now,
      asked_at: conversation.fn.coalesce('asked_at', conversation.val(now)),
      closed_at: null,
      ...buildLease(now, lease, leaseEnd(tx.now()).toISOString()),
    }))
    .where('id', '=', conversationId)
    .returning(['language', 'turn_lease', 'handler', 'staff_at', 'version'])
    .executeTakeFirstOrThrow()
  if (row.handler === 'person') await giveBackAfterSilence(tx, { organisationId, conversationId }, row)
  return { language: row.language, lease: row.turn_lease === lease ? lease : undefined }
}

/** Takes a lease that is free or has run out, in one statement with the caller's other changes. */
function buildLease(now: string, lease: string, until: string) {
  const isFree = sql`(conversations.turn_leased_until is null or conversations.turn_leased_until <= ${now})`
  return {
    turn_lease: sql<string>`case when ${isFree} then ${lease} else conversations.turn_lease end`,
    turn_leased_until: sql<string>`case when ${isFree} then ${until} else conversations.turn_leased_until end`,
  }
}

async function giveBackAfterSilence(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
  { staff_at, version }: Pick<Selectable<ConversationsTable>, 'staff_at' | 'version'>,
): Promise<void> {
  const { giveBackMinutes } = await getConfiguration(tx, organisationId, version)
  const silentSince = new Date(tx.now().getTime() - giveBackMinutes * 60_000).toISOString()
  if (staff_at !== null && staff_at > silentSince) return
  await tx.db
    .updateTable('conversations')
    .set({ handler: 'receptionist', handled_by: null })
    .where('id', '=', conversationId)
    .execute()
  notifyHandler(tx, { organisationId, conversationId }, 'receptionist')
}

/** Stores the turn of a message and its job, which runs it if this process does not. */
export async function enqueueTurn(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
  { messageId, sequence }: { messageId: string; sequence: number },
): Promise<void> {
  const id = newId('turn')
  await tx.db
    .insertInto('turns')
    .values({
      id,
      organisation_id: organisationId,
      conversation_id: conversationId,
      message_id: messageId,
      sequence,
      steps: '[]',
      created_at: tx.now().toISOString(),
    })
    .execute()
  await enqueueJob(tx, 'receptionist-turn', { conversationId }, { id, organisationId, runAt: leaseEnd(tx.now()) })
}

/** Leases the turns of a conversation to the caller. Undefined while somebody else has them. */
export async function leaseTurns(ctx: Ctx, conversationId: string): Promise<string | undefined> {
  const [now, lease] = [ctx.now().toISOString(), randomUUID()]
  const row = await ctx.db
    .updateTable('conversations')
    .set(buildLease(now, lease, leaseEnd(ctx.now()).toISOString()))
    .where('id', '=', conversationId)
    .returning('turn_lease')
    .executeTakeFirst()
  return row?.turn_lease === lease ? lease : undefined
}

/** Gives a lease back that had nothing to run. */
export async function releaseTurns({ db }: Pick<Ctx, 'db'>, conversationId: string, lease: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ turn_lease: null, turn_leased_until: null })
    .where('id', '=', conversationId)
    .where('turn_lease', '=', lease)
    .execute()
}

export type WaitingTurn = Pick<Selectable<TurnsTable>, 'id' | 'message_id' | 'sequence'> &
  Pick<
    Selectable<ConversationsTable>,
    'language' | 'handler' | 'version' | 'state' | 'organisation_id' | 'contact_id' | 'turn_lease'
  > & { text: string; conversation_id: string }

/** The next turn of a conversation, oldest first, with what the answer needs. */
export function findNextTurn({ db }: Pick<Ctx, 'db'>, conversationId: string): Promise<WaitingTurn | undefined> {
  return db
    .selectFrom('turns')
    .innerJoin('messages', 'messages.id', 'turns.message_id')
    .innerJoin('conversations', 'conversations.id', 'turns.conversation_id')
    .select(['turns.id', 'turns.message_id', 'turns.sequence', 'turns.conversation_id', 'messages.text'])
    .select(['conversations.language', 'handler', 'version', 'state', 'contact_id', 'turn_lease'])
    .select('conversations.organisation_id')
    .where('turns.conversation_id', '=', conversationId)
    .where('turns.done_at', 'is', null)
    .orderBy('turns.sequence')
    .limit(1)
    .executeTakeFirst()
}

type TurnEnd = { answerer: string; result: 'replied' | 'silent'; replyId: string | null; steps: TurnStep[] }

/** Ends a turn and its job. False when somebody else ended it. */
export async function endTurn(tx: Tx, id: string, { answerer, result, replyId, steps }: TurnEnd): Promise<boolean> {
  const ended = await tx.db
    .updateTable('turns')
    .set({ answerer, result, reply_id: replyId, steps: JSON.stringify(steps), done_at: tx.now().toISOString() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  // A worker that has this job finds nothing left to do, and deletes it itself.
  await tx.db.deleteFrom('jobs').where('id', '=', id).where('lease_id', 'is', null).execute()
  return ended !== undefined
}
