import { fold } from '../../../text/fold.ts'
import { irishBase } from '../../../text/irish-base.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { findAskedSizes, withoutSize } from '../../../understanding/services/party-size.ts'
import { namesDay } from '../../../understanding/when/find-limits.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import type { Draft } from '../draft.ts'
import { minutesOf, otherHalf } from '../times/times.ts'
import { findOfPerson } from './booking-of-person.ts'

const HALF_DAY = 12 * 60

/** What a question supposes and is not so, in the words of a reply: "20:00", "6 people". Undefined if all is so. */
export function findWrong(draft: Draft, text: string, booking: OwnBooking): string | undefined {
  const { phrases } = draft
  const { day, clock, sizes, name } = readClaims(draft, text, booking)
  const [date, time = ''] = booking.local.split('T')
  if (day !== undefined && day !== date) return phrases.time(day)
  const minutes = clock === undefined ? 0 : minutesOf(clock) - minutesOf(time)
  // "Half seven" is that of the booking's half of the day.
  if (clock !== undefined && minutes % HALF_DAY !== 0) return isSameHalf(clock, time) ? clock : otherHalf(clock)
  const [size] = sizes
  const isSize = size === undefined || booking.party === undefined || sizes.includes(booking.party)
  // "Are we down for seven?" may mean the hour.
  if (!isSize && !isHour(size, time)) return phrases.people(size)
  return name !== undefined && !listWords(booking).includes(fold(name)) ? name : undefined
}

const isHour = (size: number, time: string) => (size - Number(time.slice(0, 2))) % 12 === 0 && time.endsWith(':00')
const isSameHalf = (clock: string, other: string) => clock < '12:00' === other < '12:00'

/** The words by which a booking can be named: whose it is, for whom, and what is noted on it. */
const listWords = ({ name, note, whom }: OwnBooking) =>
  fold([name, note, whom].join(' '))
    .split(/[^\p{L}]+/u)
    .flatMap((word) => [word, irishBase(word)])

const UNDER = /(?<!\p{L})(?:under|in the name(?: of)?|faoi(?: (?:an )?ainm)?)(?: the)?(?: name)? (?<name>\p{L}{3,})/iu
const NO_NAME = new Set('the my our his her their this that name which what mo ár a an ainm sin seo'.split(' '))

function readClaims(draft: Draft, text: string, { local, party }: OwnBooking) {
  const { turn, reading } = draft
  const sizes = party === undefined ? [] : findAskedSizes(text)
  const rest = sizes.length > 0 ? withoutSize(text) : text
  const { at, day = at } = parseWhen(rest, turn.reference, reading.language, local)
  const under = UNDER.exec(text)?.groups?.name
  return {
    sizes,
    ...(namesDay(rest, turn.reference, reading.language, local) && { day: day?.slice(0, 10) }),
    ...(at?.includes('T') === true && { clock: at.slice(11) }),
    ...(under !== undefined && !NO_NAME.has(fold(under)) && { name: under }),
  }
}

/** "Me and Aoife", "an dá cheann" */
const SEVERAL =
  /(?<!\p{L})(?:both|all|two|(?<=\p{L}\s)(?:and|agus)|dá|beirt|gach|trí|times|appointments|bookings|amanna|hamanna|coinní)(?!\p{L})/iu

/** The bookings that a question names by a person, or else by what it says of them, or else all. */
export function narrowDown(draft: Draft, text: string, bookings: OwnBooking[]): OwnBooking[] {
  const named = SEVERAL.test(text) ? [] : findOfPerson(text, bookings)
  if (named.length > 0 && named.length < bookings.length) return named
  const fits = bookings.filter((booking) => findWrong(draft, text, booking) === undefined)
  return fits.length > 0 ? fits : bookings
}
