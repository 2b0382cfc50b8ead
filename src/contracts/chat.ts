import { z } from 'zod'
import { formatCount } from './words/amounts.ts'

/** Characters, as people count them. */
export const LONGEST_MESSAGE = 4_000
const LONGEST_TITLE = 120

/** Tabs and line breaks stay; other control characters say nothing and some cannot be stored. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

export const messageText = z
  .string({ error: 'Write a message first' })
  .transform((text) => text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '').trim())
  .pipe(
    z
      .string()
      .min(1, 'Write a message first')
      .refine((text) => [...text].length <= LONGEST_MESSAGE, {
        error: ({ input }) =>
          `A message holds up to 4,000 characters, this one has ${formatCount([...String(input)].length)}. Please send it in parts.`,
      }),
  )

const title = z
  .string({ error: 'Please name the topic' })
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(3, 'Please name the topic in at least 3 characters')
      .max(LONGEST_TITLE, `Please name the topic in at most ${LONGEST_TITLE} characters`),
  )

const threadId = z.string().regex(/^thr_[0-9a-f]{32}$/)

/** POST /api/chat/threads. `organisationId` is for advisers only: it says whom they write to. */
export const threadOpening = z.object({
  title,
  text: messageText,
  organisationId: z
    .string()
    .max(60)
    .nullish()
    .transform((id) => id || undefined),
})

/** POST /api/chat/threads/:id/messages */
export const messageSending = z.object({ threadId, text: messageText })

/** POST /api/chat/threads/:id/read: everything up to this message was seen. */
export const readMark = z.object({ threadId, messageId: z.string().regex(/^msg_[0-9a-f]{32}$/) })

export const threadChoice = z.object({ threadId })

export const EXPORT_FORMATS = ['csv', 'json', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Who speaks: somebody of the public body, or one of the company's advisers. Always a person. */
export type ChatSide = 'organisation' | 'adviser'

export type ChatMessage = {
  id: string
  threadId: string
  /** Grows with every message that the reader can see: the order of all, and the place to go on from. */
  cursor: number
  /** A notice is a line of the platform itself about the thread: opened, closed. */
  kind: 'message' | 'notice'
  text: string
  /** Instant. */
  at: string
  /** `id` is null for an account that is gone, and for samples. */
  author: { id: string | null; name: string; side: ChatSide }
  /** The name that the sender gave this one sending. */
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

/** A message that a search found, with the place it was said in; advisers see whose it is. */
export type ChatHit = { message: ChatMessage; threadTitle: string; organisationName: string | null; snippet: string }
