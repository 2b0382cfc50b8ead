import type { Language } from '#contracts/receptionist/diary.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'

export type UnansweredQuestion = {
  id: string
  conversationId: string
  text: string
  language: Language
  askedAt: string
}

type Asked = { organisationId: string; conversationId: string; messageId: string; text: string; language: Language }

/** Notes a question that nobody has answered, in the caller's transaction. Once for each message. */
export async function noteUnanswered(tx: Tx, asked: Asked): Promise<void> {
  await tx.db
    .insertInto('unanswered_questions')
    .values({
      id: newId('unq'),
      organisation_id: asked.organisationId,
      conversation_id: asked.conversationId,
      message_id: asked.messageId,
      text: asked.text,
      language: asked.language,
      resolved_at: null,
      created_at: tx.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
}

const MOST_LISTED = 200

/** What callers of the actor's organisation asked in vain, newest first. */
export async function listUnanswered(ctx: Ctx): Promise<UnansweredQuestion[]> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const rows = await ctx.db
    .selectFrom('unanswered_questions')
    .select(['id', 'conversation_id', 'text', 'language', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .where('resolved_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversation_id,
    text: row.text,
    language: row.language,
    askedAt: row.created_at,
  }))
}

/** Takes a question off the list: it is answered, or none for the organisation. Throws `not_found`. */
export async function resolveUnanswered(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const resolved = await ctx.db
    .updateTable('unanswered_questions')
    .set({ resolved_at: ctx.now().toISOString() })
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .returning('id')
    .executeTakeFirst()
  if (resolved === undefined) throw new AppError('not_found', 'There is no such question.')
}
