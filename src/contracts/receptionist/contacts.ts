import { z } from 'zod'
import { mailbox } from '../primitives.ts'
import type { BookingStatus } from './bookings.ts'
import type { BilingualName } from './diary.ts'
import type { ConversationChannel, ConversationOutcome } from './talk.ts'

/** Summary of one contact's conversation. `deletedOn`: the day on which retention deletes it. */
export type ContactConversation = {
  id: string
  channel: ConversationChannel
  outcome: ConversationOutcome | null
  firstWords: string
  startedAt: string
  lastMessageAt: string
  deletedOn: string
}

export type ContactBooking = {
  id: string
  serviceName: BilingualName
  diaryName: string
  startsAt: string
  endsAt: string
  status: BookingStatus
  /** True for an appointment that has not begun. Erasure cancels it. */
  isComing: boolean
  deletedOn: string
}

export type ContactRecord = {
  email: string
  name: string | null
  phone: string | null
  conversations: ContactConversation[]
  bookings: ContactBooking[]
  /** Number of conversations in which somebody typed the address without proving it. */
  typed: number
}

export type StaffContact = ContactRecord & { id: string; provedAt: string }

/** Other conversations and bookings of the same contact, shown beside one of them. */
export type AlsoOf = {
  contactId: string
  conversations: Pick<ContactConversation, 'id' | 'firstWords' | 'startedAt'>[]
  bookings: Pick<ContactBooking, 'id' | 'serviceName' | 'startsAt' | 'status'>[]
}

/** All stored data of a contact, by table. */
export type ContactCopy = {
  exportedAt: string
  organisation: string
  tables: Record<string, Record<string, unknown>[]>
}

const NO_EMAIL = 'Please write an email address such as niamh@example.ie'
export const dataRequest = z.object({ email: mailbox({ missing: NO_EMAIL }) })

/** Counts of what an erasure deleted, without names. */
export type ErasedContact = {
  conversations: number
  bookings: number
  cancelled: { service: BilingualName; diaryName: string; startsAt: string; endsAt: string }[]
}

export const RETENTION_MONTHS = [1, 3, 6, 12, 18, 24, 36, 60, 84] as const
const months = z.coerce
  .number({ error: 'Please choose one of the periods' })
  .refine((value) => RETENTION_MONTHS.some((known) => known === value), 'Please choose one of the periods')

export const retentionForm = z.object({ conversations: months, bookings: months, seen: z.string().max(20) })

export type Retention = { conversations: number; bookings: number }
