import { startBooking } from '../booking/booking.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { wishesToBook } from './beside-yes.ts'
import { readFramed } from './dictate.ts'
import { asksForMessage } from './notes.ts'

/** "Leave a message so. But can I book a cut for Thursday as well": the message about what was asked follows the booking. */
export async function bookBesideMessage(draft: Draft): Promise<boolean> {
  const { state, reading, turn, phrases } = draft
  const { question, asked } = turn.state
  if (asked !== 'offer' || state.task !== undefined || question === undefined) return false
  const isMessage = ({ text }: Clause) => asksForMessage(text) && readFramed(text) === undefined
  if (!reading.clauses.some(isMessage) || !reading.clauses.some(wishesToBook)) return false
  if (!reading.clauses.every((clause) => isMessage(clause) || wishesToBook(clause))) return false
  draft.endTask()
  draft.state.laterMessage = question
  draft.say(phrases.messageLater)
  await startBooking(draft)
  return true
}
