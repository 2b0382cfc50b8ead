import type { DeskFilter } from './inbox.ts'
import type { PlanId } from './plans.ts'
import type { TicketCategory, TicketFilter, TicketState } from './support.ts'

export type TicketMessage = {
  id: string
  /** An event's body is the state that the ticket went into. */
  kind: 'message' | 'note' | 'event'
  side: 'customer' | 'staff'
  /** Null once the account is gone. */
  author: string | null
  body: string
  createdAt: string
}

export type OwnTicket = {
  id: string
  number: number
  subject: string
  category: TicketCategory
  state: TicketState
  /** When our answer is due; null while it is the customer's turn. */
  dueAt: string | null
  isOverdue: boolean
  isUnread: boolean
  rating: number | null
  isSample: boolean
  createdAt: string
  updatedAt: string
}

export type OwnTicketList = { filter: TicketFilter; tickets: OwnTicket[]; total: number }

export type SupportPromise = {
  plan: PlanId | null
  /** When a ticket opened now would be answered at the latest. */
  dueAt: string
  isDeskOpen: boolean
  /** When it opens next; now, while it is open. */
  opensAt: string
}

export type DeskTicket = {
  id: string
  number: number
  organisation: string
  subject: string
  category: TicketCategory
  state: TicketState
  dueAt: string | null
  isOverdue: boolean
  isUnread: boolean
  assignee: string | null
  updatedAt: string
}

export type DeskList = { filter: DeskFilter; tickets: DeskTicket[]; total: number; isMore: boolean }

export type DeskTicketDetails = {
  id: string
  number: number
  organisation: string
  plan: PlanId | null
  subject: string
  category: TicketCategory
  state: TicketState
  nextStates: TicketState[]
  dueAt: string | null
  isOverdue: boolean
  assigneeId: string | null
  rating: number | null
  version: number
  createdAt: string
  messages: TicketMessage[]
}
