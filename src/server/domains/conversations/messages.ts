import { type Selectable, sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, MessageSender, TalkBooking, TalkMessage } from '#contracts/receptionist/talk.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { MessagesTable } from '../../database/receptionist-tables.ts'
import { newId } from '../../ids.ts'
import { publishStored } from '../../live/publish.ts'
import type { Topic } from '../../live/topic.ts'
import { addTerms } from '../../search/terms.ts'

export type ConversationKey = { organisationId: string; conversationId: string }

/** The messages of a conversation, in order. Its contact and the desk read it. */
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

/** What of a conversation is searched: what people wrote in it, and who they are. */
export const termsOf = ({ conversationId }: ConversationKey) => ({ kind: 'conversation', id: conversationId }) as const

/** Adds a message with the next number of its conversation, in the caller's transaction. Returns its id and number. */
export async function appendMessage(
  tx: Tx,
  conversation: ConversationKey,
  message: NewMessage,
): Promise<{ id: string; sequence: number }> {
  const sequence = await publishStored(tx, getTalkTopic(conversation))
  const id = newId('cmsg')
  await tx.db
    .insertInto('messages')
    .values({
      id,
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
    })
    .execute()
  if (message.sender !== 'receptionist') await addTerms(tx, termsOf(conversation), [message.text])
  return { id, sequence }
}

type MessageRow = Selectable<MessagesTable>

export function listMessagesAfter(
  { db }: Pick<Ctx, 'db'>,
  { conversationId }: ConversationKey,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute()
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

/** The number of a message, or undefined when the conversation has no such message. */
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

/** Deletes the topics of conversations that are gone. They have no foreign key. */
export async function deleteTopics(tx: Tx, conversations: ConversationKey[]): Promise<void> {
  if (conversations.length === 0) return
  await tx.db.deleteFrom('topics').where(sql<string>`topic`, 'in', conversations.map(getTalkTopic)).execute()
}
