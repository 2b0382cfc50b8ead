import type { Tx } from '../../context.ts'
import type { ChatMessagesTable } from '../../database/chat-tables.ts'
import { newId } from '../../ids.ts'
import { indexWords } from './index-words.ts'
import type { MessageNumbers } from './message-numbers.ts'

type NewMessage = Pick<ChatMessagesTable, 'thread_id' | 'organisation_id' | 'kind' | 'side' | 'author_id' | 'body'> & {
  idempotency_key?: string | undefined
}

/** Adds a message with its numbers, in the caller's transaction. */
export async function appendMessage(tx: Tx, numbers: MessageNumbers, message: NewMessage): Promise<string> {
  const id = newId('msg')
  await tx.db
    .insertInto('chat_messages')
    .values({
      id,
      ...message,
      ...numbers,
      author_name: null,
      idempotency_key: message.idempotency_key ?? null,
      source: 'real',
      created_at: tx.now().toISOString(),
    })
    .execute()
  if (message.kind === 'message') await indexWords(tx, { id, ...message })
  return id
}
