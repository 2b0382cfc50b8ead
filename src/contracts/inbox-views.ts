import type { EnquiryKind, EnquiryStatus, InboxFilter } from './inbox.ts'
import type { ListPage } from './lists.ts'

/** The next deadline of a message. */
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

export type EnquiryList = ListPage<EnquiryItem> & { filter: InboxFilter }

export type EnquiryEntry = {
  id: string
  kind: 'reply' | 'note'
  body: string
  /** Null after the account was erased. */
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
  /** Set for a request from a portal. */
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
