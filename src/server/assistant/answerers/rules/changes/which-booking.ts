import type { Language } from '#contracts/receptionist/diary.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { findMismatch, parseWhen } from '../../../understanding/when/parse-when.ts'
import { readChoice } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { namesTime, saysSameTime } from '../times/complete-time.ts'
import { askWhichDay } from '../times/either-day.ts'
import { hasLimits, saidLimits } from '../times/limits.ts'
import { namesShift, readDirection } from '../times/read-shift.ts'

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
  const isTime =
    namesTime(parseWhen(rest, turn.reference, reading.language)) ||
    findMismatch(rest, turn.reference, reading.language, '') !== undefined ||
    hasLimits(saidLimits(draft, rest))
  const isWish = isTime || namesShift(rest) || saysSameTime(rest) || readDirection(rest) !== undefined
  if (isWish) state.message = [state.message, rest].filter(Boolean).join('\n')
  return isTime
}

const RELATIVE = /(?<!\p{L})(?:after|before|following|dhiaidh|roimhe|gcionn)(?!\p{L})/iu

/** What was wished before the booking was known, line by line, without the day of the booking beside a new one. */
export function listWishes({ state, turn, reading }: Draft): string[] {
  return (state.message ?? '').split('\n').map((line) => {
    const rest = line.replaceAll(NAMES_BOOKING, ' ').replaceAll(/\s+/g, ' ')
    const { at, day, ...relative } = parseWhen(rest, turn.reference, reading.language)
    // "My Thursday appointment to the week after" is counted from Thursday.
    const isRelative = namesTime(relative) || RELATIVE.test(rest)
    return (at ?? day) === undefined && isRelative ? line : rest
  })
}

export const describeAppointment = (draft: Draft, { serviceId, local }: { serviceId: string; local: string }) => ({
  service: draft.serviceName(serviceId),
  time: draft.phrases.time(local),
})

/** The same in one line, as bookings are listed. */
export function nameBooking(draft: Draft, booking: { serviceId: string; local: string }): string {
  const { service, time } = describeAppointment(draft, booking)
  return `${service}, ${time}`
}

/** The words that ask which of the bookings is meant. */
export const askWhichBooking = (draft: Draft): string =>
  draft.phrases.whichBooking(draft.state.bookings.map((booking) => nameBooking(draft, booking)))

/** The words that ask for the address of a booking, or which day is meant by a new time for it. */
export const askForEmail = (draft: Draft): string => askWhichDay(draft) ?? draft.phrases.askEmail

/** The bookings that the wish names by their day. To cancel, any day says which one. To move, it may be the new day. */
export function findNamed({ state, reading, turn }: Draft, bookings: OwnBooking[]): OwnBooking[] {
  const { message = '', task } = state
  const texts = task === 'cancel' ? message.split('\n') : (message.match(NAMES_BOOKING) ?? [])
  return bookings.filter(({ local }) => texts.some((text) => namesDayOf(text, local, turn.reference, reading.language)))
}

/** The booking that the answer to "which one?" chooses. */
export function readOwnChoice({ state, reading, turn }: Draft): OwnBooking | 'none' | undefined {
  const { bookings } = state
  const onDay = (text: string) =>
    bookings.filter(({ local }) => namesDayOf(text, local, turn.reference, reading.language))
  const [named, ...others] = (reading.text.match(NAMES_BOOKING) ?? []).flatMap(onDay)
  if (named !== undefined && others.length === 0) return named
  const choice = readChoice(reading, bookings)
  const [only, ...more] = onDay(reading.text)
  // "The first one, on Friday at ten", where another one is on Friday.
  const isChosen = typeof choice === 'object' && ONE.test(reading.text)
  return only !== undefined && more.length === 0 && !isChosen ? only : choice
}

const ONE = /(?<!\p{L})(?:one|ceann|cheann)(?!\p{L})/iu

function namesDayOf(text: string, local: string, reference: string, language: Language): boolean {
  const { at, day } = parseWhen(text, reference, language, local)
  return (at ?? day)?.slice(0, 10) === local.slice(0, 10)
}
