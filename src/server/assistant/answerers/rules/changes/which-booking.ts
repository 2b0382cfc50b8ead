import type { Language } from '#contracts/receptionist/diary.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { findNames } from '../../../understanding/person/find-name.ts'
import { speaksOfOther } from '../../../understanding/replies/asks-other.ts'
import { findNamedSizes } from '../../../understanding/services/named-size.ts'
import { findAskedSizes, withoutSize } from '../../../understanding/services/party-size.ts'
import { readSizeFirst } from '../../../understanding/services/size-alone.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { findMismatch, parseWhen } from '../../../understanding/when/parse-when.ts'
import { nameService } from '../booking/name-service.ts'
import { readChoice, readNumber } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { readForWhom } from '../messages/notes.ts'
import { namesTime, saysSameTime } from '../times/complete-time.ts'
import { askWhichDay } from '../times/either-day.ts'
import { hasLimits, saidLimits } from '../times/limits.ts'
import { namesShift, readDirection } from '../times/read-shift.ts'
import { readWhetherFree } from '../times/refused-time.ts'
import { findOfPerson } from './booking-of-person.ts'

const CODE = /\b(\d{3})[ -]?(\d{3})\b/

/** The six digits of a code, without a space. */
export function readCodeDigits(text: string): string | undefined {
  const [, first, second] = CODE.exec(text.replaceAll(/\S+@\S+/g, ' ')) ?? []
  return first === undefined ? undefined : `${first}${second}`
}

/** "482913, could it be Friday at ten?": gives the address or the code that was asked for, whatever else it says. */
export function provesOwn({ state: { asked }, reading: { text, slots } }: Draft): boolean {
  return (asked === 'code' && readCodeDigits(text) !== undefined) || (asked === 'email' && slots.email !== undefined)
}

/** "My Monday appointment", "the one on Monday", "an ceann Dé Luain": which one is meant, and no new time. */
const NAMES_BOOKING =
  /(?<!\p{L})(?:(?:the|my) (?:\p{L}+ ){1,2}(?:one|appointment|booking)|(?:the|my) (?:one|appointment|booking) (?:on|for) (?:the )?\p{L}+|(?:an |mo )?(?:ceann|cheann|coinne|choinne) (?:ar an |an |den |dé |de )?(?!go(?!\p{L}))\p{L}+)(?!\p{L})/giu

/**
 * Keeps what a message wants beside the address or the code that it gives: a new time, or to cancel after all. It counts
 * as soon as the booking is known. Returns whether it names a time.
 */
export function keepWish(draft: Draft): boolean {
  const { state, reading, turn } = draft
  const wish = reading.intents.find((intent) => intent === 'move' || intent === 'cancel')
  if (wish === 'move' || wish === 'cancel') state.task = wish
  const rest = reading.text
    .replaceAll(/\S+@\S+/g, ' ')
    .replace(CODE, ' ')
    .trim()
  const when = parseWhen(rest, turn.reference, reading.language)
  const isTime =
    namesTime(when) ||
    findMismatch(rest, turn.reference, reading.language, '') !== undefined ||
    hasLimits(saidLimits(draft, rest))
  // "The week after" follows the booking, which is not known yet.
  const isOpen = when.confirm === true && RELATIVE.test(rest)
  const isWish = isTime || isOpen || namesShift(rest) || saysSameTime(rest) || readDirection(rest) !== undefined
  if (isWish) state.message = [state.message, rest].filter(Boolean).join('\n')
  return isTime || isOpen
}

const RELATIVE = /(?<!\p{L})(?:after|before|following|dhiaidh|roimhe|gcionn)(?!\p{L})/iu

const CLAUSES = /(?<=[,.;!?])\s+|\s+(?=(?:and|but|agus|ach)\s)/iu

const readDay = ({ turn, reading }: Draft, text: string, near?: string) => {
  const { at, day = at } = parseWhen(withoutSize(text), turn.reference, reading.language, near)
  return day?.slice(0, 10)
}

/** "I have a table Friday, could we come Monday": the day of a booking that is not known yet, and another one. */
export const namesTwoDays = (draft: Draft, text: string): boolean =>
  new Set(text.split(CLAUSES).flatMap((part) => readDay(draft, part) ?? [])).size > 1

/** "Yes, and cancel the one on Friday", beside a booking: of that day none is known here, so it was made elsewhere. */
export function meansUnknown(draft: Draft, known: OwnBooking[]): boolean {
  const { state, turn } = draft
  const day = readDay(draft, state.message ?? '')
  const isBeside = turn.state.task === 'book' && state.task === 'cancel' && state.codeEmail === undefined
  return isBeside && day !== undefined && known.every(({ local }) => local.slice(0, 10) !== day)
}

