import { isFreeForChange, type OwnBooking } from '../../../turn/state.ts'
import { tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { ownsTable } from '../booking/resize-booking.ts'
import { describeAppointment, findNamed } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import { splitBeside, tellsTeam, withoutJoint } from '../messages/notes.ts'
import { startMessage } from '../messages/take-message.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { keepNote } from './take-note.ts'

const CHANGES = new Set<Clause['intent']>(['move', 'cancel', 'complaint', 'person'])

/** "Cuir cathaoir ard leis" keeps its verb, without which it would be no wish. */
function writeNeed(text: string): string {
  const need = withoutJoint(text)
  return tellsOfGuests(need) ? need : text
}

/** "Can ye move it to Saturday, and we need a high chair": what is to be noted, also where it is a part of a clause. */
const listNeeds = (texts: string[]) =>
  texts.flatMap((text) => (tellsOfGuests(text) ? text : splitBeside(text).map(withoutJoint).filter(tellsOfGuests)))

/** Notes on a booking what was said, and says so. */
export async function noteOn(draft: Draft, booking: OwnBooking, note: string): Promise<void> {
  await draft.tools.addNote({ bookingId: booking.id, note, language: draft.language })
  draft.outcome = 'answered'
  draft.say(draft.phrases.notedOn(describeAppointment(draft, booking), note))
}

/**
 * "Can ye add a high chair?", behind a booking: notes it there at once, since it asks the contact for nothing. Of a booking
 * that is made elsewhere, it is a message. Returns false if the message says no such thing, or wants more.
 */
export async function noteGuests(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools } = draft
  const told = listNeeds(reading.clauses.map(({ text }) => text))
  const others = reading.clauses.filter(({ text }) => !told.includes(text))
  const isChanging = others.some(({ intent }) => CHANGES.has(intent))
  if (!isFreeForChange(state) || told.length === 0 || tellsTeam(reading.text)) return false
  const bookings = await tools.findBookings()
  const named = findNamed(draft, bookings)
  const booking = (named.length > 0 ? named : bookings).at(-1)
  if (booking === undefined) {
    // "Hi, I'm deaf so I can't ring": it belongs to the booking that may follow.
    const isAlone = state.task === undefined && reading.slots.service === undefined && !reading.intents.includes('book')
    if (isAlone) for (const need of told) keepNote(draft, need)
    if (isChanging || !ownsTable(reading.text)) return false
    draft.say(phrases.passedOn)
    await startMessage(draft, reading.text)
    return true
  }
  await noteOn(draft, booking, told.map(writeNeed).join('. '))
  const isMore = state.task !== undefined && (others.length > 0 || reading.isAgreed)
  if (isMore || isChanging) return false
  const questions = others.filter(({ isQuestion }) => isQuestion)
  await settleOpen(draft, await answerEach(draft, questions))
  repeatQuestion(draft)
  return true
}
