import type { Turn } from '../../turn/answerer.ts'
import { wantsCorrection } from '../../understanding/person/corrects-details.ts'
import { comesLate } from '../../understanding/replies/comes-late.ts'
import { asksForDetails, asksHowHeld, asksWithWhom } from '../../understanding/replies/own-booking.ts'
import { findBookedSize } from '../../understanding/services/booked-size.ts'
import type { Reading } from '../rules/read-message.ts'

/** What needs the same answer every time, or changes something that belongs to somebody. */
const OF_RULES = new Set<Reading['intents'][number]>([
  'person',
  'injection',
  'insult',
  'otherlanguage',
  'complaint',
  'message',
  'move',
  'cancel',
])

/**
 * Whether the rules answer a turn without asking a model: a task that has begun, with its names, codes and confirmations,
 * and what needs the same answer every time.
 */
export function belongsToRules({ state, text }: Turn, reading: Reading): boolean {
  if (state.task !== undefined || reading.isGivingUp || reading.isLanguageWish || reading.asksForOwnBooking) return true
  if (isAboutOwnBooking(state, reading, text) || comesLate(text)) return true
  if (reading.intents.some((intent) => OF_RULES.has(intent))) return true
  const isReply = state.asked !== undefined && !reading.clauses.some(({ isQuestion }) => isQuestion)
  return isReply || text.trim().length < 2
}

/** What only the booking of a contact answers, and what would change it. A model does not see who has booked what. */
function isAboutOwnBooking(
  { slots: known }: Turn['state'],
  { slots: { email, phone } }: Reading,
  text: string,
): boolean {
  const hasNewContact = known.name !== undefined && (email ?? phone) !== undefined
  const hasNewSize = known.name !== undefined && Object.keys(findBookedSize(text)).length > 0
  return (
    hasNewContact ||
    hasNewSize ||
    wantsCorrection(text) ||
    asksHowHeld(text) ||
    asksWithWhom(text) ||
    asksForDetails(text)
  )
}
