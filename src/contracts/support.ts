import { z } from 'zod'
import type { PlanId } from './plans.ts'
import { formatCount } from './words/amounts.ts'

export const TICKET_STATES = ['new', 'in_progress', 'resolved', 'reopened'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** As the portals show them. */
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

/** The promise to everybody, whatever their plan: "support response promise 24 hours". */
export const SUPPORT_PROMISE_HOURS = 24

/** How soon the first answer comes at the latest, in the words of the plans; the reply times are computed by rules.ts of the domain. */
export const PLAN_PROMISES: Record<PlanId, string> = {
  professional: 'Your plan: support in 24-48 hours',
  advanced: 'Your plan: priority support in 4-12 hours',
  elite: 'Your plan: 24/7 premium support',
}

const LONGEST_SUBJECT = 150
const LONGEST_MESSAGE = 10_000

const categories = TICKET_CATEGORIES.map(({ value }) => value) as [TicketCategory, ...TicketCategory[]]

const subject = z
  .string({ error: 'Give your ticket a subject' })
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, 'Give your ticket a subject')
      .max(LONGEST_SUBJECT, `Please keep the subject to ${LONGEST_SUBJECT} characters. The details go below.`),
  )

/** What people write to each other on the desk. */
export function letterOf(emptyMessage: string) {
  return z
    .string({ error: emptyMessage })
    .transform((text) => text.normalize('NFC').replaceAll('\0', '').replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, emptyMessage)
        .max(LONGEST_MESSAGE, {
          error: ({ input }) =>
            `This has ${formatCount(String(input).length)} characters; ${formatCount(LONGEST_MESSAGE)} fit into one message. Please send it in parts.`,
        }),
    )
}

export const newTicket = z.object({
  subject,
  category: z.enum(categories, { error: 'Choose what your ticket is about' }),
  message: letterOf('Tell us what happened, in your own words'),
})

export const ticketReply = z.object({ message: letterOf('Write your reply first') })

export const ticketRating = z.object({
  rating: z.coerce
    .number({ error: 'Choose from 1 to 5' })
    .int()
    .min(1, 'Choose from 1 to 5')
    .max(5, 'Choose from 1 to 5'),
})

export const TICKETS_PER_PAGE = 20

/** What a list of tickets is narrowed by, as it stands in the address. What makes no sense counts as not given. */
export const ticketFilter = z.object({
  q: z.string().trim().max(200).catch('').default(''),
  state: z.enum(TICKET_STATES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
})
export type TicketFilter = z.output<typeof ticketFilter>
