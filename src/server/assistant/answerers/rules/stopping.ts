import { meansAll } from '../../understanding/replies/means-all.ts'
import { speaksOfOwn } from '../../understanding/replies/speaks-of-own.ts'
import { dropBooking } from './booking/park-booking.ts'
import { startChange } from './changes/change-booking.ts'
import { meansEarlier } from './changes/earlier-booking.ts'
import { listOwnBookings, nameBooking } from './changes/which-booking.ts'
import type { Draft } from './draft.ts'
import { asksForMessage } from './messages/notes.ts'
import { describeMoment } from './messages/presence.ts'
import { answersTask, leavesMessage, startMessage } from './messages/take-message.ts'
import { answerAll, answerQuestions } from './questions/answer-all.ts'

/** "Never mind", or "cancel" during a booking. */
export async function isStopping(draft: Draft): Promise<boolean> {
  const { reading, state } = draft
  if (state.task === undefined) return false
  const isPending =
    (state.task === 'book' || state.task === 'message' || state.task === 'wait') && !speaksOfOwn(reading.text)
  const isCancelled =
    isPending &&
    reading.intents[0] === 'cancel' &&
    !answersTask(draft) &&
    !leavesMessage(draft) &&
    !asksBesideYes(draft)
  return (reading.isGivingUp || isCancelled) && !(await meansEarlier(draft))
}

/** "Yes. And how would I cancel it?" */
const asksBesideYes = ({ reading: { reply, clauses } }: Draft) =>
  reply.answer === 'yes' && clauses.every(({ intent, isQuestion }) => intent !== 'cancel' || isQuestion)

/** That nothing comes of the task under way. */
async function sayNothingDone(draft: Draft): Promise<string> {
  const { state, phrases } = draft
  const { task } = state
  if (task === 'message' && state.sent !== undefined)
    return `${phrases.notAgain} ${phrases.messageWentAt(describeMoment(draft, state.sent.local))}`
  if (task === 'message') return phrases.droppedMessage
  const isNew = task === 'book' || task === 'wait'
  // An earlier appointment of this conversation stays.
  const kept = isNew ? await listOwnBookings(draft) : state.bookings
  return isNew && kept.length === 0 ? phrases.dropped : phrases.kept(kept.map((booking) => nameBooking(draft, booking)))
}

/** "Cancel the lot", where one is booked and another one is under way. */
async function meansBookedToo({ reading: { text }, tools }: Draft): Promise<boolean> {
  const { length } = await tools.findBookings()
  return length > 0 && meansAll(text, length + 1)
}

/** Ends the task under way, and answers what else the message says. */
export async function stop(draft: Draft): Promise<void> {
  const { reading, state } = draft
  const { task } = state
  if (task === 'book' && (await meansBookedToo(draft))) return startChange(draft, 'cancel')
  draft.say(await sayNothingDone(draft))
  if (task === 'book') dropBooking(draft)
  else draft.endTask()
  if (reading.aside !== undefined) return startMessage(draft, reading.aside)
  // "Forget it, leave a message: …", "forget the message, can I book a visit?"
  const wantsMore = task === 'message' ? reading.intents.includes('book') : asksForMessage(reading.text)
  return wantsMore ? answerAll(draft) : answerQuestions(draft)
}

/** Of a message that is broken off: the team heard of the caller, or can read what cannot wait. */
function sayWhatTeamKnows({ state, phrases }: Draft): string | undefined {
  if (state.task !== 'message') return undefined
  if (state.isUrgent === true) return phrases.teamReads
  return state.toldTeamAt === undefined ? undefined : phrases.teamKnows
}

/** Says goodbye, and that nothing comes of what is not done yet. */
export async function leave(draft: Draft): Promise<void> {
  const { state, phrases } = draft
  // The question stays open, so that a yes still counts.
  if (state.asked === 'confirm' && (state.task === 'cancel' || state.task === 'move'))
    return draft.say(`${state.task === 'cancel' ? phrases.notCancelled : phrases.notMoved} ${phrases.farewell}`)
  const isOpen = state.task !== undefined || state.laterMessage !== undefined
  const undone = isOpen ? [sayWhatTeamKnows(draft) ?? (await sayNothingDone(draft))] : []
  draft.endTask()
  delete draft.state.laterMessage
  delete draft.state.laterBooking
  draft.say([...undone, phrases.farewell].join(' '))
}
