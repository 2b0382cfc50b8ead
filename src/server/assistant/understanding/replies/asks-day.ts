import type { Language } from '#contracts/receptionist/diary.ts'
import { namesOnlyTime } from '../when/parse-when.ts'

const LEADS =
  '^\\W*(?:(?:so|and|but|ok|okay|ah|oh|sure|hi|hello|right|well|no|nah|really|then|agus|ach|bhuel|á|ó)[,\\s]+)*'
const ENGLISH_FREE = new RegExp(
  `${LEADS}(?:(?:have|has|do|does|is|are|was|would|will|could|isn|aren|don|doesn|haven)(?:['’]?t)? )?(?:(?:ye|you|yous|yis|ya|u|they|there)(?:['’](?:ve|s))? |theres )?(?:(?:not|really|still) )?(?:(?:have|has|got|be) )?(?:(?:nothing|nothin|anything|anythin|any|no) ?(?:(?:tables?|slots?|times?|space|room|spots?|appointments?|openings?|availability|gaps?)(?!\\p{L}))?|(?:ye|you)(?:['’]re| are)? (?:full|booked (?:out|up|solid)))(?: (?:at all|free|left|available|going|open|whatsoever))*(?!\\p{L})`,
  'iu',
)
const ENGLISH_FULL =
  /^\W*(?:(?:so|and|but|ok|ah|sure|hi|hello|no)[,\s]+)*(?:(?:are|is|will|r) )?(?:ye|you|yous|u|it|the place|everything)(?: be)? (?:all |completely |totally )?(?:full|booked (?:out|up|solid)|fully booked|packed|jammed)(?!\p{L})/iu
const IRISH_FREE = new RegExp(
  `${LEADS}(?:(?:(?:an|nach|ná) )?(?:bhfuil|mbeidh|mbeadh) |(?:níl|tá|ní bheidh) )?(?:(?:aon (?:rud|ní|am|bhord|choinne|áit|spás)|rud ar bith|am ar bith|tada|dada|faic)|sibh (?:lán|líonta))(?: (?:ar chor ar bith|in aon chor|saor|fágtha|agaibh|agat|ann|ar fáil))*(?!\\p{L})`,
  'iu',
)
const TAILS =
  /(?:[,\s]+(?:too|as well|also|freisin|no|so|then|please|pls|either|is there|have (?:ye|you)|are (?:ye|you)|isn['’]?t (?:it|there)|at all|le do thoil|mar sin|an ea|nach bhfuil|an bhfuil|ar chor ar bith|in aon chor|saor|fágtha|agaibh|agat|free|left|available|going))+\W*$/iu

const SUITS = /(?<!\p{L})(?:suits?|works?|do(?:es)?|n?oireann|fheileann)(?!\p{L})/iu

/** "Have ye nothing Friday?", "tada Dé Luain?", "are ye full on Saturday?": a wish for a time on a day, whatever it denies. */
export function asksWhatIsFree(text: string, language: Language): boolean {
  const asked = [ENGLISH_FREE, ENGLISH_FULL, IRISH_FREE].map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  if (asked === undefined) return false
  const rest = text.slice(asked.length).replace(TAILS, '')
  return /[\p{L}\d]/u.test(rest) && !SUITS.test(rest) && namesOnlyTime(rest, language)
}

const NOT_ONE = '(?!s|\\p{L}| (?:weekends?|homes?|cottages?|parks?|lets?|rentals?|seasons?|hours?))'
const IS_HOLIDAY = new RegExp(
  `(?<!\\p{L})(?:(?:is|isn['’]?t|are|was|be)|(?:it|that|there|day|tomorrow)['’]?s)(?! (?:on|open|closed)) (?:(?!(?:on|if|when|open|closed|going|off|away|for)(?!\\p{L}))\\S+ ){0,6}?(?:an?|the|not) (?:(?:bank|public|national) )?holiday${NOT_ONE}`,
  'iu',
)
const IS_IRISH_HOLIDAY =
  /(?<!\p{L})(?:(?:an|nach|is|níl|tá|ní|bhfuil|mbeidh|gur) (?:(?!(?:ar|don|roimh|oscailte|dúnta)(?!\p{L}))\S+ ){0,5}?(?:aon )?lá saoire|lá saoire(?: bainc| poiblí)? (?:é|í|atá|ann|a bheidh))(?!\p{L})/iu

/** "It's a bank holiday Friday, isn't it?": whether that day is one. "Are ye open on the bank holiday?" asks for none. */
export const asksWhetherHoliday = (text: string): boolean => IS_HOLIDAY.test(text) || IS_IRISH_HOLIDAY.test(text)

const WHETHER_OPEN =
  /(?<!\p{L})(?:(?:are|will|is|would|do|does) (?:ye|you|yous|yis|u|they|it|the \p{L}+)(?: (?:all|still|even|actually|usually|also|be))* (?:open|opened|opening|closed?|closing|shut)|(?:what|which) (?:time|hours) (?:do|will|are) (?:ye|you|yous|yis) (?:open|close|shut)|(?:an )?(?:bhfuil|mbeidh|mbíonn|mbeadh) (?:sibh|siad|sé|an \p{L}+)(?: (?:fós|freisin))* (?:ar oscailt|f?oscailte|dúnta)|an (?:n-?oscl\p{L}+|n?dún\p{L}+) (?:sibh|siad|sé|an )|(?:cén t-am|cén uair|cathain) a (?:bhíonn sibh oscailte|oscl\p{L}+|dhún\p{L}+))(?!\p{L})/iu

/** "Are ye open at Christmas?": the hours of a day, and no time on it. */
export const asksWhetherOpen = (text: string): boolean => WHETHER_OPEN.test(text)

const DAY =
  '(?:(?:on|that) )?(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sat|sun|that day|the day|then|today|tonight|tomorrow)|(?:an lá sin|inniu|anocht|amárach|(?:dé )?(?:luain|máirt|céadaoin|déardaoin|haoine|sathairn|domhnaigh))'
const THING_ON_DAY = new RegExp(
  `^\\W*(?:(?:and|but|so|also|agus|ach)\\W+)*(?!.*(?<!\\p{L})(?:free|ones?|slots?|times?|tables?|appointments?|space|room|later|earlier|mornings?|afternoons?|evenings?|saor|am|bord|coinne|spás|áit)(?!\\p{L}))(?:(?:is|are|will) (?:the|your|yer|there)|(?:does|do) the|an (?:bhfuil|mbeidh|mbíonn) an) [^\\d?]*?\\p{L}(?: (?:on|be on|there|served|available|running|ar siúl|ar fáil|ann))? (?:${DAY})\\W*$`,
  'iu',
)

/** "Is the baby menu on on Sunday?": something else of a day, and no time on it. */
export const asksOfThingOnDay = (text: string): boolean => THING_ON_DAY.test(text)
