import { CONTACT, findNames, type NameCandidate, namesContact } from '../../../understanding/person/find-name.ts'
import { understandReply } from '../../../understanding/replies/reply.ts'
import type { Draft } from '../draft.ts'
import { asksForMessage, beginsMessage } from './notes.ts'
import { wantsBooking } from './wants-booking.ts'

const WORDS = /\p{L}+/gu
export const countWords = (text: string) => (text.match(WORDS) ?? []).length

/** "Ya", "ah a message so", "leave a message for the staff": what follows is the message itself. */
const MESSAGE =
  "(?:(?:(?:can|could|would) (?:i|you|ye) |i['’]?ll |i said |i want to |i['’]?d like to |please |just )?(?:leave|take|send|pass on|give|fág|glac) (?:(?:an?|the|this|them|him|her|me) )?|an? |the |(?:ba mhaith liom|an féidir(?: liom)?|an bhféadfainn|teastaíonn uaim) )?(?:message|teachtaireacht)(?: a (?:fhágáil|chur ar aghaidh|thabhairt))?(?: (?:for|to|do|don|d['’]) ?(?:the |an )?\\p{L}+(?:(?: \\p{L}+)? (?:from|ó) \\p{L}+(?: \\p{L}+)?|(?: \\p{L}+){1,2}(?=\\s*[:;]))?)?"
const YES =
  '(?:yes|yeah|ya|yea|yep|yup|aye|(?:sea|seadh|is ea|tá|fágfaidh(?: mé)?|ba mhaith(?: liom)?)(?=\\s*[,.:;!]))(?: (?:please|sure|do|le do thoil))?'
