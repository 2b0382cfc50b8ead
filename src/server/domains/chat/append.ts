import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { ChatMessagesTable } from '../../database/chat-tables.ts'
import { newId } from '../../ids.ts'
import { ALL } from './messages.ts'
import { indexWords } from './words.ts'

type NewMessage = Pick<ChatMessagesTable, 'thread_id' | 'organisation_id' | 'kind' | 'side' | 'author_id' | 'body'> & {
  idempotency_key?: string | undefined
}

export type Place = { sequence: number; position: number }

/**
 * Takes the next place in the caller's transaction. Both counters stay locked until it ends, so no number is ever
 * missing, and whoever sees a message can see every one before it: a cursor skips nothing. Taken before anything else
 * is written, always in this order, so that two senders wait for each other but never for ever.
 */
export async function takePlace(tx: Tx, organisationId: string): Promise<Place> {
  const sequence = await countUp(tx, organisationId)
  return { sequence, position: await countUp(tx, ALL) }
}

async function countUp(tx: Tx, scope: string): Promise<number> {
  const { last } = await tx.db
    .insertInto('chat_counters')
    .values({ scope, last: 1 })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet({ last: sql`chat_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Adds a message at its place, in the caller's transaction, and tells the other processes of it. */
export async function appendMessage(tx: Tx, place: Place, message: NewMessage): Promise<string> {
  const id = newId('msg')
  await tx.db
    .insertInto('chat_messages')
    .values({
      id,
      ...message,
      ...place,
      author_name: null,
      idempotency_key: message.idempotency_key ?? null,
      source: 'real',
      created_at: tx.now().toISOString(),
    })
    .execute()
  if (message.kind === 'message') await indexWords(tx, { id, ...message })
  if (tx.config.databaseUrl !== undefined) {
    await sql`select pg_notify(${CHANNEL}, ${String(place.position)})`.execute(tx.db)
  }
  return id
}

/** PostgreSQL's name for "there is a new message"; the text is its position. */
export const CHANNEL = 'chat'
