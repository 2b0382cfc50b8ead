import type { Language } from '#contracts/receptionist/diary.ts'
import type { Intent } from './intents.ts'
import { asksWhatIsFree } from './replies/asks-day.ts'
import { takesCancelBack } from './replies/moves-instead.ts'

const PARTS = /[,.;!?]+\s*/u

/** "An bhféadfaí é a bhogadh go dtí Aoine?" */
const MOVES_TO =
  /(?<!\p{L})(?:bh?og(?:adh|faí|fá|aimis)?|n?athr(?:ú|aigh|ófaí|ófá))(?!\p{L})[^.?!\n]{0,30}?(?<!\p{L})(?:go dtí|go dé|go h?(?:aoine|luan|máirt|céadaoin|déardaoin|satharn|domhnach)|chuig)(?!\p{L})/iu
const CANCELS = /(?<!\p{L})(?:g?ch?eal\p{L}*|cancel\p{L}*)(?!\p{L})/iu
/** Whether a text has a word for it. */
export const namesCancelling = (text: string) => CANCELS.test(text)
const DENIES_CANCELLING = /(?<!\p{L})ná (?:cuir(?:igí)?(?: \p{L}+)? ar ceal|cealaigh)(?!\p{L})/iu

/** The cancellation of somebody else, by which a time may become free. */
const OTHERS_CANCEL =
  /(?<!\p{L})(?<!(?:can|could|would|will|please|did|have|to) )(?:(?:some(?:one|body)|any(?:one|body)|others?|(?:an)?other people|people|ye|you)(?: else)?(?: (?:get|have|has|had|happens? to))? (?:cancels?|an? cancellations?|cancellations?)|(?:an?|any|the) cancellations?(?: list)?|cancellation list|(?:má|dá|nuair a) (?:chuireann|gcuirfeadh|chuirfidh) (?:duine|éinne|aon duine|daoine)(?: \p{L}+){0,3} ar ceal|(?:má|dá|nuair a) (?:chealaíonn|gcealódh) (?:duine|éinne|aon duine|daoine)|(?:má bhíonn|má tharlaíonn|má thagann) (?:\p{L}+ ){0,3}cealú)(?!\p{L})/giu

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|inniu|am[áa]rach|d[ée] (?:luain|m[áa]irt|c[ée]adaoin|haoine|sathairn|domhnaigh)|d[ée]ardaoin|an (?:luan|mh[áa]irt|ch[ée]adaoin|aoine|satharn|domhnach))'
const OTHER_DAY = new RegExp(
  `(?<!\\p{L})(?:(?:is|are|would|will|could) (?:there )?(?:the |next |this )?${DAY}(?: \\p{L}+)? (?:free|available|ok|okay|suit|work|do)|(?:have (?:ye|you)|is there|any chance of|what about|how about)(?: \\p{L}+){0,2}(?: on)?(?: the)? ${DAY}|(?:an )?(?:bhfuil|mbeidh|mbeadh) (?:(?:aon |rud |am )?(?:\\p{L}+ )?(?:agaibh )?)?${DAY}(?: seo chugainn)? (?:saor|free|ar f[áa]il|agaibh|ceart)|(?:cad|c[ée]ard) faoi ${DAY})(?!\\p{L})`,
  'iu',
)
/** "Cancel it actually, I won't be able to make it. Is Saturday free?": another day for it. "Cancel Friday, is Saturday still on?" asks for none. */
const asksForOtherDay = (text: string) =>
  text
    .split(PARTS)
    .slice(1)
    .some((part) => !CANCELS.test(part) && OTHER_DAY.test(part))

/** Who names the new day moves a booking: that the old one does not suit cancels nothing. */
export function withoutCancelling<Found extends { intent: Intent }>(
  intents: Found[],
  text: string,
  language: Language,
): Found[] {
  const own = text.replace(OTHERS_CANCEL, ' ')
  // "I want it earlier if someone cancels"
  if (own !== text && !CANCELS.test(own)) return asMoving(intents).filter(({ intent }) => intent !== 'person')
  if (takesCancelBack(text)) return asMoving(intents)
  if (CANCELS.test(text.replace(DENIES_CANCELLING, ' ')))
    return asksForOtherDay(text) ? asMoving(intents).filter(({ intent }) => intent !== 'book') : intents
  // "I can't come, have ye anything tomorrow?"
  const asksOther = text.split(PARTS).some((part) => asksWhatIsFree(part, language))
  if (!MOVES_TO.test(text) && !asksOther) return intents
  const moved = asMoving(intents)
  const isMoving = moved.some(({ intent }) => intent === 'move')
  return asksOther && isMoving ? moved.filter(({ intent }) => intent !== 'book') : moved
}

const asMoving = <Found extends { intent: Intent }>(intents: Found[]): Found[] =>
  intents.map((found) => (found.intent === 'cancel' ? { ...found, intent: 'move' as const } : found))