/** A wish without the clause that only says which booking is meant, by its day. */
function withoutOwnDay(draft: Draft, wish: string, { local }: OwnBooking): string {
  const parts = wish.split(CLAUSES).map((part) => ({ part, day: readDay(draft, part, local) }))
  const isOther = parts.some(({ day }) => day !== undefined && day !== local.slice(0, 10))
  return isOther
    ? parts
        .filter(({ day }) => day !== local.slice(0, 10))
        .map(({ part }) => part)
        .join(' ')
    : wish
}

/** What was wished before the booking was known, line by line, without the day of the booking beside a new one. */
export function listWishes(draft: Draft, booking: OwnBooking): string[] {
  const { state, turn, reading } = draft
  return (state.message ?? '').split('\n').map((said) => {
    const line = withoutOwnDay(draft, said, booking)
    const wish = readWhetherFree(line, reading.language) ?? line
    const rest = wish.replaceAll(NAMES_BOOKING, ' ').replaceAll(/\s+/g, ' ')
    const { at, day, ...relative } = parseWhen(rest, turn.reference, reading.language)
    // "My Thursday appointment to the week after" is counted from Thursday.
    const isRelative = namesTime(relative) || RELATIVE.test(rest)
    return (at ?? day) === undefined && isRelative ? line : rest
  })
}

type Appointment = { serviceId: string; local: string; party?: number | undefined; whom?: string | undefined }

/** A service with for whom it is and how many come, and its time. */
export const describeAppointment = (draft: Draft, { serviceId, local, ...who }: Appointment) => ({
  service: nameService(draft, serviceId, who),
  time: draft.phrases.time(local),
})

/** "My haircut", "an bearradh": what is known. "Change it to the haircut" wishes for it. */
const KNOWN = /(?<!(?:to|chuig|go dtí) )(?<!\p{L})(?:my|our|the|mo|ár|an) (?<what>\p{L}+(?: \p{L}+)?)/giu

/** Whether a message is about what is booked already, and not about the booking under way: "my haircut", beside a treatment. */
export async function meansOther({ state, reading: { text }, tools, turn }: Draft): Promise<boolean> {
  if (state.task !== 'book') return false
  // "The first one", of offered times, is a choice.
  const isSaid = state.asked !== 'choice' && speaksOfOther(text)
  const known = [...text.matchAll(KNOWN)].map(({ groups }) => groups?.what ?? '')
  const named = turn.configuration.diary.services.filter(
    ({ id, name }) =>
      id !== state.slots.service && known.some((what) => sharesWord(what, name.en) || sharesWord(what, name.ga)),
  )
  // "Change the one for three to four", while a table for six is looked for
  const sizes = findNamedSizes(text).filter((size) => size !== state.party)
  if (!isSaid && named.length + sizes.length === 0) return false
  return (await tools.findBookings()).some(
    ({ serviceId, party = 0 }) => isSaid || sizes.includes(party) || named.some(({ id }) => id === serviceId),
  )
}

/** A booking as one item of a list. */
export function nameBooking(draft: Draft, booking: OwnBooking): string {
  const { service, time } = describeAppointment(draft, booking)
  return `${service}, ${time}`
}

/** The words that ask which of the bookings is meant. */
export const askWhichBooking = (draft: Draft): string =>
  draft.phrases.whichBooking(draft.state.bookings.map((booking) => nameBooking(draft, booking)))

/** The words that ask for the address of a booking, or which day is meant by a new time for it. */
export const askForEmail = (draft: Draft): string => askWhichDay(draft) ?? draft.phrases.askEmail

const MOST_TRIES = 1

/** Asks for it again, once. After that a message is offered, and any other wish is free. */
export function askEmailAgain(draft: Draft): void {
  const { emailTries, message } = draft.state
  if (emailTries < MOST_TRIES) {
    draft.state.emailTries = emailTries + 1
    draft.ask('email', askForEmail(draft))
    return
  }
  draft.endTask()
  if (message !== undefined) draft.state.question = message
  draft.say(draft.phrases.onlyByEmail)
  draft.ask('offer', draft.phrases.offerMessage)
}

