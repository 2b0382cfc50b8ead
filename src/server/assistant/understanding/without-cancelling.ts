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

/** Who names the new day moves a booking: that the old one does not suit cancels nothing. */
export function withoutCancelling<One extends { intent: Intent }>(
  intents: One[],
  text: string,
  language: Language,
): One[] {
  const own = text.replace(OTHERS_CANCEL, ' ')
  // "I want it earlier if someone cancels"
  if (own !== text && !CANCELS.test(own)) return asMoving(intents).filter(({ intent }) => intent !== 'person')
  if (takesCancelBack(text)) return asMoving(intents)
  if (CANCELS.test(text.replace(DENIES_CANCELLING, ' '))) return intents
  // "I can't come, have ye anything tomorrow?"
  const asksOther = text.split(PARTS).some((part) => asksWhatIsFree(part, language))
  if (!MOVES_TO.test(text) && !asksOther) return intents
  const moved = asMoving(intents)
  const isMoving = moved.some(({ intent }) => intent === 'move')
  return asksOther && isMoving ? moved.filter(({ intent }) => intent !== 'book') : moved
}

const asMoving = <One extends { intent: Intent }>(intents: One[]): One[] =>
  intents.map((found) => (found.intent === 'cancel' ? { ...found, intent: 'move' as const } : found))
