import type { EnquiriesTable } from '../../database/support-tables.ts'

const HOUR = 3_600_000
/** "We'll get back to you within 24 hours". */
const REPLY_WITHIN_HOURS = 24
/** The response time for a GDPR acknowledgment: that a message reached us. */
const ACKNOWLEDGE_WITHIN_HOURS = 48
/** No person reads, fills in and sends five fields faster. A password manager with a prepared text takes longer. */
const MIN_FILL_MS = 800

export function calculateReplyDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + REPLY_WITHIN_HOURS * HOUR)
}

/** The acknowledgment is sent at once, except for a message held as spam. */
export function calculateAcknowledgmentDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ACKNOWLEDGE_WITHIN_HOURS * HOUR)
}

type Deadlines = Pick<EnquiriesTable, 'status' | 'reply_due_at' | 'acknowledge_due_at' | 'acknowledged_at'>

/** Returns the next deadline: the acknowledgment, then the reply. Null when nothing is due. */
export function findNextDue(enquiry: Deadlines): string | null {
  if (enquiry.status === 'answered' || enquiry.status === 'spam') return null
  const { reply_due_at: reply, acknowledge_due_at: acknowledge, acknowledged_at: acknowledged } = enquiry
  return acknowledged === null && acknowledge !== null && acknowledge < reply ? acknowledge : reply
}

/** Returns why a message looks automated, or undefined. Such a message is stored and marked, never refused. */
export function findSpamReason(sent: {
  website?: string | undefined
  elapsedMs?: number | undefined
}): string | undefined {
  if (sent.website !== undefined && sent.website.trim() !== '') return 'hidden_field_filled'
  if (sent.elapsedMs !== undefined && sent.elapsedMs < MIN_FILL_MS) return 'sent_too_fast'
  return undefined
}
