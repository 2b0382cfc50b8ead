import { FOR_NAME, FOR_SOMEBODY, RELATIVES } from '#content/receptionist/booking-note.ts'
import { findRegistration } from '../../../text/cars.ts'
import { saysSameContact, wishesMail } from '../../../understanding/channel.ts'
import { isDenied } from '../../../understanding/denied.ts'
import { tellsNeed } from '../../../understanding/needs.ts'
import { findCompanion, findCompany } from '../../../understanding/person/company.ts'
import { CONTACT, findNames, namesContact, saysOnlyNames } from '../../../understanding/person/find-name.ts'
import { findOwnAddress } from '../../../understanding/person/own-address.ts'
import { comesLate } from '../../../understanding/replies/comes-late.ts'
import { isIdleRemark } from '../../../understanding/replies/idle-remarks.ts'
import { saysHowHeld } from '../../../understanding/replies/own-booking.ts'
import { asksAlso, asksToLook, saysAlso } from '../../../understanding/replies/says-also.ts'
import { findProperty } from '../../../understanding/services/find-property.ts'
import { findOccasion, findWishedSeat, tellsOfGuests } from '../../../understanding/services/guest-needs.ts'
import { countOfUs, readCapacity, tellsSize } from '../../../understanding/services/party-size.ts'
import { asksToFix, listFaults } from '../../../understanding/services/told-fault.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { asksForSeveral, readExtras, readThings } from '../booking/next-booking.ts'
import { readNumber } from '../choose.ts'
import { readNoteThat, wantsNote } from '../questions/split-aside.ts'
import type { Reading } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { namesShift, readDirection } from '../times/read-shift.ts'
import { readBareTime } from '../times/times.ts'
import { readWhomToRing, wantsRing } from './ring.ts'

/** For whom a text is, with the name behind it in any letters: "for my son Cian". */
function findSomebody(text: string): string | undefined {
  const { 0: whom = '', index = 0 } = FOR_SOMEBODY.exec(text) ?? {}
  if (whom === '' || /\p{Lu}/u.test(whom)) return whom || undefined
  const [name] = findNames(text.slice(index + whom.length)).filter(({ start, hasGiven }) => start === 1 && hasGiven)
  return name === undefined ? whom : `${whom} ${name.name}`
}

/** Whether a word says who somebody is to the caller: "mam" */
export const isRelative = (word: string) => new RegExp(`^(?:${RELATIVES})$`, 'iu').test(word)

/** "For my mam Breda", of the note of a booking: also where the name is in small letters. */
export function readForWhom(note: string): string | undefined {
  const written = FOR_NAME.exec(note)?.[0]
  if (written !== undefined) return written
  const whom = findSomebody(note)
  return whom !== undefined && /^(?:for|do) /.test(whom) ? whom : undefined
}

const TELLS =
  /(?<!\p{L})(?:(?:tell|let|inform|remind) (?!(?:me|us|you|ye|ya|u)(?!\p{L}))\p{L}+|(?:say|mention) (?:to \p{L}+|that)|ask (?:them|him|her|the \p{L}+|\p{L}+ (?:to|if|will|can|could))|abair (?:é (?:sin )?)?(?:le|leis|léi|leo|lena)|inis (?:do|dó|di|dóibh)|cuir in iúl|iarr (?:ar|air|uirthi|orthu))(?!\p{L}).*\s\S+/iu

/** "Tell Aoife that Brid rang" */
export const tellsTeam = (text: string) => TELLS.test(text)

const MESSAGE =
  /(?<!\p{L})(?:leave|take|send|pass on|give)(?: \p{L}+){0,2} (?:message|note|word)(?!\p{L})|th?eachtaireacht/iu

const FRAME =
  /^\W*(?:(?:no|nah|ok|okay|so|and|well|right|grand|ní hea|bhuel|ceart go leor)[\s,.]+)*(?:an? |the )?(?:message|msg|teachtaireacht)(?:\s*:|,? (?:then|so|mar sin)\s*[:.,;–-])/iu

/** "Message then: …": what follows is dictated. */
export const beginsMessage = (text: string) => FRAME.test(text)

/** "Can I leave a message?" */
export const asksForMessage = (text: string) =>
  (MESSAGE.test(text) || beginsMessage(text)) && !OF_PRODUCT.test(text) && !isDenied(text, 'message')

/** "An bhfreagraíonn sé teachtaireachtaí Facebook?": what a product does. */
const OF_PRODUCT = /^\W*(?:an \p{L}+ s[éí]|does it)(?!\p{L})/iu

