import type { DeskFilter } from './inbox.ts'
import type { ListPage } from './lists.ts'
import type { PlanId } from './plans.ts'
import type { TicketCategory, TicketFilter, TicketState } from './support.ts'

export type TicketMessage = {
  id: string
  /** The body of an event is the new state of the ticket. */
  kind: 'message' | 'note' | 'event'
  side: 'customer' | 'staff'
  /** Null after the account was erased. */
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
  /** When our answer is due. Null while the ticket waits for the customer. */
  dueAt: string | null
  isOverdue: boolean
  isUnread: boolean
  rating: number | null
  isSample: boolean
  createdAt: string
  updatedAt: string
}

export type OwnTicketList = ListPage<OwnTicket> & { filter: TicketFilter }

export type SupportPromise = {
  plan: PlanId | null
  /** Deadline of a ticket opened now. */
  dueAt: string
  isDeskOpen: boolean
  /** The next opening, or now while the desk is open. */
  opensAt: string
}

export type DeskTicket = {
  id: string
  number: number
  organisationId: string
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

export type DeskList = ListPage<DeskTicket> & { filter: DeskFilter }

export type DeskTicketDetails = {
  id: string
  number: number
  organisationId: string
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
