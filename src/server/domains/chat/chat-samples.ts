import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { indexWords } from './index-words.ts'

const SAMPLE = {
  title: 'Welcome to the governance platform',
  adviser: 'Gráinne Walsh',
  text: [
    'Dia dhaoibh, and welcome. This is where you and our advisers talk: policies, data protection, procurement, anything about your projects.',
    'Only people write here. No AI answers in this chat, and everything said stays on record for you to search and export.',
    'Open a conversation for each topic, so that it is easy to find again.',
  ].join('\n\n'),
}

/** Adds a first thread with a welcome. Its message takes no number, so that clearing it leaves no gap. */
export async function addChatSamples(tx: Tx, organisationId: string): Promise<void> {
  const now = tx.now().toISOString()
  const thread_id = newId('thr')
  await tx.db
    .insertInto('chat_threads')
    .values({
      id: thread_id,
      organisation_id: organisationId,
      title: SAMPLE.title,
      source: 'sample',
      last_sequence: 0,
      last_message_at: now,
      closed_at: null,
      created_at: now,
    })
    .execute()
  const id = newId('msg')
  await tx.db
    .insertInto('chat_messages')
    .values({
      id,
      organisation_id: organisationId,
      thread_id,
      sequence: 0,
      adviser_sequence: 0,
      kind: 'message',
      side: 'adviser',
      author_id: null,
      author_name: SAMPLE.adviser,
      body: SAMPLE.text,
      idempotency_key: null,
      source: 'sample',
      created_at: now,
    })
    .execute()
  await indexWords(tx, { id, organisation_id: organisationId, body: SAMPLE.text })
}

/** Deletes the sample messages, and the thread unless somebody has written in it. */
export async function clearChatSamples(tx: Tx, organisationId: string): Promise<void> {
  const threads = tx.db
    .selectFrom('chat_threads')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
  await tx.db.deleteFrom('chat_read_marks').where('thread_id', 'in', threads).execute()
  const messages = tx.db
    .selectFrom('chat_messages')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
  await tx.db.deleteFrom('chat_words').where('message_id', 'in', messages).execute()
  await tx.db
    .deleteFrom('chat_messages')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
  await tx.db
    .deleteFrom('chat_threads')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