const JOINS =
  /^[\s,.:;-]*(?:(?:yes|yeah|yep|yup|ya|ok|okay|grand|correct|perfect|lovely|great|please|go ahead|work away|that['’]?s (?:right|correct|grand|perfect|it|me)|sea|is ea|cuir|ar aghaidh leat|ceart|cinnte|and|but|also|agus|ach)(?!\p{L})[\s,.]*)*/iu

const LEAST_WORDS_OF_REMARK = 4
/** Of a part beside a remark: "there's a big dog, ring when outside". */
const LEAST_WORDS_BESIDE = 2
const PARTS = /[,;]\s+|\s+(?=but |ach )/iu
/** Words to the receptionist and not to the team: "no I said Friday", "ok that would be great". */
const TO_RECEPTIONIST =
  /^\W*(?:(?:maybe|perhaps|b['’]?fhéidir)\s+)?(?:except|ach amháin|an t-ainm atá orm(?:sa)?|(?:ar )?m['’]ainm|tá an sloinne céanna|(?:\S+\s+){1,6}(?:a d[uú]irt m[eé]|is what i said)|(?:the|my|that|an|mo)[ -]+(?:t-)?(?:time|day|date|name|surname|number|phone|e-?mail|address|ainm|am|lá|dáta|uimhir|seoladh)(?:['’]?s| is)? (?:the same|wrong|not right|incorrect|mícheart|contráilte)|(?:tá|níl) (?:an|mo) (?:t-)?(?:ainm|am|lá|dáta|uimhir|seoladh)(?: \p{L}+)? (?:mícheart|contráilte|ceart|i gceart)|tá gach rud|(?:(?:the|an) )?(?:last|latest|earliest|first|second|third|1st|2nd|3rd|other|next|later|earlier|chéad|dara|tríú)|no|not|nope|what|why|how|ok|okay|grand|great|perfect|yes|yeah|yep|yup|ya|(?:his|her|my|the) (?:full |whole |first )?name|hello|hi|hiya|sorry|thanks|thank|i (?:never (?:booked|made|had)|didn['’]?t (?:book|cancel|make)|said|told|gave|already|just|want|need|think|suppose|don['’]?t|would|will|can|have to go|have no (?:e-?mail|phone|mobile|address|number))|i['’]?(?:d|ll|m not)|you|ye|u|yous|níor fhreagair|we (?:have|don['’]?t|haven['’]?t) (?:no |an? |any )?(?:e-?mail|phone|appointment)|that|thats|that['’]s|it (?:is|does|suits|works)|is(?! \p{L}+ (?:mé|muid|sinn)(?!\p{L}))|are|can|could|do|does|will|would|was|were|has|have|had|should|may|when|where|who|which|put|make|let|give|book|forget|any|whatever|whichever|i['’]?m (?:easy|not fussy)|up to|pé (?:lá|am|ceann)|cibé|is cuma|(?:just|only) (?:the|an?|one)|the \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? one|sure|right|listen|look|ah|oh|well|um|sea|is ea|ní|níl|ceart|go (?:maith|raibh|breá|hiontach)|maith|más|cuir|déan|dh?[ée]anf(?:aidh|adh)|d[uú]irt|thug m[eé]|is é a (?:h)?ainm|ba mhaith|an bhf|cad|cén|t[áa] (?:sé sin|sé|sin) (?:go|ceart|i gceart)|(?:i(?:['’]ve)? )?changed my mind|d['’]?athra(?:igh mé|íos) m['’]?intinn|t[áa] (?:sé|sin) (?:an-|ró-?)\p{L}+|bh[íi] (?:sé|sí|siad|sin) (?:ar d[óo]igh|iontach|go (?:maith|breá|hiontach|hálainn))|a (?:haon|dó|trí)(?=[.,])|(?:an )?ch?eann (?:ag |ar )?a \p{L}+|a n-ainmneacha|ó|bhuel|gabh|n[áa] h?athraigh|nothing|don['’]?t change|is ea)(?!\p{L})/iu

/** "My number is", "cuir an seoladh seo leis", of a part that a number or an address followed. */
const BEFORE_CONTACT =
  /^\W*(?:and |agus )?(?:(?:use|put|add|take|cuir|glac|úsáid) )?(?:my|the|this|that|another|m['’]|mo|an)? ?(?:(?:new|other|right|correct) )?(?:phone|mobile|number|e-?mail|address|uimhir|ríomhphost|seoladh(?: ríomhphoist)?)(?: number| address)?(?: (?:seo|eile|nua|ceart))?(?: (?:down|on it|on|in|too|instead|leis|síos|air|ina áit|ina ionad))*(?: is|['’]s| ná)?\W*$/iu

const MOST_WORDS_OF_COUNT = 6
/** "Theres 3 of us": how many appointments it takes, or how large a table. */
const countsAlone = (text: string) =>
  countOfUs(text) !== undefined && !tellsNeed(text) && text.split(/\s+/).length <= MOST_WORDS_OF_COUNT

/** "The nut allergy is serious", "the Eircode is H91 X2FK": what else is said during a booking is for the team. */
function isRemark(
  text: string,
  intent: Clause['intent'],
  { name = '', service }: Reading['slots'],
  least = LEAST_WORDS_OF_REMARK,
): boolean {
  const isWish = intent !== undefined && intent !== 'where' && !tellsNeed(text)
  if (isWish || service !== undefined || TO_RECEPTIONIST.test(text) || saysSameContact(text)) return false
  if (
    BEFORE_CONTACT.test(text) ||
    isIdleRemark(text) ||
    countsAlone(text) ||
    saysOnlyNames(text) ||
    namesShift(text) ||
    readDirection(text) !== undefined
  )
    return false
  const rest = text.replaceAll(CONTACT, ' ').replace(name, ' ')
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  const isLongEnough = words.length >= least || tellsNeed(rest)
  return isLongEnough && findNames(rest).every(({ count, isLikely }) => count < 2 || !isLikely)
}

/** Whether a text without an intent says something that the team can use. */
export const isForTeam = (text: string, slots: Reading['slots']) =>
  findOwnAddress(text) !== undefined || isRemark(withoutJoint(text), undefined, slots)

/** What is said behind "yes, and". */
export const withoutJoint = (part: string) => part.replace(JOINS, '').replace(/[\s,;:-]+$/, '')

/** Where a message says that the caller lives, with what follows it. */
export function readPlace({ clauses }: Reading): string | undefined {
  const found = clauses.flatMap((clause) => findPlace(clause) ?? [])
  return found.length === 0 ? undefined : found.join('. ')
}

const findPlace = ({ text, isQuestion }: Clause) => findOwnAddress(text.replaceAll(CONTACT, ' '), isQuestion)

/** What a message says to the team about a booking: who it is for, what the caller asks of the team, or that they come late. */
export function readNote(reading: Reading): string | undefined {
  const { text: whole, aside, clauses } = reading
  if (asksForSeveral(whole)) return [readFirstWhom(whole), aside].filter(Boolean).join('. ') || undefined
  const registration = findRegistration(whole)
  const notes = clauses.flatMap((clause) => {
    const known = [findPlace(clause), registration].filter((text) => text !== undefined)
    const text = known.reduce((rest, place) => rest.replace(place, ', '), clause.text)
    return listNotes({ ...clause, text }, reading)
  })
  const all = [...notes, registration?.toUpperCase(), aside].filter((text) => text !== undefined)
  return all.length === 0 ? undefined : all.join('. ')
}

export const splitBeside = (text: string) => text.split(/[,;]\s+|\s+(?=(?:and|but|with|agus|ach)\s)/iu)

const SELF = /(?<!\p{L})(?:me|myself|mise|mé féin|dom(?:sa)?)(?!\p{L})/iu

/** "A cut for my son Cian and one for me": the first of several bookings is for who is named first. */
function readFirstWhom(text: string): string | undefined {
  const whom = readForWhom(text)
  const before = text.slice(0, FOR_SOMEBODY.exec(text)?.index ?? 0)
  return SELF.test(before) ? undefined : whom
}

/** "I'm a bit deaf now so quarter past three suits": the time is no part of what is noted. */
function withoutTimeBehind(part: string, { language }: Reading): string {
  const [head = part, ...tail] = part.split(/\s+(?:now )?so\s+/iu)
  return tail.length > 0 && tellsNeed(head) && readBareTime(tail.join(' so '), language) !== undefined ? head : part
}

/** "A table for six, one of us is coeliac", "a haircut and a colour": the part of a wish that no service covers. */
function readBeside(text: string, isQuestion: boolean, reading: Reading): string[] {
  const needs = splitBeside(text)
    .slice(0, isQuestion ? -1 : undefined)
    .map((part) => withoutTimeBehind(withoutJoint(part), reading))
    .filter((part) => tellsNeed(part) || tellsOfGuests(part))
  return isQuestion ? needs : [...needs, ...readExtras(text, reading)]
}

const WISHES = /(?<!\p{L})(?:like|want|need|mhaith liom|teasta[íi]onn|uaim|uainn)(?!\p{L})/iu
const OTHER_WISH =
  /(?<!\p{L})(?:appointments?|bookings?|another|other|one|message|talk|speak|person|ch?oinne|gcoinne|eile|ceann|teachtaireacht|labhairt|duine)(?!\p{L})/iu
/** "I'd like a colour as well": wished beside what is booked. */
const wishesAlso = (text: string) => saysAlso(text) && WISHES.test(text) && !OTHER_WISH.test(text)

/** "Put it under my mother's name" says how to book, and nothing to the team. */
const UNDER_NAME =
  /(?<!\p{L})(?:(?:under|in) (?:my|our)(?: \p{L}+(?:['’]?s)?)? name|faoin? ainm|(?:faoi|i) m['’] ?ainm|(?:keep|leave|put) my (?:own )?name|(?:coinnigh|fág|cuir)(?:igí)? m['’] ?ainm|(?:put|use) my (?:mam|mum|mother|dad|father|husband|wife|son|daughter)['’]?s name|cuir(?:igí)? ainm (?:m['’] ?\p{L}+|mo \p{L}+) (?:air|uirthi|leis|ann))(?!\p{L})/iu
const UNDER_OTHER = new RegExp(
  `(?<!\\p{L})(?:(?:under|in) (?:my|our) (?:${RELATIVES})['’]?s? name|faoi ainm mo (?:${RELATIVES}|mhic|iníne|mháthar|athar))(?!\\p{L})`,
  'iu',
)

/** "I'm a bit deaf so half three suits, text my daughter": what the team should know beside the time. */
function readBesideChoice(text: string, reading: Reading): string[] {
  const parts = splitBeside(text).map((part) => withoutTimeBehind(withoutJoint(part), reading))
  const whom = readWhomToRing(text)
  return whom === undefined ? [] : [...parts.filter((part) => tellsNeed(part)), whom]
}

/** "Under my daughter's name, Ella Ryan": the name is that of who comes. */
export const isOtherPerson = (text: string) => UNDER_OTHER.test(text)

/** "B and the second one" chooses. */
const LETTER_FIRST = /^[a-c](?:\W*$|\s*[,.)]|\s(?:and|agus)\s)/iu

function listNotes({ text, intent, isQuestion, service, namesTime }: Clause, reading: Reading): string[] {
  const { slots } = reading
  const isChoice =
    LETTER_FIRST.test(text) || readNumber(text) !== undefined || readBareTime(text, reading.language) !== undefined
  // "It's for my husband as well, can he come after me" names who comes behind.
  if (reading.others.length > 0 && saysAlso(text) && FOR_SOMEBODY.test(text)) return []
  const isName = !namesTime && service === undefined && findCompanion(text) !== undefined
  const noteThat = readNoteThat(text)
  if (noteThat !== undefined) return [noteThat]
  if (UNDER_NAME.test(text) || isName || tellsSize(text) || wishesMail(text)) return []
  if (isChoice) return readBesideChoice(text, reading)
  if (!namesTime && service === undefined && tellsOfGuests(text)) return [withoutJoint(text)]
  const names = reading.services.find(({ id }) => id === service)?.names ?? []
  const isUnnamed = names.every((name) => !sharesWord(text, name))
  const isAsked = isQuestion && isUnnamed && asksAlso(text) && (intent ?? 'book') === 'book'
  if (
    wantsNote(text) ||
    (reading.isAgreed && !namesTime && asksToLook(text)) ||
    (!isQuestion && saysHowHeld(text)) ||
    (!namesTime && (isAsked || (!isQuestion && isUnnamed && wishesAlso(text))))
  )
    return [withoutJoint(text)]
  // Of a wish to book, only who and what it is for.
  const isWish = intent === 'book' || service !== undefined || namesTime
  if (isWish && !comesLate(text) && !TELLS.test(text))
    return [
      // "Me and my sister" come one after the other, or together.
      readWhomToRing(text) ?? (findCompany(text) === undefined ? findSomebody(text) : undefined),
      findProperty(text, reading.services) ?? readThings({ ...reading, text }),
      ...(reading.services.some((one) => one.names.some(readCapacity))
        ? [findWishedSeat(text), findOccasion(text)]
        : []),
      ...listFaults(text),
      ...readBeside(text, isQuestion, reading),
    ].flatMap((note) => note ?? [])
  // "The second one and a high chair", "it's just stiff when I lift my arm, can ye look at it"
  const needs = namesContact(text) ? [] : splitBeside(text).map(withoutJoint).filter(tellsOfGuests)
  if (!isQuestion || asksToFix(text)) needs.push(...listFaults(text))
  if (needs.length > 0) return needs
  const parts = text.split(CONTACT)
  const isKnown = (part: string) =>
    (FOR_SOMEBODY.test(part) && !isIdleRemark(part)) || wantsRing(part) || comesLate(part) || TELLS.test(part)
  const known = isQuestion && !TELLS.test(text) ? [] : parts.filter(isKnown)
  if (known.length > 0) return known.map(withoutJoint)
  // "The small one has a nut allergy, is that alright?" Why a time does not suit is no remark.
  const said = parts.flatMap((part) => part.split(PARTS)).slice(0, isQuestion ? -1 : undefined)
  const isLong = reading.refused === undefined && said.some((part) => isRemark(withoutJoint(part), intent, slots))
  const isMore = (part: string) => wishesAlso(part) || isRemark(withoutJoint(part), intent, slots, LEAST_WORDS_BESIDE)
  return isLong ? said.filter(isMore).map(withoutJoint) : []
}
