import { isFreeForChange } from '../../../turn/state.ts'
import { wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import { namesContact } from '../../../understanding/person/find-name.ts'
import { startChange } from '../changes/change-booking.ts'
import type { Draft } from '../draft.ts'
import { asksForMessage } from '../messages/notes.ts'
import { wantsRing } from '../messages/ring.ts'
import { startMessage } from '../messages/take-message.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { readNewDetails } from './correct-details.ts'
import { correctKnown } from './correct-name.ts'
import { readBesideContact } from './names.ts'

const BOOKING =
  /(?<!\p{L})(?:appointments?|appt|bookings?|booked|reservation|slot|table|g?ch?oinne|gcoinne|(?:n-|h)?áirithint|bord)(?!\p{L})/iu

/**
 * "Ye have my name wrong on the booking": changes a detail of a booking, once it is known whose it is. A detail of nothing
 * that was booked is for the team. Returns false if the message wants something else.
 */
export async function startCorrection(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools } = draft
  if (!isFreeForChange(state)) return false
  const isWish = wantsCorrection(reading.text)
  if (!isWish && !givesOthers(draft)) return false
  if (changesTimeToo(draft)) return false
  const { name } = state.slots
  if (name !== undefined && correctKnown(name, reading.text) === name && !namesContact(reading.text)) {
    draft.say(phrases.noted(name))
    draft.outcome = 'answered'
    return true
  }
  const hasBooked = (await tools.findBookings()).length > 0
  if (hasBooked || (isWish && BOOKING.test(reading.text))) {
    await answerBeside(draft, wantsCorrection)
    await startChange(draft, 'correct')
  } else if (!isWish || reading.clauses.some(({ isQuestion }) => isQuestion)) return false
  else {
    draft.say(phrases.passedOn)
    await startMessage(draft, reading.text)
  }
  return true
}

/** "Move it to Friday and change my number", or a detail while a booking is moved, or beside a yes: the change goes on with it. */
function changesTimeToo(draft: Draft): boolean {
  const { state, reading } = draft
  const isMoving = (state.task === 'move' || state.task === 'cancel') && state.bookings.length === 1
  if (isMoving && (reading.isAgreed || Object.keys(readNewDetails(draft)).length > 0)) return true
  const isChange = reading.intents.some((intent) => intent === 'move' || intent === 'cancel')
  const parts = reading.text.split(JOINTS)
  return isChange && parts.some((part) => MOVES.test(part) && !namesContact(part) && !wantsCorrection(part))
}

const JOINTS = /[.,;!?\n]+|(?<!\p{L})(?:and|but|also|agus|ach)(?!\p{L})/iu
const MOVES =
  /(?<!\p{L})(?:mov(?:e|ing)|push|bring|chang(?:e|ing)|switch|swap|resched\p{L}*|rearrange|cancel\p{L}*|put (?:it|me|us|that) (?:back|to|on)|m?bh?og\p{L}*|n?athr(?:aigh|ú|ófá|ófaí)|g?ch?eal\p{L}*|cuir (?:é|í|mé) (?:siar|ar ceal|go))(?!\p{L})/iu

/** "joe@y.ie is the email, and can I bring my dog?" `isOfIt`: whether a clause is part of the correction. */
export async function answerBeside(draft: Draft, isOfIt: (text: string) => boolean): Promise<void> {
  const beside = draft.reading.clauses.filter(
    ({ text, isQuestion, intent }) => isQuestion && !isOfIt(text) && !namesContact(text) && !OTHER_WISHES.has(intent),
  )
  // The team is told what is not known. Nothing else is offered beside the correction.
  draft.state.task = 'correct'
  const open = await answerEach(draft, beside)
  await settleOpen(
    draft,
    open.map(({ text }) => ({ text, entries: [] })),
  )
}

const OTHER_WISHES = new Set<Clause['intent']>(['message', 'complaint', 'book', 'move', 'cancel'])
const PERSON =
  /(?<!\p{L})(?:person|human|somebody|someone|manager|duine|bainisteoir|talk|speak|labhairt|caint)(?!\p{L})/iu
/** "Can you send it to x@y.ie?" gives an address, and "is 087 … your number?" gives none. */
const REQUESTS =
  /^(?:\p{L}+ ){0,3}?(?:(?:can|could|would|will) (?:you|ye)|an (?:féidir|bhféadfá|bhféadfadh|seolfaidh|gcuirfidh))(?!\p{L})/iu

/** "Oh and my email is x@y.ie", "it's Foley, not Folan", behind a booking: other details than those that it was made with. */
function givesOthers(draft: Draft): boolean {
  const { state, reading } = draft
  const { text, intents, clauses } = reading
  if (state.task !== undefined || state.asked !== undefined) return false
  if (intents.some((intent) => OTHER_WISHES.has(intent)) || wantsRing(text) || asksForMessage(text)) return false
  const isAsked = clauses.some(
    (clause) => clause.isQuestion && namesContact(clause.text) && !REQUESTS.test(clause.text),
  )
  // "Tom Ryan, 087 …" is somebody else.
  const other = readBesideContact(text)
  if (isAsked || PERSON.test(text) || (other !== undefined && other !== '' && other !== state.slots.name)) return false
  return Object.keys(readNewDetails(draft)).length > 0
}
