import { z } from 'zod'
import { type BilingualName, type Language, language } from './diary.ts'

/** The public interface of web chat, and what the desk shows of it. */

export type ConversationChannel = 'web-chat' | 'email' | 'whatsapp' | 'phone'
export type ConversationHandler = 'receptionist' | 'person'
export type MessageSender = 'contact' | 'receptionist' | 'staff'

export const OUTCOMES = ['answered', 'booked', 'message taken', 'handed over', 'not answered', 'urgent'] as const
export type ConversationOutcome = (typeof OUTCOMES)[number]

export const LONGEST_MESSAGE = 4_000

/** POST /api/talk/:slug/conversations */
export const conversationOpening = z.object({ language: language.optional() })

/** A booking as its card shows it. */
export type TalkBooking = {
  id: string
  serviceId: string
  service: string
  startsAt: string
  endsAt: string
  state: 'booked' | 'moved' | 'cancelled'
}

export type TalkMessage = {
  id: string
  by: MessageSender
  /** The first name of the member who wrote it. */
  author?: string
  text: string
  language: Language
  at: string
  /** Ids of the knowledge entries that the text comes from. */
  entries?: string[]
  outcome?: ConversationOutcome
  booking?: TalkBooking
}

/** What is written of a reply so far: it was checked, and it is not stored yet. */
export type TalkWriting = {
  /** The id of the message that it answers. */
  to: string
  text: string
  language: Language
}

export type OpenedConversation = {
  conversation: { id: string; token: string; language: Language }
  messages: TalkMessage[]
}

export type TalkThread = { messages: TalkMessage[]; handler: ConversationHandler; closed: boolean }

/** What a member sees of the receptionist's work on one message, in order. */
export type TurnStep = { kind: string } & Record<string, unknown>

/**
 * life: 112 or 999 at once. clinical: a warning sign that needs a doctor today. gas: gas or carbon monoxide. crisis: a
 * person who may harm themselves.
 */
export type EmergencyKind = 'life' | 'clinical' | 'gas' | 'crisis'

/** The page of a receptionist, with the reader's conversation if there is one. */
export type TalkPage = {
  slug: string
  name: BilingualName
  phone: string | null
  address: string | null
  /** The first one is used unless another is chosen. */
  languages: Language[]
  language: Language
  /** Instants: until when it is open, or null and when it opens next, if it does. */
  hours: { openUntil: string | null; opensAt: string | null }
  retentionMonths: number
  /** Undefined before the first message. */
  conversationId: string | undefined
  /** Before the first message, what the receptionist opens with. */
  messages: TalkMessage[]
  /** The number of the newest message in the live topic. */
  lastNumber: number
  handler: ConversationHandler
  /** Whether the receptionist only takes messages. */
  isPaused: boolean
  /** Whether a language model words some of the answers. */
  isWordedByModel: boolean
  /** Whether a message is still being answered. */
  isWaiting: boolean
  sendingKey: string
  /** What the contact answered to "Did this help?". Undefined: nothing to ask about yet. */
  helped?: 'yes' | 'no' | null
}

export const helpedAnswer = z.object({ helped: z.enum(['yes', 'no']) })
