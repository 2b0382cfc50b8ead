import type { Generated } from 'kysely'
import type { EnquiryKind, EnquiryStatus } from '#contracts/inbox.ts'
import type { TicketCategory, TicketState } from '#contracts/support.ts'
import type { RowSource } from './portal-tables.ts'
import type { Instant } from './schema.ts'

export type SupportTables = {
  enquiries: EnquiriesTable
  enquiry_entries: EnquiryEntriesTable
  tickets: TicketsTable
  ticket_messages: TicketMessagesTable
}

export type EnquiriesTable = {
  id: string
  kind: EnquiryKind
  /** The sector module that a licensing inquiry is about. */
  module: string | null
  /** What a member's request is about: a training topic, a right of the GDPR. */
  topic: string | null
  status: EnquiryStatus
  name: string
  email: string
  organization: string
  organization_type: string | null
  message: string
  /** Whose request it is, when it came out of a portal. */
  organisation_id: string | null
  user_id: string | null
  assignee_id: string | null
  /** Given by the browser, so that a repeated sending has one effect. */
  submission_key: string | null
  /** SHA-256 of what was sent, to tell a repetition from another message under the same key. */
  submission_hash: string
  spam_reason: string | null
  reply_due_at: Instant
  /** Null where it was acknowledged before this was noted. */
  acknowledge_due_at: Instant | null
  acknowledged_at: Instant | null
  answered_at: Instant | null
  /** The next thing due, null when nothing is: what lists are ordered by. */
  due_at: Instant | null
  /** The mails to the sender, as `outbox.thread` has them. */
  thread: string | null
  version: Generated<number>
  created_at: Instant
}

/** What the team added to an enquiry. Only ever added to. */
export type EnquiryEntriesTable = {
  id: string
  enquiry_id: string
  kind: 'reply' | 'note'
  body: string
  /** Null once the author's account is gone. */
  author_id: string | null
  /** The mail that carried a reply. */
  mail_id: string | null
  created_at: Instant
}

export type TicketsTable = {
  id: string
  organisation_id: string
  /** Counted in each organisation, from 1. */
  number: number
  opened_by: string | null
  subject: string
  category: TicketCategory
  state: TicketState
  assignee_id: string | null
  /** When our answer is due; null while we wait for the customer, and for samples. */
  due_at: Instant | null
  /** Since when the other side has something to read. */
  unread_by_customer_at: Instant | null
  unread_by_staff_at: Instant | null
  resolved_at: Instant | null
  /** 1 to 5, once resolved. */
  rating: number | null
  rated_at: Instant | null
  /** The mails to the customer, as `outbox.thread` has them. */
  thread: string | null
  source: RowSource
  version: Generated<number>
  created_at: Instant
  /** Of the last message or change. */
  updated_at: Instant
}

/** Only ever added to. An event's body is the state that the ticket went into; a note is for staff alone. */
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
