import type { OwnBooking } from '../../../turn/state.ts'
import { meansAll, meansBoth } from '../../../understanding/replies/means-all.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { nameBooked } from '../booking/name-service.ts'
import { changeDetailsBeside } from '../details/details-beside.ts'
import type { Draft } from '../draft.ts'
import { keep, keepsBooking, passAside } from './keep-booking.ts'
import { readBackChange } from './read-back.ts'
import { describeAppointment, nameBooking, namesDayOf } from './which-booking.ts'

/** Cancels a booking after a yes. */
export async function cancel(draft: Draft, booking: OwnBooking): Promise<true> {
  await changeDetailsBeside(draft, booking)
  const cancelled = await draft.tools.cancel(booking.id, draft.language)
  draft.endTask()
  draft.state.cancelled = booking
  draft.booking = nameBooked(draft, cancelled, booking.party)
  draft.outcome = 'answered'
  draft.say(draft.phrases.cancelled(describeAppointment(draft, booking)))
  await passAside(draft)
  return true
}

const AND = /\s*,\s*(?:and |agus )?|\s+(?:and|&|agus|is)\s+/iu
const MOST_WORDS = 5

/** "Thursday and Friday", "the cut and the colour": bookings that a wish names one by one, each by its day or its service. */
function findListed(draft: Draft, bookings: OwnBooking[], wish: string): OwnBooking[] {
  const { turn, reading } = draft
  const [first = '', ...rest] = wish.split(AND)
  // "Cancel Thursday and book me in on Friday" wishes something else, too.
  if (rest.length === 0 || rest.some((part) => part.split(/\s+/).length > MOST_WORDS || WISHES.test(part))) return []
  const found = [first, ...rest].map((part) =>
    bookings.filter(
      ({ serviceId, local }) =>
        namesDayOf(part, local, turn.reference, reading.language) || sharesWord(part, draft.serviceName(serviceId)),
    ),
  )
  return found.every((fitting) => fitting.length === 1) ? [...new Set(found.flat())] : []
}

const WISHES =
  /(?<!\p{L})(?:book|move|change|keep|leave|make|put|come|take|is|are|what|how|bog|athraigh|coinnigh|fág|déan|cuir|an bhfuil)(?!\p{L})/iu

/**
 * Asks whether to cancel several bookings at once, where the wish means all that it may be about, or names some of the
 * contact's one by one.
 */
export function asksToCancelAll(draft: Draft, wish: string, bookings: OwnBooking[], own = bookings): boolean {
  const { state } = draft
  if (state.task !== 'cancel') return false
  const listed = findListed(draft, own, wish)
  if (listed.length < 2 && !meansAll(wish, bookings.length)) return false
  state.bookings = listed.length < 2 ? bookings : listed
  draft.ask('confirm', readBackChange(draft))
  return true
}

/** The bookings that a wish is about. "The two of them" is no table for two. */
export const pickNamed = (wish: string, named: OwnBooking[], all: OwnBooking[]): OwnBooking[] =>
  named.length === 0 || (named.length === 1 && all.length === 2 && meansBoth(wish)) ? all : named

export const isCancellingSeveral = ({ state: { task, asked, bookings } }: Draft): boolean =>
  task === 'cancel' && asked === 'confirm' && bookings.length > 1

/** Reads the answer to whether to cancel several. "Only the Friday one" chooses one of them. */
export async function continueCancelAll(draft: Draft): Promise<boolean> {
  const { reading } = draft
  if (reading.isAgreed) return cancelAll(draft)
  return (keepsBooking(reading.text) || reading.reply.answer === 'no') && keep(draft)
}

async function cancelAll(draft: Draft): Promise<true> {
  const { bookings } = draft.state
  for (const booking of bookings) {
    await changeDetailsBeside(draft, booking)
    draft.booking = nameBooked(draft, await draft.tools.cancel(booking.id, draft.language), booking.party)
  }
  draft.endTask()
  draft.outcome = 'answered'
  draft.say(draft.phrases.allCancelled(bookings.map((booking) => nameBooking(draft, booking))))
  await passAside(draft)
  return true
}
