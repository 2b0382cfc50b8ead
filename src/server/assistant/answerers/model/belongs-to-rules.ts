import type { Turn } from '../../turn/answerer.ts'
import { wantsCorrection } from '../../understanding/corrects-details.ts'
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
  if (wantsCorrection(text)) return true
  if (reading.intents.some((intent) => OF_RULES.has(intent))) return true
  const isReply = state.asked !== undefined && !reading.clauses.some(({ isQuestion }) => isQuestion)
  return isReply || text.trim().length < 2
}
