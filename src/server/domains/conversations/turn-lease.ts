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

/** How long a process owns the turns of a conversation, unless it renews that. The job of a lost turn is due then. */
export const TURN_LEASE_MS = 10_000

/** Returns the end of a lease taken now. The job of its turns is due then. */
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
 * Reopens a closed conversation, ends the silence after an absent member, and leases the turns to the caller unless
 * another process has them. Part of storing a message.
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

/** Builds the update that takes a free or expired lease, for use in the caller's statement. */
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

/** Leases the turns of a conversation to the caller. Undefined while another process has them. */
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

/** Releases a lease without turns to run. */
export async function releaseTurns({ db }: Pick<Ctx, 'db'>, conversationId: string, lease: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ turn_lease: null, turn_leased_until: null })
    .where('id', '=', conversationId)
    .where('turn_lease', '=', lease)
    .execute()
}

/** Renews the caller's lease. Does nothing when another process has it now. */
export async function renewTurns(ctx: Pick<Ctx, 'db' | 'now'>, conversationId: string, lease: string): Promise<void> {
  await ctx.db
    .updateTable('conversations')
    .set({ turn_leased_until: leaseEnd(ctx.now()).toISOString() })
    .where('id', '=', conversationId)
    .where('turn_lease', '=', lease)
    .execute()
}
