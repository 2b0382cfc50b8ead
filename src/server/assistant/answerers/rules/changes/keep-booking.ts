import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { asksWhetherCancelled } from '../../../understanding/replies/asks-booked.ts'
import { isContent, refusesChange } from '../../../understanding/replies/content-with.ts'
import { movesInstead } from '../../../understanding/replies/moves-instead.ts'
import { namesDay } from '../../../understanding/when/find-limits.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { keepsAsIs } from '../booking/gives-up.ts'
import { advanceCorrection } from '../details/correct-details.ts'
import type { Draft } from '../draft.ts'
import { startMessage } from '../messages/take-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { readClocks } from '../times/times.ts'
import { nameBooking } from './which-booking.ts'

/** Ends the change that was asked about, and says what stays. */
export async function keep(draft: Draft): Promise<true> {
  const { bookings, correction } = draft.state
  draft.endTask()
  draft.say(draft.phrases.kept(bookings.map((booking) => nameBooking(draft, booking))))
  await passAside(draft)
  const [only, ...others] = bookings
  if (only !== undefined && others.length === 0 && draft.state.task === undefined)
    await correctKept(draft, only, correction)
  return true
}

/** "No, and my name is wrong, it's Tadhg": a detail that was to change with the booking changes alone. */
async function correctKept(draft: Draft, booking: OwnBooking, correction: Draft['state']['correction']): Promise<void> {
  const { wanted = [], ...found } = correction ?? {}
  if (wanted.length + Object.keys(found).length === 0) return
  draft.state = { ...draft.state, task: 'correct', bookings: [booking], correction: { ...found, wanted } }
  await advanceCorrection(draft, booking)
}

/** "Yes, but ring me if it changes": a booking that is there already takes no note. */
export async function passAside(draft: Draft): Promise<void> {
  const { aside } = draft.reading
  // "Yes, and let me know it's cancelled" is answered at once.
  if (aside !== undefined && !asksWhetherCancelled(aside)) await startMessage(draft, aside)
}

/** "Wait, I'd like to keep it", "coinnigh í": the opposite of what was asked. */
const KEEPS =
  /(?<!\p{L})(?<!(?:n['’]t|not|ní) (?:\p{L}+ ){0,4})(?:keep|hold on to|g?ch?oinneáil|g?ch?oinn(?:igh|eoidh|eod)|leave (?:it|that)(?: as it is)?|f[aá]g (?:é|í|mar))(?!\p{L})/iu

export const keepsBooking = (text: string) => KEEPS.test(text) || isContent(text)

const KEEPS_TIME =
  /(?<!\p{L})(?<!(?:n['’]t|not|ní) (?:\p{L}+ ){0,4})(?:keep|stick (?:to|with|at)|hold on to|leave (?:it|that) (?:at|on)|g?ch?oinn(?:igh|eoidh|eoimid)|f[aá]g(?:faimid)? (?:[eéií] )?ag)(?!\p{L})/iu

/** "Don't change anything", "keep the half seven", of a booking at half seven that was to be moved to another hour. */
export function staysAsIs(draft: Draft, { local }: OwnBooking): boolean {
  const { text } = draft.reading
  const clock = LANGUAGES.map((language) => readClocks(text, language)?.at).find(Boolean)
  const isOwn = clock === undefined || isSameHour(clock, local)
  if (!isOwn || namesOtherDay(draft, local)) return false
  const isOther = clock !== undefined && !isSameHour(clock, draft.state.hold?.slot.local ?? '')
  return keepsAsIs(text) || refusesChange(text) || (isOther && KEEPS_TIME.test(text))
}

/** "Move it", or a wish for another day, where it was asked whether to cancel. */
export function wantsToMove(draft: Draft): boolean {
  const { state, reading } = draft
  const [booking] = state.bookings
  if (state.task !== 'cancel' || state.asked !== 'confirm' || booking === undefined) return false
  const asksFor = ({ isQuestion, intent }: Clause) => isQuestion || intent === 'book'
  const wishesForDay = !reading.isAgreed && reading.clauses.some((clause) => clause.namesTime && asksFor(clause))
  return movesInstead(reading.text) || (wishesForDay && namesOtherDay(draft, booking.local))
}

/** Whether a text names a day, and another than that of a booking. */
export function namesOtherDay({ turn, reading: { text, language } }: Draft, local: string): boolean {
  if (!namesDay(text, turn.reference, language, local)) return false
  const { at, day = at } = parseWhen(text, turn.reference, language, local)
  return day?.slice(0, 10) !== local.slice(0, 10)
}

/** "Half seven" of a booking at 19:30. */
export const isSameHour = (clock: string, local: string) =>
  clock.slice(3) === local.slice(14) && (Number(clock.slice(0, 2)) - Number(local.slice(11, 13))) % 12 === 0
