import type { ChatMessage, ChatSide } from '#contracts/chat.ts'
import type { Topic } from '../live/topic.ts'
import type { Instant, RowSource } from './values.ts'

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
  /** Becomes `real` with the first real message. */
  source: RowSource
  /** `sequence` of the newest message. */
  last_sequence: number
  last_message_at: Instant
  closed_at: Instant | null
  created_at: Instant
}

/** Append-only. */
export type ChatMessagesTable = {
  id: string
  organisation_id: string
  thread_id: string
  /** The number in the organisation's topic, from 1 without gaps; 0 for samples. */
  sequence: number
  /** The number in the advisers' topic, which has the messages of all organisations; 0 for samples. */
  adviser_sequence: number
  kind: ChatMessage['kind']
  side: ChatSide
  /** Null for an erased account and for samples. */
  author_id: string | null
  /** Name of a sample's adviser, who has no account. */
  author_name: string | null
  body: string
  /** The browser's idempotency key. A repeated request with the same key has no second effect. */
  idempotency_key: string | null
  source: RowSource
  created_at: Instant
}

/** The search index of messages: folded words (lower case, no accents). */
export type ChatWordsTable = { organisation_id: string; word: string; message_id: string }

/** The last message of a thread that a person has read, and the last one that a mail announced. */
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

/** When a person last had the chat open, in any process. */
export type ChatPresenceTable = { user_id: string; seen_at: Instant }
