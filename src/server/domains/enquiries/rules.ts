import type { ContactMessage } from '#contracts/enquiries.ts'

const HOUR = 3_600_000
/** "We'll get back to you within 24 hours". */
const REPLY_WITHIN_HOURS = 24
/** Nobody reads, fills in and sends five fields faster; a password manager with a prepared text takes longer. */
const FASTEST_PERSON_MS = 800

export function replyDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + REPLY_WITHIN_HOURS * HOUR)
}

/** Why a message looks machine-made, or undefined. It is kept and marked, never refused. */
export function spamReason(message: Pick<ContactMessage, 'website' | 'elapsedMs'>): string | undefined {
  if (message.website !== undefined && message.website.trim() !== '') return 'hidden_field_filled'
  if (message.elapsedMs !== undefined && message.elapsedMs < FASTEST_PERSON_MS) return 'sent_too_fast'
  return undefined
}
