import { z } from 'zod'
import { type BilingualName, type Language, language } from './diary.ts'

/** The public interface of web chat, and what the desk shows of it. */

export const CONVERSATION_CHANNELS = ['web-chat', 'phone', 'whatsapp', 'email'] as const
export type ConversationChannel = (typeof CONVERSATION_CHANNELS)[number]
export type ConversationHandler = 'receptionist' | 'person'
export type MessageSender = 'contact' | 'receptionist' | 'staff'

export const OUTCOMES = ['answered', 'booked', 'message taken', 'handed over', 'not answered', 'urgent'] as const
export type ConversationOutcome = (typeof OUTCOMES)[number]

export const MAX_MESSAGE_LENGTH = 4_000

/** POST /api/talk/:slug/conversations */
export const conversationOpening = z.object({ language: language.optional() })

/** A booking as its card shows it. */
export type TalkBooking = {
  id: string
  serviceId: string
  service: string
  startsAt: string
  endsAt: string
  /** Of the customer, where it takes place there. */
  address?: string
  state: 'booked' | 'moved' | 'cancelled'
}

export type TalkMessage = {
  id: string
  by: MessageSender
  /** First name of the member who wrote it. */
  author?: string
  text: string
  language: Language
  at: string
  /** Ids of the knowledge entries used in the text. */
  entries?: string[]
  outcome?: ConversationOutcome
  booking?: TalkBooking
}

/** The beginning of a reply that is checked but not yet stored. */
export type TalkWriting = {
  /** Id of the message that it answers. */
  to: string
  text: string
  language: Language
}

export type OpenedConversation = {
  conversation: { id: string; token: string; language: Language }
  messages: TalkMessage[]
}

export type TalkThread = { messages: TalkMessage[]; handler: ConversationHandler; closed: boolean }

/** One step of the receptionist's work on a message, as members see it. */
export type TurnStep = { kind: string } & Record<string, unknown>

/**
 * `life`: call 112 or 999 immediately. `clinical`: a warning sign that needs a doctor today. `gas`: gas or carbon
 * monoxide. `crisis`: risk of self-harm.
 */
export type EmergencyKind = 'life' | 'clinical' | 'gas' | 'crisis'

/** The page of a receptionist, with the reader's conversation if there is one. */
export type TalkPage = {
  slug: string
  name: BilingualName
  phone: string | null
  address: string | null
  /** The first is the default. */
  languages: Language[]
  language: Language
  /** Instants. `openUntil` is set while open, else `opensAt` is the next opening, if any. */
  hours: { openUntil: string | null; opensAt: string | null }
  retentionMonths: number
  /** Undefined before the first message. */
  conversationId: string | undefined
  /** Before the first message: the opening of the receptionist. */
  messages: TalkMessage[]
  /** Number of the newest message in the live topic. */
  lastNumber: number
  handler: ConversationHandler
  /** True when the receptionist only takes messages. */
  isPaused: boolean
  /** True when a language model words some answers. */
  isWordedByModel: boolean
  /** True while a message awaits its reply. */
  isWaiting: boolean
  sendingKey: string
  /** The contact's answer to "Did this help?". Undefined before the question is shown. */
  helped?: 'yes' | 'no' | null
}

export const helpedAnswer = z.object({ helped: z.enum(['yes', 'no']) })
