import { z } from 'zod'
import { filterBy, place, searchText } from './lists.ts'
import type { PlanId } from './plans.ts'
import { choice, line, paragraph } from './primitives.ts'
import { formatCount } from './words/amounts.ts'

export const TICKET_STATES = ['new', 'in_progress', 'resolved', 'reopened'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Labels in the portals. */
export const TICKET_STATE_LABELS: Record<TicketState, string> = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  reopened: 'Reopened',
}

export const TICKET_CATEGORIES = [
  { value: 'receptionist', label: 'AI receptionist' },
  { value: 'tools', label: 'AI tools' },
  { value: 'portal', label: 'Dashboard and account' },
  { value: 'billing', label: 'Plan and billing' },
  { value: 'module', label: 'Sector module' },
  { value: 'other', label: 'Something else' },
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]['value']

export function categoryLabel(category: TicketCategory): string {
  return TICKET_CATEGORIES.find(({ value }) => value === category)?.label ?? category
}

/** The promise for all plans: "support response promise 24 hours". */
export const SUPPORT_PROMISE_HOURS = 24

/** Response times in the words of the plans. `domains/support/rules.ts` computes due times. */
export const PLAN_PROMISES: Record<PlanId, string> = {
  professional: 'Your plan: support in 24-48 hours',
  advanced: 'Your plan: priority support in 4-12 hours',
  elite: 'Your plan: 24/7 premium support',
}

const MAX_SUBJECT_LENGTH = 150
const MAX_MESSAGE_LENGTH = 10_000

const subject = line(1, 'Give your ticket a subject', {
  maxLength: MAX_SUBJECT_LENGTH,
  tooLong: `Please keep the subject to ${MAX_SUBJECT_LENGTH} characters. The details go below.`,
})

export function createMessageSchema(emptyMessage: string) {
  return paragraph(1, emptyMessage, {
    maxLength: MAX_MESSAGE_LENGTH,
    tooLong: (most, length) =>
      `This has ${formatCount(length)} characters; ${formatCount(most)} fit into one message. Please send it in parts.`,
  })
}

export const newTicket = z.object({
  subject,
  category: choice(TICKET_CATEGORIES, 'Choose what your ticket is about'),
  message: createMessageSchema('Tell us what happened, in your own words'),
})

export const ticketReply = z.object({ message: createMessageSchema('Write your reply first') })

export const ticketRating = z.object({
  rating: z.coerce
    .number({ error: 'Choose from 1 to 5' })
    .int()
    .min(1, 'Choose from 1 to 5')
    .max(5, 'Choose from 1 to 5'),
})

export const TICKETS_PER_PAGE = 20

/** Search parameters of the list of tickets. Invalid ones are ignored. */
export const ticketFilter = z.object({
  q: searchText,
  state: filterBy(TICKET_STATES),
  ...place,
})
export type TicketFilter = z.output<typeof ticketFilter>
