import type { ChatMessage, ChatSide } from '#contracts/chat.ts'
import type { Topic } from '../live/topic.ts'
import type { RowSource } from './portal-tables.ts'
import type { Instant } from './schema.ts'

export type ChatTables = {
  chat_threads: ChatThreadsTable
  chat_messages: ChatMessagesTable
  chat_words: ChatWordsTable
  chat_read_marks: ChatReadMarksTable
  topics: TopicsTable
  chat_presence: ChatPresenceTable
}

export type ChatThreadsTable = {
  id: string
  organisation_id: string
  title: string
  /** Becomes real with the first message that is. */
  source: RowSource
  /** Number of the newest message among the organisation's. */
  last_sequence: number
  last_message_at: Instant
  closed_at: Instant | null
  created_at: Instant
}

/** Only ever added to. */
export type ChatMessagesTable = {
  id: string
  organisation_id: string
  thread_id: string
  /** The number in the organisation's topic, without gaps from 1 on; 0 for samples. */
  sequence: number
  /** The number in the advisers' topic, to which all messages of all organisations belong; 0 for samples. */
  adviser_sequence: number
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
  read_sequence: number
  mailed_sequence: number
  mailed_at: Instant | null
}

/** The number of the newest stored event of each topic; see server/live/topic.ts. */
export type TopicsTable = { topic: Topic; sequence: number }

/** When a person last had the chat open, in whichever process. */
export type ChatPresenceTable = { user_id: string; seen_at: Instant }
