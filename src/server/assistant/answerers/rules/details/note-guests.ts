import { isFreeForChange } from '../../../turn/state.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { ownsTable } from '../booking/resize-booking.ts'
import { describeAppointment, findNamed } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import { tellsTeam, withoutJoint } from '../messages/notes.ts'
import { startMessage } from '../messages/take-message.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import type { Clause } from '../reading/read-clauses.ts'

const CHANGES = new Set<Clause['intent']>(['move', 'cancel', 'complaint', 'person'])

/** "Cuir cathaoir ard leis" keeps its verb, without which it would be no wish. */
function writeNeed({ text }: Clause): string {
  const need = withoutJoint(text)
  return tellsOfGuests(need) ? need : text
}

/**
 * "Can ye add a high chair?", behind a booking: notes it there at once, since it asks the contact for nothing. Of a booking
 * that is made elsewhere, it is a message. Returns false if the message says no such thing, or wants more.
 */
export async function noteGuests(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools, language } = draft
  const told = reading.clauses.filter(({ text }) => tellsOfGuests(text))
  if (!isFreeForChange(state) || told.length === 0 || tellsTeam(reading.text)) return false
  const bookings = await tools.findBookings()
  const named = findNamed(draft, bookings)
  const booking = (named.length > 0 ? named : bookings).at(-1)
  if (booking === undefined) {
    if (!ownsTable(reading.text)) return false
    draft.say(phrases.passedOn)
    await startMessage(draft, reading.text)
    return true
  }
  const note = told.map(writeNeed).join('. ')
  await tools.addNote({ bookingId: booking.id, note, language })
  draft.outcome = 'answered'
  draft.say(phrases.notedOn(describeAppointment(draft, booking), note))
  const others = reading.clauses.filter((clause) => !told.includes(clause))
  const isMore = state.task !== undefined && (others.length > 0 || reading.isAgreed)
  if (isMore || others.some(({ intent }) => CHANGES.has(intent))) return false
  const questions = others.filter(({ isQuestion }) => isQuestion)
  await settleOpen(draft, await answerEach(draft, questions))
  repeatQuestion(draft)
  return true
}
