import { z } from 'zod'
import { id, paragraph } from '#contracts/primitives.ts'
import { MAX_MESSAGE_LENGTH, OUTCOMES, type TalkMessage } from '#contracts/receptionist/talk.ts'
import { detectLanguage } from '../../assistant/language/detect-language.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { requireColleague } from './colleagues.ts'
import { appendMessage, type ConversationKey, listMessagesAfter, presentMessage } from './messages.ts'
import { notifyDesk, notifyHandler } from './notify-desk.ts'
import { lockOwnConversation, requireAnswerer } from './staff-access.ts'

type Subject = { kind: 'conversation'; id: string }
const buildSubject = ({ conversationId }: ConversationKey): Subject => ({ kind: 'conversation', id: conversationId })

/** Stops the receptionist immediately, even during a turn, until the conversation is given back. */
export async function takeOver(ctx: Ctx, conversationId: string): Promise<void> {
  requireAnswerer(ctx)
  await inTransaction(ctx, async (tx) => {
    const key = await lockOwnConversation(tx, conversationId)
    await silence(tx, key)
    await recordAudit(tx, 'conversation.taken_over', buildSubject(key))
  })
}

async function silence(tx: Tx, key: ConversationKey): Promise<void> {
  const { userId } = requireAnswerer(tx)
  await tx.db
    .updateTable('conversations')
    .set({ handler: 'person', handled_by: userId, staff_at: tx.now().toISOString() })
    .where('id', '=', key.conversationId)
    .execute()
  notifyHandler(tx, key, 'person')
  notifyDesk(tx, key)
}

/** Lets the receptionist answer again, from the next message on. */
export async function giveBack(ctx: Ctx, conversationId: string): Promise<void> {
  requireAnswerer(ctx)
  await inTransaction(ctx, async (tx) => {
    const key = await lockOwnConversation(tx, conversationId)
    await tx.db
      .updateTable('conversations')
      .set({ handler: 'receptionist', handled_by: null })
      .where('id', '=', conversationId)
      .execute()
    notifyHandler(tx, key, 'receptionist')
    notifyDesk(tx, key)
    await recordAudit(tx, 'conversation.given_back', buildSubject(key))
  })
}

const staffText = z.object({ text: paragraph(1, 'Please write a message', { maxLength: MAX_MESSAGE_LENGTH }) })

/** Writes to the contact, which takes over the conversation. The same key gets the same message. */
export async function replyAsStaff(
  ctx: Ctx,
  conversationId: string,
  input: unknown,
  key?: string,
): Promise<TalkMessage> {
  const { userId } = requireAnswerer(ctx)
  const { text } = parseInput(staffText, input)
  return inTransaction(ctx, async (tx) => {
    const conversation = await lockOwnConversation(tx, conversationId)
    const scopedKey = key === undefined ? undefined : `staff:${userId}:${key}`
    const sequence = (await findSentByStaff(tx, conversationId, scopedKey, text)) ?? (await store())
    const [row] = await listMessagesAfter(tx, conversation, sequence - 1, 1)
    if (row === undefined) throw new Error('a message was lost on the way')
    return presentMessage(row)

    async function store(): Promise<number> {
      await silence(tx, conversation)
      const { language } = await tx.db
        .updateTable('conversations')
        .set({ last_message_at: tx.now().toISOString() })
        .where('id', '=', conversationId)
        .returning('language')
        .executeTakeFirstOrThrow()
      const written = { sender: 'staff', authorId: userId, text, language: detectLanguage(text) ?? language } as const
      return (await appendMessage(tx, conversation, { ...written, key: scopedKey })).sequence
    }
  })
}

async function findSentByStaff(tx: Tx, conversationId: string, key: string | undefined, text: string) {
  if (key === undefined) return undefined
  const row = await tx.db
    .selectFrom('messages')
    .select(['sequence', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row !== undefined && row.text !== text) {
    throw new AppError('conflict', 'This key was already used for another message.')
  }
  return row?.sequence
}

/** Adds a note for colleagues. The contact never sees it. */
export async function addNote(ctx: Ctx, conversationId: string, input: unknown): Promise<string> {
  requireAnswerer(ctx)
  const { text } = parseInput(staffText, input)
  return inTransaction(ctx, async (tx) => {
    const key = await lockOwnConversation(tx, conversationId)
    const noteId = newId('note')
    await tx.db
      .insertInto('conversation_notes')
      .values({
        id: noteId,
        organisation_id: key.organisationId,
        conversation_id: conversationId,
        author_id: requireAnswerer(tx).userId,
        text,
        created_at: tx.now().toISOString(),
      })
      .execute()
    notifyDesk(tx, key)
    return noteId
  })
}

const assignment = z.object({ userId: id('usr').nullable() })

/** Assigns a conversation to a colleague or to nobody. Throws `not_found` for people of other organisations. */
export async function assign(ctx: Ctx, conversationId: string, input: unknown): Promise<void> {
  requireAnswerer(ctx)
  const { userId } = parseInput(assignment, input)
  await inTransaction(ctx, async (tx) => {
    const key = await lockOwnConversation(tx, conversationId)
    if (userId !== null) await requireColleague(tx, userId)
    await tx.db.updateTable('conversations').set({ assignee_id: userId }).where('id', '=', conversationId).execute()
    notifyDesk(tx, key)
    await recordAudit(tx, 'conversation.assigned', buildSubject(key), { userId })
  })
}

const outcomeChoice = z.object({ outcome: z.enum(OUTCOMES), close: z.boolean().default(false) })

/** Sets the outcome of a conversation, and optionally closes it. A later message of the contact reopens it. */
export async function setOutcome(ctx: Ctx, conversationId: string, input: unknown): Promise<void> {
  requireAnswerer(ctx)
  const { outcome, close } = parseInput(outcomeChoice, input)
  await inTransaction(ctx, async (tx) => {
    const key = await lockOwnConversation(tx, conversationId)
    await tx.db
      .updateTable('conversations')
      .set({ outcome, ...(close && { closed_at: tx.now().toISOString() }) })
      .where('id', '=', conversationId)
      .execute()
    notifyDesk(tx, key)
    await recordAudit(tx, 'conversation.outcome_set', buildSubject(key), { outcome, close })
  })
}
