import type { Tools } from '../../../tools/tools.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { asksRingBefore } from '../../../understanding/replies/asks-ring-before.ts'
import { takeNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'

/** "Will the plumber ring me before he comes?", where something is booked: no help that is waited for. */
export async function asksToBeRung({ text, state }: Turn, tools: Tools): Promise<boolean> {
  const isFree = state.task === undefined || state.task === 'message'
  return isFree && asksRingBefore(text) && (await tools.findBookings()).length > 0
}

/** Says that it does not know, and notes the question on the booking for whoever comes. */
export async function noteRing(draft: Draft): Promise<boolean> {
  if (noteRingOfBooking(draft)) return true
  const { reading, tools, language, phrases, turn } = draft
  if (!(await asksToBeRung(turn, tools)) || reading.clauses.length > 1) return false
  const booking = (await tools.findBookings()).at(-1)
  if (booking === undefined) return false
  await tools.addNote({ bookingId: booking.id, note: turn.text.trim(), language })
  draft.say(phrases.unknownBeside)
  draft.unanswered = turn.text
  draft.outcome = 'answered'
  repeatQuestion(draft)
  return true
}

/** "Ná cuir, ach tá ceist agam: an dtig leis glaoch orm roimh theacht?", while it is being booked: noted, and nothing is sent. */
function noteRingOfBooking(draft: Draft): boolean {
  const { reading, state } = draft
  const { aside = '', clauses } = reading
  const asked = [aside, ...clauses.map(({ text }) => text)].find(asksRingBefore)
  const isOther = clauses.some(({ text }) => text !== asked && !IS_LEAD.test(text))
  if (state.task !== 'book' || state.slots.service === undefined || asked === undefined || isOther) return false
  takeNote(draft, asked.replace(LEADS, ''))
  draft.outcome = 'answered'
  repeatQuestion(draft)
  return true
}

const LEAD =
  "(?:(?:(?:don['’]?t|do not) send(?: it)?|n[áa] cuir(?: [éí])?|(?:i have|i['’]ve|there['’]?s) a question|tá ceist agam|ach|but)[\\s,.:]*)+"
const LEADS = new RegExp(`^\\W*${LEAD}`, 'iu')
const IS_LEAD = new RegExp(`^\\W*${LEAD}$`, 'iu')
