import { tellsNeed } from '../needs.ts'
import { namesContact } from '../person/find-name.ts'
import { findPartySize } from '../services/party-size.ts'
import { parseWhenAnyLanguage } from '../when/parse-when.ts'
import { asksQuestion } from './asks-question.ts'

const LEADS =
  '^\\W*(?:(?:no|sorry|and|also|oh|ah|hi|ok|okay|yes|yeah|so|actually|please|just|plus|well|agus|ó|freisin|le do thoil|gabh mo leithscéal)[\\s,.:;!]+)*'
const ASKS = '(?:(?:can|could|will|would) (?:you|ye|ya|yis|i|we) (?:please |just |also |maybe )*)?'
const BOOKED =
  '(?:that|it|this|there|(?:the|my|our|that) (?:\\p{L}+ )?(?:booking|appointment|appt|reservation|service|visit|job|meeting))'

/** "Put down one vegetarian", "add a note: …", "cuir síos go bhfuil …": a note by its name. */
const FRAME = new RegExp(
  `${LEADS}${ASKS}(?:(?:put|note|write|jot|mark|stick|pop)(?: (?:it|that))? down(?: that)?|(?:add|put|leave|make|write)(?: in| down)? (?:an? |the )?note(?: (?:that|saying|of|about|on (?:it|there)(?: that)?))?|note(?: that)?|(?:cuir|cuirigí|breac|scríobh)(?:igí)? síos|(?:cuir|cuirigí|breac|scríobh|fág) (?:an )?nóta(?: (?:leis|air|ann))?(?= (?:go|gur|nach|faoi)|:)|nóta(?=:))[\\s:,–-]+(?<note>\\S.*?)\\W*$`,
  'iu',
)
/** "Can you add new wipers to that", "cuir cuimilteoirí nua leis" */
const ADDS = new RegExp(
  `${LEADS}${ASKS}(?:(?:add|put|stick|throw|include)(?: in| on)? (?<thing>.{2,50}?) (?:to|on|onto|in with|with) ${BOOKED}(?: (?:too|as well|also|please|so))*|(?:an (?:féidir|bhféadf\\p{L}+)(?: leat| libh| tú| sibh)? )?(?:cuir(?:igí)? (?<irish>.{2,50}?) (?:leis(?: sin)?|leis an \\p{L}+)|(?<noun>.{2,50}?) a chur (?:leis(?: sin)?|leis an \\p{L}+)))\\W*$`,
  'iu',
)
/** "New wipers along with the service" */
const ALONG =
  /(?<!\p{L})(?:along|together|in) with (?:the|my|that) (?:service|appointment|booking|visit|inspection|treatment|cut|job)(?!\p{L})|(?<!\p{L})(?:in éineacht|chomh maith|mar aon|i dteannta) (?:leis an|na) (?:tseirbhís|seirbhíse|g?choinne)(?!\p{L})/iu
/** "I'm already booked in at half eight, just the wipers" */
const ALREADY =
  /(?<!\p{L})(?:(?:i|we|he|she|it)(?:['’]?m|['’]?re|['’]?s| am| are| is) already (?:booked|down|in)|(?:i|we)(?:['’]?ve| have) already (?:booked|an? (?:booking|appointment|slot))|(?:tá|ta) (?:mé|me|muid|sé|sí) (?:curtha )?(?:in áirithe|síos) cheana).*(?<!\p{L})(?:just|only|níl ann ach|ach amháin|díreach) (?:the|a|an|some|new|na|an|\p{L}+ nua)(?!\p{L})/isu
/** "Can my wife come in on the same meeting" */
const COMES_TOO =
  /(?<!\p{L})(?:can|could|may|will|would|is it (?:ok|okay|alright) (?:if|for)) (?:my|our|the|his|her) \p{L}+(?: \p{L}+)?? (?:also |to )?(?:come|comes|sit|sits|join|joins|be|is)(?: (?:in|along|with me))*(?: (?:on|to|at|in|for))? (?:the )?same (?:meeting|appointment|consultation|visit|call|slot)|an (?:féidir|bhféadf\p{L}+) (?:le |l[e]? ?)?(?:mo|ár|m['’]) ?\p{L}+ (?:a bheith|teacht|theacht)(?: \p{L}+){0,3} (?:g?ch?ruinniú|g?ch?oinne|cuairt) céanna/iu
const DIET =
  '(?:vegetarians?|veggies?|vegans?|co?eliacs?|pescatarians?|(?:gluten|dairy|nut|lactose)[- ](?:free|allerg\\p{L}+)|veigeatóir\\p{L}*|veigeán\\p{L}*|céiliach\\p{L}*|ceiliach\\p{L}*|gc[eé]ili[aá]c\\p{L}*)'
const SOME = '(?:one|two|three|four|five|\\d|duine|beirt|triúr|ceathrar)'
/** "Vegetarian - one of the four", "one vegetarian" */
const OF_GUESTS = new RegExp(
  `${LEADS}(?:${DIET}s?[\\s,:–-]+(?:just |only )?${SOME}(?: (?:of (?:the|us|them)|amháin|den|againn|acu)(?: \\p{L}+| \\d+)?)?|${SOME}(?: (?:of (?:us|them|the \\p{L}+)|againn|acu|is|will be))* ${DIET}(?: (?:please|and \\p{L}+ \\p{L}+))?)(?: (?:so|please|too|as well|le do thoil|mar sin))*\\W*$`,
  'iu',
)

/** What belongs to the booking itself, and is not noted: who, how many, when and how to be reached. */
const OF_BOOKING =
  /^(?:(?:for|at|on|do|ar|ag|dé|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day) |(?:me|us|him|her|them|it|myself)(?!['’\p{L}]))|(?<!\p{L})(?:names?|surname|numbers?|phone|mobile|e-?mails?|address|eircode|people|persons?|more|another|extra (?:person|seat|place)|day|time|hours?|booking|appointment|message|review|reminder|calendar|instead|in ionad|ina (?:ionad|áit)|ainm|uimhir|seoladh|ríomhphost|duine eile|coinne|am|lá)(?!\p{L})/iu
const ANY_DAY = '2026-01-05T10:00'

const isThing = (text: string) =>
  !OF_BOOKING.test(text) &&
  !namesContact(text) &&
  (findPartySize(text) === undefined || tellsNeed(text)) &&
  Object.keys(parseWhenAnyLanguage(text, ANY_DAY)).length === 0

/** Whether somebody says that they are booked already, beside a thing that goes with it. */
export const isBookedAlready = (text: string): boolean => ALREADY.test(text) || ALONG.test(text)

const tidy = (text: string) =>
  text
    .trim()
    .replace(/^go bhfuil /iu, '')
    .replace(/(?:[\s,]+(?:so|please|will (?:ye|you)|le do thoil|mar sin))+(?=\W*$)/iu, '')

/** "Sorry, can you add new wipers to that", "put down one vegetarian": what is to be noted on what is booked. */
export function readNoteOnOwn(text: string): string | undefined {
  const { note } = FRAME.exec(text)?.groups ?? {}
  if (note !== undefined && !OF_BOOKING.test(note) && !namesContact(note)) return tidy(note)
  const { thing, irish, noun } = ADDS.exec(text)?.groups ?? {}
  const added = thing ?? irish ?? noun
  if (added !== undefined && isThing(added)) return tidy(added)
  const isWhole = isBookedAlready(text) || COMES_TOO.test(text) || (!asksQuestion(text) && OF_GUESTS.test(text))
  return isWhole ? text.trim().replace(/[\s,;]+$/u, '') : undefined
}
