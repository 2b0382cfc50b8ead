import { randomUUID } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import type { ConversationsTable } from '../../database/receptionist-tables.ts'
import { getConfiguration } from '../receptionists/index.ts'
import { conversationNotFoundError } from './identify-contact.ts'
import type { ConversationKey } from './messages.ts'
import { notifyHandler } from './notify-desk.ts'

/** How long a process owns the turns of a conversation. A turn ends before; the job of a lost one is due then. */
export const TURN_LEASE_MS = 10_000

/** When a lease that is taken now ends, and the job of its turns is due. */
export const leaseEnd = (now: Date) => new Date(now.getTime() + TURN_LEASE_MS)

type NewLease = { conversationId: string; now: string; lease: string; until: string }

const wake = keptQuery((db, values: NewLease) =>
  db
    .updateTable('conversations')
    .set((conversation) => ({
      last_message_at: values.now,
      asked_at: conversation.fn.coalesce('asked_at', conversation.val(values.now)),
      closed_at: null,
      ...buildLease(values),
    }))
    .where('id', '=', values.conversationId)
    .returning(['language', 'turn_lease', 'handler', 'staff_at', 'version', 'asked_at']),
)

/**
 * Opens a closed conversation again, ends the silence after a person who has gone, and leases the turns to the caller
 * unless somebody has them. Part of storing a message.
 */
export async function wakeConversation(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
): Promise<{ language: Language; lease: string | undefined; isFirst: boolean }> {
  const { lease, ...wanted } = newLease(tx, conversationId)
  const [row] = await wake(tx, { lease, ...wanted })
  if (row === undefined) throw conversationNotFoundError()
  if (row.handler === 'person') await giveBackAfterSilence(tx, { organisationId, conversationId }, row)
  const isFirst = row.asked_at === wanted.now
  return { language: row.language, lease: row.turn_lease === lease ? lease : undefined, isFirst }
}

/** Takes a lease that is free or has run out, in one statement with the caller's other changes. */
function buildLease({ now, lease, until }: NewLease): Record<'turn_lease' | 'turn_leased_until', RawBuilder<string>> {
  const isFree = sql`(conversations.turn_leased_until is null or conversations.turn_leased_until <= ${now})`
  return {
    turn_lease: sql<string>`case when ${isFree} then ${lease} else conversations.turn_lease end`,
    turn_leased_until: sql<string>`case when ${isFree} then ${until} else conversations.turn_leased_until end`,
  }
}

const newLease = (ctx: Pick<Ctx, 'now'>, conversationId: string): NewLease => ({
  conversationId,
  now: ctx.now().toISOString(),
  lease: randomUUID(),
  until: leaseEnd(ctx.now()).toISOString(),
})

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

/** Leases the turns of a conversation to the caller. Undefined while somebody else has them. */
export async function leaseTurns(ctx: Ctx, conversationId: string): Promise<string | undefined> {
  const wanted = newLease(ctx, conversationId)
  const row = await ctx.db
    .updateTable('conversations')
    .set(buildLease(wanted))
    .where('id', '=', conversationId)
    .returning('turn_lease')
    .executeTakeFirst()
  return row?.turn_lease === wanted.lease ? wanted.lease : undefined
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

/** Keeps the caller's lease for its whole length again. Does nothing for a lease that somebody else has now. */
export async function renewTurns(ctx: Pick<Ctx, 'db' | 'now'>, conversationId: string, lease: string): Promise<void> {
  await ctx.db
    .updateTable('conversations')
    .set({ turn_leased_until: leaseEnd(ctx.now()).toISOString() })
    .where('id', '=', conversationId)
    .where('turn_lease', '=', lease)
    .execute()
}
