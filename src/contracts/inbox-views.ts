import type { EnquiryKind, EnquiryStatus, InboxFilter } from './inbox.ts'

/** What is due next of a message. */
export type Due = { at: string; what: 'acknowledgment' | 'reply'; isOverdue: boolean }

export type EnquiryItem = {
  id: string
  kind: EnquiryKind
  module: string | null
  topic: string | null
  status: EnquiryStatus
  sender: string
  organization: string
  excerpt: string
  due: Due | null
  assignee: string | null
  createdAt: string
}

/** `isMore`: a search has more matches than were counted. */
export type EnquiryList = { filter: InboxFilter; items: EnquiryItem[]; total: number; isMore: boolean }

export type EnquiryEntry = {
  id: string
  kind: 'reply' | 'note'
  body: string
  /** Null once the account is gone. */
  author: string | null
  createdAt: string
}

export type EnquiryDetails = {
  id: string
  kind: EnquiryKind
  module: string | null
  topic: string | null
  status: EnquiryStatus
  name: string
  email: string
  organization: string
  /** Of a request out of a portal. */
  organisationId: string | null
  organizationType: string | null
  message: string
  assigneeId: string | null
  spamReason: string | null
  due: Due | null
  acknowledgedAt: string | null
  acknowledgeDueAt: string | null
  replyDueAt: string
  answeredAt: string | null
  createdAt: string
  version: number
  entries: EnquiryEntry[]
}