/** The contact's bookings. Several of them say for whom each is, unless that is always the same. */
export async function listOwnBookings({ tools }: Draft): Promise<OwnBooking[]> {
  const bookings = await tools.findBookings()
  const people = bookings.map(({ name, note = '' }) => {
    const whom = readForWhom(note)
    return (whom && findNames(whom).find(({ hasGiven }) => hasGiven)?.name) ?? whom ?? name
  })
  if (new Set(people).size < 2) return bookings
  return bookings.map((booking, place) => ({ ...booking, whom: people[place] }))
}

/** The bookings that the wish names by their day, by whose they are or by how many come. To cancel, any day says which one. To move, it may be the new day. */
export function findNamed({ state, reading, turn }: Draft, bookings: OwnBooking[]): OwnBooking[] {
  const { message = '', task } = state
  const texts = task === 'cancel' ? message.split('\n') : (message.match(NAMES_BOOKING) ?? [])
  const onDay = bookings.filter(({ local }) =>
    texts.some((text) => namesDayOf(text, local, turn.reference, reading.language)),
  )
  const ofSize = (among: OwnBooking[]) => among.filter(({ party = 0 }) => findNamedSizes(message).includes(party))
  if (onDay.length > 0) return ofSize(onDay).length > 0 ? ofSize(onDay) : onDay
  const ofPerson = findOfPerson(message, bookings)
  if (ofPerson.length > 0 && ofPerson.length < bookings.length) return ofPerson
  const sized = ofSize(bookings)
  return sized.length > 0 ? sized : findOfPlace(message, bookings)
}

const PLACES: [RegExp, number][] = [
  [/^(?:first|ch[ée]ad)$/iu, 0],
  [/^(?:second|dara)$/iu, 1],
  [/^(?:third|tr[íi]ú)$/iu, 2],
]
const OF_PLACE =
  /(?<!\p{L})(?:the|my|our|an) (?<place>first|second|third|ch[ée]ad|dara|tr[íi]ú) (?:one|table|booking|reservation|g?ch?eann|bh?ord|(?:n-)?[áa]irithint)(?!\p{L})/iu

/** "Change the first one to eight": the first of those that are booked. */
function findOfPlace(text: string, bookings: OwnBooking[]): OwnBooking[] {
  const said = OF_PLACE.exec(text)?.groups?.place ?? ''
  const place = PLACES.find(([pattern]) => pattern.test(said))?.[1]
  const booking = place === undefined ? undefined : bookings[place]
  return booking === undefined ? [] : [booking]
}

/** "The one for four", "seisear": the only booking for so many people. */
export function findOfSize(text: string, bookings: OwnBooking[]): OwnBooking | undefined {
  const alone = readSizeFirst(text.replace(/^\W*(?:the|an)\s+/iu, ''))
  const named = findNamedSizes(text)
  const sizes = named.length > 0 ? named : alone?.rest.trim() === '' ? [alone.size] : findAskedSizes(text)
  const [only, ...others] = bookings.filter(({ party = 0 }) => sizes.includes(party))
  return others.length === 0 ? only : undefined
}

/** The booking that the answer to "which one?" chooses. */
export function readOwnChoice({ state, reading, turn }: Draft): OwnBooking | 'none' | undefined {
  const { bookings } = state
  const onDay = (text: string) =>
    bookings.filter(({ local }) => namesDayOf(text, local, turn.reference, reading.language))
  const [his, ...more] = findOfPerson(reading.text, bookings)
  if (his !== undefined && more.length === 0) return his
  const [named, ...others] = (reading.text.match(NAMES_BOOKING) ?? []).flatMap(onDay)
  if (named !== undefined && others.length === 0) return named
  const choice = readChoice(reading, bookings)
  const [only, ...rest] = onDay(reading.text)
  const sized = only === undefined ? findOfSize(reading.text, bookings) : undefined
  // "2" is the second, also beside a table for two.
  if (sized !== undefined && (typeof choice !== 'object' || readNumber(reading.text) === undefined)) return sized
  // "The first one, on Friday at ten", where another one is on Friday.
  const isChosen = typeof choice === 'object' && ONE.test(reading.text)
  return only !== undefined && rest.length === 0 && !isChosen ? only : choice
}

/** Whether a message chooses one of the bookings that were listed, whatever else it sounds like: "the table for six". */
export const choosesOwn = (draft: Draft): boolean =>
  draft.state.asked === 'booking' && findOfSize(draft.reading.text, draft.state.bookings) !== undefined

const ONE = /(?<!\p{L})(?:one|ceann|cheann)(?!\p{L})/iu

export function namesDayOf(text: string, local: string, reference: string, language: Language): boolean {
  const { at, day } = parseWhen(text, reference, language, local)
  return (at ?? day)?.slice(0, 10) === local.slice(0, 10)
}
