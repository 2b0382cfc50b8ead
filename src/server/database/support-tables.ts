import type { Generated } from 'kysely'
import type { EnquiryKind, EnquiryStatus } from '#contracts/inbox.ts'
import type { TicketCategory, TicketState } from '#contracts/support.ts'
import type { Instant, RowSource } from './values.ts'

export type SupportTables = {
  enquiries: EnquiriesTable
  enquiry_entries: EnquiryEntriesTable
  tickets: TicketsTable
  ticket_messages: TicketMessagesTable
}

export type EnquiriesTable = {
  id: string
  kind: EnquiryKind
  /** The sector module of a licensing inquiry. */
  module: string | null
  /** The topic of a member's request: a training topic or a right of the GDPR. */
  topic: string | null
  status: EnquiryStatus
  name: string
  email: string
  organization: string
  organization_type: string | null
  message: string
  /** Set when the request came from a portal. */
  organisation_id: string | null
  user_id: string | null
  assignee_id: string | null
  /** The browser's idempotency key. A repeated request with the same key has no second effect. */
  submission_key: string | null
  /** SHA-256 of the message, to distinguish a repetition from another message under the same key. */
  submission_hash: string
  spam_reason: string | null
  reply_due_at: Instant
  /** Null for enquiries from before this column existed. */
  acknowledge_due_at: Instant | null
  acknowledged_at: Instant | null
  answered_at: Instant | null
  /** The next deadline, or null. Lists are ordered by it. */
  due_at: Instant | null
  /** Ids of the mails to the sender, in the format of `outbox.thread`. */
  thread: string | null
  version: Generated<number>
  created_at: Instant
}

/** Replies and notes of the team. Append-only. */
export type EnquiryEntriesTable = {
  id: string
  enquiry_id: string
  kind: 'reply' | 'note'
  body: string
  /** Null after the author's account was erased. */
  author_id: string | null
  /** The mail that carried a reply. */
  mail_id: string | null
  created_at: Instant
}

export type TicketsTable = {
  id: string
  organisation_id: string
  /** Counted for each organisation, from 1. */
  number: number
  opened_by: string | null
  subject: string
  category: TicketCategory
  state: TicketState
  assignee_id: string | null
  /** When our answer is due. Null while we wait for the customer, and for samples. */
  due_at: Instant | null
  /** Since when the customer, or staff, has unread messages. */
  unread_by_customer_at: Instant | null
  unread_by_staff_at: Instant | null
  resolved_at: Instant | null
  /** 1 to 5, after the ticket is resolved. */
  rating: number | null
  rated_at: Instant | null
  /** Ids of the mails to the customer, in the format of `outbox.thread`. */
  thread: string | null
  source: RowSource
  version: Generated<number>
  created_at: Instant
  /** Time of the last message or change. */
  updated_at: Instant
}

/** Append-only. The body of an event is the new state of the ticket. Only staff see notes. */
export type TicketMessagesTable = {
  id: string
  ticket_id: string
  organisation_id: string
  kind: 'message' | 'note' | 'event'
  side: 'customer' | 'staff'
  author_id: string | null
  body: string
  created_at: Instant
}
