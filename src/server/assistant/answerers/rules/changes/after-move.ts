import { asksToCancelOther, asksWhetherOtherStands } from '../../../understanding/replies/asks-other.ts'
import { asksUsTo } from '../../../understanding/replies/speaks-of-own.ts'
import { namesDay } from '../../../understanding/when/find-limits.ts'
import { agreesTo, goOn } from '../continue-task.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { readClocks } from '../times/times.ts'
import { moveTo, startChange } from './change-booking.ts'
import { isSameHour, namesOtherDay } from './keep-booking.ts'
import { listOwnBookings, meansOther, nameBooking } from './which-booking.ts'

/** "Leave it on Tuesday", "fág ar an Máirt é". Counts only beside the day or the hour that the booking had. */
const STAYS =
  /(?<!\p{L})(?:(?:leave|keep|have|put|move|change|switch|bring) (?:it|that|me|us|(?:my|the|our) \p{L}+)|(?:leave|keep|stick) (?:on|at|to|with)|back (?:to|on|at)|f[aá]g|coinnigh|bog|cuir|athraigh)(?!\p{L})/iu
/** "What it was", "mar a bhí sí": stands for that day and hour. */
const AS_BEFORE =
  /(?<!\p{L})(?:(?:as|how|what|where|when|the way) (?:it|i|we) (?:was|were|had)|back (?:to|on|at) (?:the )?(?:original|old|first|other|previous|one before)|(?:the|my|our) (?:original|old|previous) (?:time|day|one|slot|appointment|booking)|(?:undo|reverse) (?:it|that)|mar a bh[ií]|an (?:seanam|chéad am)|an (?:t-am|lá) a bh[ií])(?!\p{L})/iu

/** Whether a message wants the time back that a booking had before it was moved. */
function wantsBack(draft: Draft, local: string): boolean {
  const { text, language, slots } = draft.reading
  // "Move it to Friday at ten" names the hour beside the day.
  const clock = readClocks(text, language)?.at ?? (slots.at?.slice(11) || undefined)
  if (namesOtherDay(draft, local) || (clock !== undefined && !isSameHour(clock, local))) return false
  const isDay = namesDay(text, draft.turn.reference, language, local)
  return (isDay || clock !== undefined || AS_BEFORE.test(text)) && STAYS.test(text)
}

/** Reads back the time that a booking had until it was moved just now. Returns false where that is not asked for. */
export async function moveBack(draft: Draft): Promise<boolean> {
  const { task, movedFrom } = draft.state
  if (task !== undefined || movedFrom === undefined || !wantsBack(draft, movedFrom.local)) return false
  const booking = (await listOwnBookings(draft)).find(
    ({ id, local }) => id === movedFrom.id && local !== movedFrom.local,
  )
  if (booking === undefined) return false
  await moveTo(draft, booking, movedFrom.local)
  return true
}

const STAYS_OR_GOES =
  /(?<!\p{L})(?:still|lose|cancel\p{L}*|replace\p{L}*|stay|stand|gone|fós|g?ch?aill\p{L}*|(?:ar )?ceal|seas\p{L}*)(?!\p{L})/iu

/** "Is the haircut still booked?", while a treatment is booked */
const asksOfOther = async (draft: Draft) =>
  draft.reading.clauses.some(({ text, isQuestion }) => isQuestion && STAYS_OR_GOES.test(text)) &&
  (await meansOther(draft))

/** Answers "do I have to cancel the other one?": there is no other, which one is to be cancelled, or that all stay. */
export async function answerOther(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const isAsked = state.task === undefined || state.task === 'move' || state.task === 'book'
  // "Yes, and can you cancel my other one?" wants it done.
  const isRequest = reading.isAgreed && reading.clauses.some(({ text }) => asksUsTo(text))
  if (isRequest) return false
  const says = (asks: (text: string) => boolean) =>
    isAsked && [reading, ...reading.clauses].some(({ text }) => asks(text))
  const isToCancel = says(asksToCancelOther)
  if (!isToCancel && !says(asksWhetherOtherStands) && !(await asksOfOther(draft))) return false
  const own = await listOwnBookings(draft)
  const named = own.map((booking) => nameBooking(draft, booking))
  const [only, ...others] = named
  // It may know of none, as of one that was booked by phone.
  if (state.task === 'book' && (isToCancel || only !== undefined || agreesTo(draft)))
    draft.say(phrases.othersStay(named))
  else if (only === undefined) return false
  else if (others.length === 0) draft.say(phrases.noOther(only))
  else if (isToCancel) {
    await startChange(draft, 'cancel')
    return true
  } else draft.say(phrases.yourBookings(named))
  draft.outcome = 'answered'
  if (!(agreesTo(draft) && (await goOn(draft)))) repeatQuestion(draft)
  return true
}
