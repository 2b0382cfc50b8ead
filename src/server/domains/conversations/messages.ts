import { type CompiledQuery, type Selectable, sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, MessageSender, TalkBooking, TalkMessage } from '#contracts/receptionist/talk.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery, pickColumns } from '../../database/kept-query.ts'
import type { MessagesTable } from '../../database/receptionist-tables.ts'
import { runTogether } from '../../database/run-together.ts'
import { newId } from '../../ids.ts'
import { publishStored } from '../../live/publish.ts'
import type { Topic } from '../../live/topic.ts'
import { buildTerms } from '../../search/terms.ts'

export type ConversationKey = { organisationId: string; conversationId: string }

/** The messages of a conversation, in order. For its contact and the desk. */
export function getTalkTopic({ organisationId, conversationId }: ConversationKey): Topic {
  return `talk:${organisationId}:${conversationId}`
}

export type NewMessage = {
  sender: MessageSender
  text: string
  language: Language
  authorId?: string
  entries?: string[]
  outcome?: ConversationOutcome | undefined
  booking?: TalkBooking | undefined
  key?: string | undefined
}

/** The search terms of a conversation: people's messages and the contact's details. */
export const createTermsSubject = ({ conversationId }: ConversationKey) =>
  ({ kind: 'conversation', id: conversationId }) as const

type MessageRow = Selectable<MessagesTable>

const COLUMNS = [
  'id',
  'organisation_id',
  'conversation_id',
  'sequence',
  'sender',
  'author_id',
  'text',
  'language',
  'entries',
  'outcome',
  'booking',
  'idempotency_key',
  'created_at',
] as const
const insertMessage = keptQuery((db, row: MessageRow) => db.insertInto('messages').values(pickColumns(row, COLUMNS)))

/** Adds a message with the next number of its conversation, in the caller's transaction. Returns its id and number. */
export async function appendMessage(
  tx: Tx,
  conversation: ConversationKey,
  message: NewMessage,
): Promise<{ id: string; sequence: number }> {
  const { sequence, build } = await openMessage(tx, conversation)
  const { id, writes } = build(message)
  await runTogether(tx, writes)
  return { id, sequence }
}

/**
 * Takes the next number of a conversation, which locks it until the end of the caller's transaction. The text may
 * therefore depend on what the transaction reads afterwards. `build` returns the writes for `runTogether`.
 */
export async function openMessage(
  tx: Tx,
  conversation: ConversationKey,
): Promise<{ sequence: number; build: (message: NewMessage) => { id: string; writes: CompiledQuery[] } }> {
  let stored: MessageRow | undefined
  const readData = () => stored && presentMessage(stored)
  const sequence = await publishStored(tx, getTalkTopic(conversation), readData)
  return {
    sequence,
    build: (message) => {
      stored = buildRow(tx, conversation, sequence, message)
      const isSearched = message.sender !== 'receptionist'
      const terms = isSearched ? buildTerms(tx, createTermsSubject(conversation), [message.text]) : []
      return { id: stored.id, writes: [insertMessage.prepare(tx, stored), ...terms] }
    },
  }
}

function buildRow(tx: Tx, conversation: ConversationKey, sequence: number, message: NewMessage): MessageRow {
  return {
    id: newId('cmsg'),
    organisation_id: conversation.organisationId,
    conversation_id: conversation.conversationId,
    sequence,
    sender: message.sender,
    author_id: message.authorId ?? null,
    text: message.text,
    language: message.language,
    entries: JSON.stringify(message.entries ?? []),
    outcome: message.outcome ?? null,
    booking: message.booking === undefined ? null : JSON.stringify(message.booking),
    idempotency_key: message.key ?? null,
    created_at: tx.now().toISOString(),
  }
}

const listAfter = keptQuery((db, values: { conversationId: string; after: number; limit: number }) =>
  db
    .selectFrom('messages')
    .select(COLUMNS)
    .where('conversation_id', '=', values.conversationId)
    .where('sequence', '>', values.after)
    .orderBy('sequence')
    .limit(values.limit),
)

export function listMessagesAfter(
  ctx: Pick<Ctx, 'db'>,
  { conversationId }: ConversationKey,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return listAfter(ctx, { conversationId, after, limit })
}

export function presentMessage(row: MessageRow): TalkMessage {
  const entries = JSON.parse(row.entries) as string[]
  return {
    id: row.id,
    by: row.sender,
    text: row.text,
    language: row.language,
    at: row.created_at,
    ...(entries.length > 0 && { entries }),
    ...(row.outcome !== null && { outcome: row.outcome }),
    ...(row.booking !== null && { booking: JSON.parse(row.booking) as TalkBooking }),
  }
}

/** Finds the number of a message. Undefined when the conversation has no such message. */
export async function findSequence(
  { db }: Pick<Ctx, 'db'>,
  { conversationId }: ConversationKey,
  messageId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('sequence')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return row?.sequence
}

/** Deletes the topics of deleted conversations, because topics have no foreign key. */
export async function deleteTopics(tx: Tx, conversations: ConversationKey[]): Promise<void> {
  if (conversations.length === 0) return
  await tx.db.deleteFrom('topics').where(sql<string>`topic`, 'in', conversations.map(getTalkTopic)).execute()
}
