import { isFreeForChange, isProving, type OwnBooking } from '../../../turn/state.ts'
import { wishesExtra, writeExtra } from '../../../understanding/replies/extra-wishes.ts'
import { ownsTable } from '../booking/resize-booking.ts'
import { describeAppointment, findNamed } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import { tellsTeam } from '../messages/notes.ts'
import { startMessage } from '../messages/take-message.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { listNeeds, writeNeed } from './list-needs.ts'
import { keepNote } from './take-note.ts'

const CHANGES = new Set<Clause['intent']>(['move', 'cancel', 'complaint', 'person'])

/** Notes on a booking what was said, and says so. */
export async function noteOn(draft: Draft, booking: OwnBooking, note: string): Promise<void> {
  await draft.tools.addNote({ bookingId: booking.id, note, language: draft.language })
  draft.outcome = 'answered'
  draft.say(draft.phrases.notedOn(describeAppointment(draft, booking), note))
}

/** "And a high chair", while it is not known whose booking it is: it is noted there once that is proved. */
function keepForProved(draft: Draft, told: string[]): boolean {
  const { state, reading, phrases } = draft
  if (reading.clauses.some(({ text }) => !told.includes(text))) return false
  state.message = [state.message, ...told].filter(Boolean).join('\n')
  draft.say(phrases.noted(`“${told.join('. ')}”`))
  repeatQuestion(draft)
  return true
}

/**
 * "Can ye add a high chair?", behind a booking: notes it there at once, since it asks the contact for nothing. Of a booking
 * that is made elsewhere, it is a message. Returns false if the message says no such thing, or wants more.
 */
export async function noteGuests(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools } = draft
  const texts = reading.clauses.map(({ text }) => text)
  const told = [...listNeeds(texts), ...texts.filter((text) => isFreeForChange(state) && wishesExtra(text))]
  const others = reading.clauses.filter(({ text }) => !told.includes(text))
  const isChanging = others.some(({ intent }) => CHANGES.has(intent))
  if (told.length === 0 || tellsTeam(reading.text)) return false
  if (isProving(state)) return keepForProved(draft, told)
  if (!isFreeForChange(state)) return false
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
  await noteOn(draft, booking, told.map((text) => (wishesExtra(text) ? writeExtra(text) : writeNeed(text))).join('. '))
  const isMore = state.task !== undefined && (others.length > 0 || reading.isAgreed)
  if (isMore || isChanging) return false
  const questions = others.filter(({ isQuestion }) => isQuestion)
  await settleOpen(draft, await answerEach(draft, questions))
  repeatQuestion(draft)
  return true
}
