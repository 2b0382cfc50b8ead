import { z } from 'zod'
import { letterOf, TICKET_STATES } from './support.ts'

export const ENQUIRY_KINDS = ['contact', 'licensing', 'elite', 'training', 'privacy'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export const ENQUIRY_KIND_LABELS: Record<EnquiryKind, string> = {
  contact: 'Contact',
  licensing: 'Licensing',
  elite: 'Elite quote',
  training: 'Training',
  privacy: 'Privacy',
}

export const ENQUIRY_STATUSES = ['new', 'in_progress', 'answered', 'spam'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

export const ENQUIRY_STATUS_LABELS: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
}

/** What stands in `assignee` of a list's address for one's own and for nobody's. */
export const MINE = 'me'
export const NOBODYS = 'nobody'

const q = z.string().trim().max(200).catch('').default('')
const page = z.coerce.number().int().min(1).max(100_000).catch(1).default(1)
const assignee = z.string().max(60).catch('').default('')

/** `view` open: what waits for us, the most urgent first. */
export const inboxFilter = z.object({
  q,
  view: z.enum(['open', 'answered', 'spam', 'all']).catch('open').default('open'),
  kind: z.enum(ENQUIRY_KINDS).optional().catch(undefined),
  assignee,
  page,
})
export type InboxFilter = z.output<typeof inboxFilter>

/** `view` ours: tickets that wait for us; theirs: for the customer. */
export const deskFilter = z.object({
  q,
  view: z.enum(['ours', 'theirs', 'resolved', 'all']).catch('ours').default('ours'),
  assignee,
  page,
})
export type DeskFilter = z.output<typeof deskFilter>

export const INBOX_PAGE = 25

/** Which version of a row somebody looked at when they decided. */
const version = z.coerce.number({ error: 'Please load this page again' }).int()

export const enquiryAnswer = z.object({ message: letterOf('Write your reply first'), version })
export const internalNote = z.object({ message: letterOf('Write your note first') })
export const enquiryStatusChange = z.object({ status: z.enum(ENQUIRY_STATUSES), version })
/** An empty assignee is nobody. */
export const assignment = z.object({ assigneeId: z.string().max(60).default(''), version })
export const ticketStateChange = z.object({ state: z.enum(TICKET_STATES), version })

const ids = z.array(z.string().max(60)).min(1, 'Choose at least one message first').max(100)

export const bulkChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), ids, assigneeId: z.string().max(60).default('') }),
  z.object({ action: z.enum(['answered', 'spam', 'not_spam']), ids }),
])
export type BulkChange = z.output<typeof bulkChange>
