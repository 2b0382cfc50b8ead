import { z } from 'zod'
import { filterBy, filterOrganisation, place, searchText } from './lists.ts'
import { id, optionalId, version } from './primitives.ts'
import { createMessageSchema, TICKET_STATES } from './support.ts'

export const ENQUIRY_KINDS = ['contact', 'licensing', 'elite', 'training', 'privacy'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export const ENQUIRY_KIND_LABELS: Record<EnquiryKind, string> = {
  contact: 'Contact',
  licensing: 'Licensing',
  elite: 'Elite quote',
  training: 'Training',
  privacy: 'Privacy',
}

const ENQUIRY_STATUSES = ['new', 'in_progress', 'answered', 'spam'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

export const ENQUIRY_STATUS_LABELS: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
}

/** Values of the search parameter `assignee` for one's own messages and for unassigned ones. */
export const MINE = 'me'
export const NOBODYS = 'nobody'

/** `me`, `nobody`, the id of an administrator, or empty for any. */
const assignee = z.enum([MINE, NOBODYS]).or(id('usr')).or(z.literal('')).catch('')
/** Null is nobody. */
const assigneeId = optionalId('usr')

/** `view` open: messages without an answer, the most urgent first. */
export const inboxFilter = z.object({
  q: searchText,
  view: z.enum(['open', 'answered', 'spam', 'all']).catch('open'),
  kind: filterBy(ENQUIRY_KINDS),
  assignee,
  ...place,
})
export type InboxFilter = z.output<typeof inboxFilter>

/** `view` ours: tickets that wait for us. `theirs`: tickets that wait for the customer. */
export const deskFilter = z.object({
  q: searchText,
  view: z.enum(['ours', 'theirs', 'resolved', 'all']).catch('ours'),
  assignee,
  organisation: filterOrganisation,
  ...place,
})
export type DeskFilter = z.output<typeof deskFilter>

export const INBOX_PAGE = 25

export const answerEnquiryInput = z.object({ message: createMessageSchema('Write your reply first'), version })
export const internalNote = z.object({ message: createMessageSchema('Write your note first') })
export const changeEnquiryStatusInput = z.object({ status: z.enum(ENQUIRY_STATUSES), version })
export const assignment = z.object({ assigneeId, version })
export const changeTicketStateInput = z.object({ state: z.enum(TICKET_STATES), version })

const ids = z.array(id('enq')).min(1, 'Choose at least one message first').max(100)

export const bulkChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), ids, assigneeId }),
  z.object({ action: z.enum(['answered', 'spam', 'not_spam']), ids }),
])
export type BulkChange = z.output<typeof bulkChange>
