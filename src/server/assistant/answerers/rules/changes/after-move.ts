import { namesDay } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { readClocks } from '../times/times.ts'
import { moveTo, startChange } from './change-booking.ts'
import { isSameHour, namesOtherDay } from './keep-booking.ts'
import { listOwnBookings, nameBooking } from './which-booking.ts'

/** "Leave it on Tuesday", "fág ar an Máirt é". Counts only beside the day or the hour that the booking had. */
const STAYS =
  /(?<!\p{L})(?:(?:leave|keep|have|put|move|change|switch|bring) (?:it|that|me|us|(?:my|the|our) \p{L}+)|(?:leave|keep|stick) (?:on|at|to|with)|back (?:to|on|at)|f[aá]g|coinnigh|bog|cuir|athraigh)(?!\p{L})/iu
/** "What it was", "mar a bhí sí": stands for that day and hour. */
const AS_BEFORE =
  /(?<!\p{L})(?:(?:as|how|what|where|when|the way) (?:it|i|we) (?:was|were|had)|back (?:to|on|at) (?:the )?(?:original|old|first|other|previous|one before)|(?:the|my|our) (?:original|old|previous) (?:time|day|one|slot|appointment|booking)|(?:undo|reverse) (?:it|that)|mar a bh[ií]|an (?:seanam|chéad am)|an (?:t-am|lá) a bh[ií])(?!\p{L})/iu

/** Whether a message wants the time back that a booking had before it was moved. */
function wantsBack(draft: Draft, local: string): boolean {
  const { text, language } = draft.reading
  const clock = readClocks(text, language)?.at
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

const OTHER =
  '(?:(?:the|my|that|an) )?(?:other|old|first|original|previous|earlier|last) (?:one|appointment|booking|table|time|slot)'
const WHETHER_OTHER = new RegExp(
  `(?<!\\p{L})(?:(?:do|will|should|must|would) (?:i|we) (?:(?:still|also|now) )?(?:(?:have|need) to )?cancel ${OTHER}|is ${OTHER} (?:still (?:there|on|booked)|cancel+ed|gone)|(?:an gá|an gcaithfidh m[eé]|ar cheart)(?: \\p{L}+){0,2} an (?:ceann|choinne|áirithint) (?:eile|sin|roimhe) a (?:chealú|chur ar ceal)|an bhfuil an (?:seancheann|ceann (?:eile|roimhe))(?: \\p{L}+){0,2} (?:ann|ar ceal|cealaithe))(?!\\p{L})`,
  'iu',
)

/** Answers "do I have to cancel the other one?": there is no other, or which one is to be cancelled. */
export async function answerOther(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if ((state.task !== undefined && state.task !== 'move') || !WHETHER_OTHER.test(reading.text)) return false
  const [only, ...others] = await listOwnBookings(draft)
  if (only === undefined) return false
  if (others.length > 0) {
    await startChange(draft, 'cancel')
    return true
  }
  draft.say(phrases.noOther(nameBooking(draft, only)))
  draft.outcome = 'answered'
  repeatQuestion(draft)
  return true
}
