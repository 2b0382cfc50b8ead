import type { ChatMessage, ChatSide } from '#contracts/chat.ts'
import type { RowSource } from './portal-tables.ts'
import type { Instant } from './schema.ts'

export type ChatTables = {
  chat_threads: ChatThreadsTable
  chat_messages: ChatMessagesTable
  chat_words: ChatWordsTable
  chat_read_marks: ChatReadMarksTable
  chat_counters: ChatCountersTable
  chat_presence: ChatPresenceTable
}

export type ChatThreadsTable = {
  id: string
  organisation_id: string
  title: string
  /** Becomes real with the first message that is. */
  source: RowSource
  /** Position of the newest message. */
  last_position: number
  last_message_at: Instant
  closed_at: Instant | null
  created_at: Instant
}

/** Only ever added to. */
export type ChatMessagesTable = {
  id: string
  organisation_id: string
  thread_id: string
  /** The place among all messages, in the order of their commits. Samples stand at 0, before everything. */
  position: number
  /** The place among the organisation's messages, without gaps from 1 on; 0 for samples. */
  sequence: number
  kind: ChatMessage['kind']
  side: ChatSide
  /** Null when the account is gone, and for samples. */
  author_id: string | null
  /** Only where there is no account behind it: the adviser of a sample. */
  author_name: string | null
  body: string
  /** Given by the browser, so that a repeated sending has one effect. */
  idempotency_key: string | null
  source: RowSource
  created_at: Instant
}

/** The words of each message, in small letters and without accents: how a search finds it. */
export type ChatWordsTable = { organisation_id: string; word: string; message_id: string }

/** Up to where a person has read a thread, and up to where a mail told them of it. */
export type ChatReadMarksTable = {
  user_id: string
  thread_id: string
  organisation_id: string
  read_position: number
  mailed_position: number
  mailed_at: Instant | null
}

/** The last number given out: of one organisation (`scope` is its id) or of all together ("all"). */
export type ChatCountersTable = { scope: string; last: number }

/** When a person last had the chat open, in whichever process. */
export type ChatPresenceTable = { user_id: string; seen_at: Instant }
