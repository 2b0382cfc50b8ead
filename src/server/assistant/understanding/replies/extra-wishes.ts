import { namesContact } from '../person/find-name.ts'
import { IRISH_RELATION, RELATION } from '../person/relations.ts'
import { parseWhenAnyLanguage } from '../when/parse-when.ts'
import { asksQuestion } from './asks-question.ts'
import { saysAlso } from './says-also.ts'

const LEADS =
  "^\\W*(?:(?:and|also|oh|plus|then|please|just|maybe|but|while (?:ye|you|they)(?:[’']?re| are) (?:at it|there)|while it[’']?s (?:there|in|with ye|up)|agus|ó|freisin|ach|le do thoil|fad (?:a bheas sibh|atá (?:sé|sibh)(?: (?:ann|istigh))?))[\\s,]+)*"
const ASKS =
  "(?:(?:can|could|will|would|might) (?:you|ye|ya|yis|yous|they|he|she|somebody|someone|the lads) (?:just |maybe |please |also )?|(?:you|ye) might (?:just |also )?|(?:i[’']?d|i would|we[’']?d) (?:like|love) (?:you|ye|them) to |i (?:also )?(?:want|need) (?:you|ye|them) to |(?:get|ask) (?:them|him|her|the lads) to )?"
const LOOKS =
  '(?:(?:have|take|give (?:it|them|that)) a (?:quick |good |wee |little )?look (?:at|over)|look (?:at|over)|bring (?!(?:it|that|me|us) )|caith(?:igí)? súil ar|féach(?:aigí)? ar|breathnaigh(?:í|igí)? ar|amharc(?:aigí)? ar|tabhair(?:igí)? (?=.*(?:leat|libh)(?!\\p{L})))'
const CHECKS = '(?:check(?: out)?(?! (?:if|whether|with|in|on)(?!\\p{L}))|seiceáil(?:igí)?|scrúdaigh)'
const WORKS =
  '(?:change|replace|swap|fix|sort|repair|mend|clean|wash|hoover|valet|polish|test|do|fit|top up|fill|rotate|balance|align|tighten|include|trim|tidy|cut|shave|paint|measure|flush|bleed|adjust|grease|service|put in|throw in|athraigh|deisigh|cóirigh|glan|nigh|déan|tomhais|líon|gearr|bearr|péinteáil|tástáil|cothromaigh)(?:aigí|igí)?'
const NOUN_THEN =
  '.{2,40} a (?:athrú|sheiceáil|scrúdú|dheisiú|ghlanadh|dhéanamh|fheiceáil|chóiriú|ní|thástáil|líonadh|bhearradh|ghearradh)'
const IRISH_ASKS =
  'an (?:bhféachf\\p{L}+|ndéanf\\p{L}+|ndeiseo\\p{L}+|seiceálf\\p{L}+|nglanf\\p{L}+|athróf\\p{L}+)(?: sibh| tú| siad)?'

/** "Have a look at the brakes", "bring a ladder": a wish also without "as well". */
const INSPECTS = new RegExp(`${LEADS}(?:${ASKS}${LOOKS}|${CHECKS})`, 'iu')
/** "Change the oil too", "an ola a athrú freisin" */
const WISHES_ALSO = new RegExp(
  `${LEADS}(?:${ASKS}(?:${WORKS}|${CHECKS})(?!\\p{L})|${IRISH_ASKS}(?!\\p{L})|${NOUN_THEN}(?!\\p{L}))`,
  'iu',
)
/** "And the air filter too", "an scagaire aeir freisin" */
const NAMES_ALSO = new RegExp(`${LEADS}(?:the|my|an|na|mo) \\p{L}+(?: \\p{L}+){0,3}\\W*$`, 'iu')

/** What belongs to the booking itself, who comes or what is known: it is no work. */
const OF_BOOKING = new RegExp(
  `(?<!\\p{L})(?:something|anything|this|that|availab\\p{L}+|diary|calendar|system|website|menu|account|file|order|appointments?|bookings?|bookin|slot|times?|dates?|days?|names?|surname|numbers?|phone|mobile|e-?mails?|address|eircode|table|reminder|messages?|receipt|invoice|price|cost|hours?|directions|one|ones|same|first|second|third|last|other|it (?:to|for|on|at|in)|${RELATION}|ch?oinne|gcoinne|n?h?-?áirithint\\p{L}*|am|lá|dáta|ainm|uimhir|seoladh|ríomhphost|m?bh?ord|teachtaireacht\\p{L}*|praghas|costas|ceann|cheann|céanna|mise|mé|rud éigin|sin|seo|${IRISH_RELATION})(?!\\p{L})`,
  'iu',
)
/** "Could they check the wipers while it's in" */
const WHILE =
  /(?<!\p{L})(?:(?:while|when|since) (?:it['’]?s|it is|ye['’]?re|you['’]?re|they['’]?re|ye are|you are|they are) (?:at it|in|there|up|here)|fad (?:is )?(?:a bheas|a bheidh|at[áa]) (?:sé|sibh|tú|siad)(?: (?:ann|istigh|ansin))?)(?!\p{L})/iu
const MAX_WORDS = 14
/** Whether a text names a time is the same on each day. */
const ANY_DAY = '2026-01-05T10:00'

/** Whether a text wishes work or a thing beside what is booked, and says nothing about the booking itself. */
export function wishesExtra(text: string): boolean {
  if (text.trim().split(/\s+/).length > MAX_WORDS || OF_BOOKING.test(text) || namesContact(text)) return false
  const namesAlso = () => !asksQuestion(text) && NAMES_ALSO.test(withoutAlso(text))
  const isBeside = saysAlso(text) || WHILE.test(text)
  const isWish = INSPECTS.test(text) || (isBeside && (WISHES_ALSO.test(text) || namesAlso()))
  return isWish && Object.keys(parseWhenAnyLanguage(text, ANY_DAY)).length === 0
}

/** "And change the oil too" as it is noted: "change the oil too". */
export const writeExtra = (text: string) => text.replaceAll(/^\W*(?:(?:and|agus|oh|ó|plus)[\s,]+)+|[\s,;.!]+$/giu, '')

const withoutAlso = (text: string) =>
  text.replace(/[\s,]+(?:too|as well|also|freisin|fosta|chomh maith|leis)(?: please| le do thoil)?\W*$/iu, '')

const BREAK = /([,;.!?]\s+|\s+(?=(?:and|plus|agus)\s))/iu

/**
 * "A service on Friday, change the oil and the filter as well": the parts that wish for more, and what is left without them.
 */
export function splitExtra(text: string, isExtra: (part: string) => boolean): { rest: string; extras: string[] } {
  const pieces = text.split(BREAK)
  const extras: string[] = []
  let rest = ''
  for (let from = 0; from < pieces.length; ) {
    const to = findEnd(pieces, from, isExtra)
    if (to === undefined) {
      rest += `${pieces[from]}${pieces[from + 1] ?? ''}`
      from += 2
    } else {
      extras.push(pieces.slice(from, to).join(''))
      // Its break ends what stands before it.
      rest = rest.replace(/[\s,;]+$/, pieces[to] === undefined ? '' : '. ')
      from = to + 1
    }
  }
  return { rest: /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : '', extras }
}

/** Where the longest extra ends that begins at a piece: "change the oil", "and the filter too" are one. */
function findEnd(pieces: string[], from: number, isExtra: (part: string) => boolean): number | undefined {
  for (let to = pieces.length; to > from; to -= 1) {
    const part = pieces.slice(from, to)
    if (part.length % 2 === 1 && isExtra(part.join(''))) return to
  }
  return undefined
}
