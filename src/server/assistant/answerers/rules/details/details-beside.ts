import type { OwnBooking, Wanted } from '../../../turn/state.ts'
import { listDetails, wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { advanceCorrection, readNewDetails, writeDetailsBeside } from './correct-details.ts'

/** "I booked with tom@x.ie" says whose booking it is, and changes no address. */
const BOOKED_WITH =
  /(?<!\p{L})(?:booked|made|under|used|rinne|in áirithe|faoin?|d['’]úsáid)(?!\p{L})[^.;!?\n]*(?:\S@|\d{5})/iu

/**
 * Keeps the details that change with a move or a cancellation: "move it to Friday, and my email is x@y.ie now". An address
 * counts only where the booking is known to be the contact's, because it proves that elsewhere. Returns whether one is new.
 */
export async function noteDetailsBeside(draft: Draft): Promise<boolean> {
  const { state, reading, tools } = draft
  const { text } = reading
  const isWish = wantsCorrection(text)
  if (BOOKED_WITH.test(text) || !(isWish || (await tools.findBookings()).length > 0)) return false
  const { name, ...contact } = readNewDetails(draft)
  const found = isWish && name !== undefined ? { ...contact, name } : contact
  const given = { ...state.correction, ...found }
  const isOpen = (detail: 'name' | 'email' | 'phone' | 'contact') =>
    detail === 'contact' ? Object.keys(given).length === 0 : given[detail] === undefined
  const wanted = isWish ? listDetails(text).filter(isOpen) : []
  if (Object.keys(found).length + wanted.length === 0) return false
  state.correction = { ...given, wanted }
  return true
}

/** Repeats the open question with the details that were given in place of its answer. */
export function repeatWithDetails(draft: Draft): true {
  if (draft.state.asked !== 'confirm') draft.say(writeDetailsBeside(draft).trim())
  repeatQuestion(draft)
  return true
}

/** Writes the details on the booking before it is moved or cancelled, so that the mail about that goes to the right address. */
export async function changeDetailsBeside(draft: Draft, { id }: OwnBooking): Promise<void> {
  const { state, tools, language } = draft
  const { name, email, phone } = state.correction ?? {}
  if (name === undefined && email === undefined && phone === undefined) return
  const person = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
  await tools.correct({ bookingId: id, person, language })
  state.slots = { ...state.slots, ...person }
}

/** Asks for a detail that was to change with the move, and was not given: "and my number is wrong". */
export async function askForDetailsBeside(draft: Draft, booking: OwnBooking, wanted: Wanted[]): Promise<void> {
  if (wanted.length === 0) return
  draft.state.task = 'correct'
  draft.state.bookings = [booking]
  draft.state.correction = { wanted }
  await advanceCorrection(draft, booking)
}
