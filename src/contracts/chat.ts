import { z } from 'zod'
import { id, line, optionalId, paragraph } from './primitives.ts'
import { formatCount } from './words/amounts.ts'

/** In code points. */
export const MAX_MESSAGE_LENGTH = 4_000
const MAX_TITLE_LENGTH = 120

export const messageText = paragraph(1, 'Write a message first', { maxLength: Number.POSITIVE_INFINITY }).refine(
  (text) => [...text].length <= MAX_MESSAGE_LENGTH,
  {
    error: ({ input }) =>
      `A message holds up to 4,000 characters, this one has ${formatCount([...String(input)].length)}. Please send it in parts.`,
  },
)

const title = line(1, 'Please name the topic', {
  maxLength: MAX_TITLE_LENGTH,
  tooLong: `Please name the topic in at most ${MAX_TITLE_LENGTH} characters`,
}).min(3, 'Please name the topic in at least 3 characters')

const threadId = id('thr')

/** POST /api/chat/threads. Only advisers send `organisationId`, the public body that they write to. */
export const threadOpening = z.object({
  title,
  text: messageText,
  organisationId: optionalId('org', 'Please choose a public body'),
})

/** POST /api/chat/threads/:id/messages */
export const messageSending = z.object({ threadId, text: messageText })

/** POST /api/chat/threads/:id/read: marks messages up to this one as seen. */
export const markReadInput = z.object({ threadId, messageId: id('msg') })

export const threadChoice = z.object({ threadId })

export const EXPORT_FORMATS = ['csv', 'json', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The author's side: the public body or the company's advisers. */
export type ChatSide = 'organisation' | 'adviser'

export type ChatMessage = {
  id: string
  threadId: string
  /** Increases with every message that the reader can see. Orders messages and resumes a stream. */
  cursor: number
  /** A notice says that the thread was opened or closed. */
  kind: 'message' | 'notice'
  text: string
  /** Instant. */
  at: string
  /** `id` is null for an erased account and for samples. */
  author: { id: string | null; name: string; side: ChatSide }
  /** The sender's Idempotency-Key. */
  key: string | null
  isSample: boolean
}

export type ChatThread = {
  id: string
  title: string
  organisation: { id: string; name: string }
  openedAt: string
  closedAt: string | null
  last: { text: string; at: string; authorName: string; kind: ChatMessage['kind']; cursor: number } | null
  unread: number
  isSample: boolean
}

/** A message that matches a search, with its thread. `organisationName` is for advisers. */
export type ChatHit = { message: ChatMessage; threadTitle: string; organisationName: string | null; snippet: string }
