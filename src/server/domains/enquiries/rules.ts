import type { EnquiriesTable } from '../../database/support-tables.ts'

const HOUR = 3_600_000
/** "We'll get back to you within 24 hours". */
const REPLY_WITHIN_HOURS = 24
/** The response time for a GDPR acknowledgment: that a message reached us. */
const ACKNOWLEDGE_WITHIN_HOURS = 48
/** Nobody reads, fills in and sends five fields faster; a password manager with a prepared text takes longer. */
const FASTEST_PERSON_MS = 800

export function replyDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + REPLY_WITHIN_HOURS * HOUR)
}

/** An acknowledgment leaves at once; only a message held as spam waits for a person until then. */
export function acknowledgmentDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ACKNOWLEDGE_WITHIN_HOURS * HOUR)
}

type Deadlines = Pick<EnquiriesTable, 'status' | 'reply_due_at' | 'acknowledge_due_at' | 'acknowledged_at'>

/** The next thing that is due: the acknowledgment until it left, then the reply; null once nothing is. */
export function nextDue(enquiry: Deadlines): string | null {
  if (enquiry.status === 'answered' || enquiry.status === 'spam') return null
  const { reply_due_at: reply, acknowledge_due_at: acknowledge, acknowledged_at: acknowledged } = enquiry
  return acknowledged === null && acknowledge !== null && acknowledge < reply ? acknowledge : reply
}

/** Why a message looks machine-made, or undefined. It is kept and marked, never refused. */
export function spamReason(sent: { website?: string | undefined; elapsedMs?: number | undefined }): string | undefined {
  if (sent.website !== undefined && sent.website.trim() !== '') return 'hidden_field_filled'
  if (sent.elapsedMs !== undefined && sent.elapsedMs < FASTEST_PERSON_MS) return 'sent_too_fast'
  return undefined
}