const ACCEPTS = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|dia dh?uit|ah|oh|well|ok|okay|so|now|right|grand|forget it|no|bhuel|anois)[\\s,.]+)*(?:${YES}(?:[\\s,.:;!-]+${MESSAGE})?|${MESSAGE}(?: (?:so|then|please|mar sin))?(?=[\\s]*[,.:;!-]))[\\s,.:;!-]+`,
  'iu',
)
const ENDS =
  /[\s,.;-]+(?:and )?(?:that['’]?s|sin) (?:the message|what i (?:want(?:ed)? to|wanna) (?:know|say)|an teachtaireacht)\W*$/iu

export const POLITE = '(?:(?:can|could|would|will) (?:you|ye) |please |just |only |(?:and|also|ach|agus) )*'
/** "Put in the bit about …", "add to my message: …" */
export const ADDS = new RegExp(
  `^\\W*${POLITE}(?:put in|put that in|add(?: in)?|include|cuir leis|cuir isteach)(?!\\p{L})(?: to (?:my|the) message)?(?: (?:the|a) (?:bit|part)| something)?(?: (?:about|that|faoi))?(?!\\p{L})[:,\\s]*`,
  'iu',
)

const ORDER =
  "(?:(?:don['’]?t|do not) (?:send|pass) (?:it|that)(?: on)?(?: yet)?|n[áa] (?:seol|cuir)(?:igí)? (?:é|í)(?: ar aghaidh)?(?: f[óo]s| go f[óo]ill)?|pass (?:it|that|them|this) on|send (?:it|that|this)(?: on| off| away)?|go (?:on|ahead)|work away|fire away|(?:just )?(?:tell (?:them|him|her)|put in|add) (?:that|this)(?: in)?(?: as well| too| also)?|(?:cuir|seol)(?:igí)? (?:é|í|é sin|sin)(?: (?:ar aghaidh|leis))?|cuir ar aghaidh (?:é|í)|ar aghaidh (?:leat|libh)|abair (?:é )?sin leo(?: freisin)?)(?: (?:so|then|now|please|anyway|mar sin|anois|le do thoil))*"
const HAVE_CONTACT =
  "(?:(?:no need|níl gá leis|ní gá)[\\s,.]*)?(?:(?:u|you|ye)(?:['’]?ve| have)? (?:got |have )?(?:my|me) (?:phone )?(?:number|details|name|e-?mail)(?: already)?|tá (?:m['’]uimhir|mo (?:uimhir|shonraí|ríomhphost)) (?:agat|agaibh)(?: cheana(?: féin)?)?)"
/** "No need, u have my number. Just tell them that as well, …", "go on so. And tell them …": said to the receptionist. */
const TALK_FIRST = new RegExp(
  `^(?:\\W*(?:(?:yes|yeah|ok|okay|right|grand|sure|please|and|so|just|sea|agus)[\\s,.]+)*(?:${ORDER}|${HAVE_CONTACT})(?:\\s*[,.;:!–-]+\\s*|\\s+(?=(?:but|and|ach|agus)\\s)))+(?:(?:and|but|agus|ach)\\s+)?(?=\\p{L})`,
  'iu',
)
const TALK_LAST = new RegExp(`(?<=\\p{L})\\s*[,.;!–-]+\\s*(?:(?:ok|okay|so|and|agus|sin é) )*${ORDER}\\W*$`, 'iu')

/** A message without the words that say that it is one or what to do with it: "leave a message: ring me after five". */
export const withoutFrame = (text: string) =>
  [TALK_FIRST, ACCEPTS, ADDS, ENDS, TALK_LAST].reduce((rest, frame) => rest.replace(frame, ''), text).trim()

const ADDRESSEE = [
  /(?<!\p{L})(?:message|note) (?<whom>for (?!my |our |his |later|now|today|to(?:night|morrow)|some|any|who|ye|you|me(?!\p{L})|us(?!\p{L})|(?:the )?(?:team|staff|office)(?!\p{L}))(?:the )?\p{L}+)/iu,
  /(?<!\p{L})(?:leave|give|send|pass) (?<them>him|her|them)(?: on)? (?:an? |the |this )?(?:message|note)(?!\p{L})/iu,
  /(?<!\p{L})teachtaireacht(?: a (?:fhágáil|chur(?: ar aghaidh)?|thabhairt))? (?<whom>(?:do |don |d['’])(?!bhur |d?t?h?e?am|fhoireann|dhuine |mo |ár )\p{L}+)/iu,
  /(?<!\p{L})teachtaireacht(?: a (?:fhágáil|chur(?: ar aghaidh)?|thabhairt))? (?<them>dó|di|dóibh)(?!\p{L})/iu,
]

/** "A message for Tom", "teachtaireacht do Thomás": whom it is for. "them" where only "him" or "her" says it. */
export function readAddressee(text: string): string | undefined {
  const found = ADDRESSEE.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  const { whom, them } = found ?? {}
  if (them !== undefined || /^for (?:him|her|them)$/i.test(whom ?? '')) return 'them'
  if (whom === undefined) return undefined
  // "A message for Aoife Murphy"
  const [first = ''] = /\p{L}+$/u.exec(whom) ?? []
  const isWhole = ({ name }: NameCandidate) => name.toLowerCase().startsWith(`${first.toLowerCase()} `)
  const whole = findNames(text).find(isWhole)?.name
  return whole === undefined ? whom : whom.slice(0, -first.length) + whole
}

const ADDRESSEE_ALONE =
  /^\W*(?:(?:it['’]?s|it is|is) )?(?<whom>(?:(?:for|do|don|chuig) |d['’])(?:the |an )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2})\W*$/iu

/** "For Aoife Murphy", alone. */
export function readAddresseeAlone(text: string): string | undefined {
  const { whom = '' } = ADDRESSEE_ALONE.exec(text)?.groups ?? {}
  return findNames(whom).some(({ isLikely }) => isLikely) || /^(?:for the|don) /iu.test(whom) ? whom : undefined
}

const LEAST_WORDS = 3

/** What follows the words that accept or begin a message, if it says something: "ya, where is the plumber?" */
export function readFramed(text: string): string | undefined {
  if (!ACCEPTS.test(text)) return undefined
  const rest = withoutFrame(text)
  const said = rest.replaceAll(CONTACT, ' ')
  return countWords(said) >= LEAST_WORDS && understandReply(said).answer !== 'yes' ? rest : undefined
}

/** "Ciara, 087 …, please ring me about a quote": what is said with the details is the message. */
export const tellsBeside = ({ reading: { text, intents } }: Draft, beside: string) =>
  namesContact(text) &&
  countWords(beside) >= LEAST_WORDS &&
  !intents.includes('message') &&
  understandReply(beside).answer === null

const BOOKS = /(?<!\p{L})(?:book|table|appointment|áirithe|bord|coinne)(?!\p{L})/iu

/** "Shall I take a message?" "Ya, …": the rest is the message, whatever it asks. */
export function dictates({ state, reading }: Draft): boolean {
  const { text, intents } = reading
  const isFramed = state.task !== 'message' && beginsMessage(text)
  if (!(isFramed || state.asked === 'offer') || readFramed(text) === undefined) return false
  const isOther = intents.includes('person') || wantsBooking(text) || (intents.includes('book') && BOOKS.test(text))
  return !isOther || asksForMessage(text)
}

const REPLY_BEFORE =
  /^\W*(?:(?:yes|yeah|ya|yep|no(?! (?:need|one|body|answer|reply|heat|heating|hot|water|power|electricity|lights?|keys?)(?!\p{L}))|nah|ok|okay|then|and|but|also|sea|ní hea|agus|ach|ceart go leor|mar sin)(?!\p{L})[\s,.:;]*)+/iu

/** What is said beside yes or no. */
export const withoutReply = (text: string) => text.replace(REPLY_BEFORE, '')
