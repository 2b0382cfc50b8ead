import { ENGLISH_WORDS } from '../../../language/words.ts'
import { fold } from '../../../text/fold.ts'
import { tellsNeed } from '../../../understanding/needs.ts'
import { CONTACT, findName, findNames, isDoing, type NameCandidate } from '../../../understanding/person/find-name.ts'
import { isServiceName } from '../../../understanding/services/service-words.ts'
import { isRelative } from '../messages/notes.ts'
import type { Reading } from '../read-message.ts'
import { readBareTime } from '../times/times.ts'

const LEADS =
  /^(?:(?:yes|yeah|no|and|sure|ok|okay|grand|sound|hi|hello|it'?s|it is|my name is|my name'?s|the name is|(?:the )?name is|(?:the )?name|i'?m|i am|this is|put it under|under|for|sea|is mise|mise|is é|is í|m'ainm|(?:an t-)?ainm)(?!\p{L})[,.:!\s]*)+/iu
const TRAILS =
  /[,\s]+(?:is ainm dh?om(?:sa)?|atá orm|please|thanks|thank you|le do thoil|go raibh maith agat|here|anseo)[.!\s]*$/i
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,80}$/u
const MAX_WORDS = 5
/** "The second one" is not a name. */
const IS_CHOICE = /(?<!\p{L})(?:one|ones|cheann|ceann|option|rogha|number|last|later|earlier)(?!\p{L})/iu

/** Courtesies and corrections: "actually no, make it Monday" contains no name. */
const NO_NAME =
  /(?<![\p{L}'’])(?:actually|no|nope|not|sorry|wait|hold|hang|oops|ok|okay|yea|yeh|yeah|yep|grand|fine|sure|maybe|instead|rather|make|change|can|could|would|should|please|thanks|the|it|that|this|what|when|why|how|gabh|gabhaigí|leithscéal|leithsceal|ceart|leor|níl|nil|tá|ta|ba|fan|brón|bron|cinnte|ach|b['’]fhearr|fearr|sea|céard|cad|cén|conas|cathain|hea|dúirt|duirt|dúrt|said|ionad|problem|bother|worries|fadhb|fhadhb)(?![\p{L}'’])/iu

const CORRECTS = /(?<!\p{L})(?:no|not|sorry|actually|wait|i mean|ní hea|ní|gabh|brón)(?!\p{L})/iu

/** "Ní Bhriain" corrects nothing. */
const corrects = (text: string) => CORRECTS.test(text.replaceAll(/(?<=\p{L} )N[íi] (?=\p{Lu})/gu, ''))

/** Finds the name in an answer to "what name?": among other words, or the whole short answer. */
export function readName(whole: Reading): string | undefined {
  const reading = withoutQuestions(whole)
  const { text, slots } = reading
  const introduced = slots.name ?? findName(text)
  const isQuestion = asksSomething(reading)
  const candidates = listCandidates(reading).filter(
    (found) => (found.isWhole && !isDoing(found)) || isBeside(text, found) || (found.isLikely && !isQuestion),
  )
  // "Darragh Power, and Sarah is Sarah Cronin": the first. Behind "no" or "sorry" it is the last.
  const named = bestOf(corrects(text) ? candidates : candidates.toReversed())
  return fullerOf(introduced, named) ?? readWholeAnswer(reading)
}

/** "Tom Daly and do I bring my P60": what is said beside a question. */
function withoutQuestions(reading: Reading): Reading {
  const clauses = reading.clauses.filter(({ isQuestion }) => !isQuestion)
  if (clauses.length === 0 || clauses.length === reading.clauses.length) return reading
  return { ...reading, clauses, text: clauses.map(({ text }) => text).join('. ') }
}

/** "It's for my son Oisín, Oisín Crowley": a full name counts more than a first name that is introduced. */
function fullerOf(introduced: string | undefined, named: NameCandidate | undefined): string | undefined {
  // "My name is Tom, it's for my mam Breda Walsh": that of the other person is no fuller one.
  const isOther =
    named !== undefined && isRelative(named.lead) && introduced?.startsWith(named.name.split(' ')[0] ?? '') === false
  const isFuller = named !== undefined && named.count > 1 && introduced?.includes(' ') !== true && !isOther
  return isFuller ? named.name : (introduced ?? named?.name)
}

const IRISH_DAY = /^d[eé] (?:luain|m[aá]irt|c[eé]adaoin|d[eé]ardaoin|h?aoine|sathairn|domhnaigh)(?!\p{L})/iu

/** The whole answer, without an address or a number: "Niamh Byrne, 087 …". */
function readWholeAnswer({ text, intents, reply, clauses, language, partySize }: Reading): string | undefined {
  const [first = ''] = text
    .replaceAll(CONTACT, ',')
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
  const name = first.trim().replace(LEADS, '').replace(TRAILS, '').trim()
  const words = name.split(/\s+/)
  const isSentence =
    partySize !== undefined ||
    tellsNeed(text) ||
    intents.some((intent) => intent !== 'smalltalk') ||
    clauses.some(({ isQuestion }) => isQuestion)
  if (reply.choice !== null && IS_CHOICE.test(name)) return undefined
  const isOnlyReply = reply.answer !== null && words.length < 2
  // "ag a dó", "half ten": an hour is not a name, but a month can be one.
  if (readBareTime(name, language) !== undefined || IRISH_DAY.test(name)) return undefined
  const hasOthers = words.some(
    (word) => /^\p{Ll}/u.test(word) && (ENGLISH_WORDS.has(fold(word)) || /(?:ing|ed)$/iu.test(word)),
  )
  // "Ní deisiúchán, meastachán" refuses something. "Ní Bhriain" is a name.
  if (/^[Nn]í \p{Ll}/u.test(name)) return undefined
  if (isSentence || isOnlyReply || hasOthers || NO_NAME.test(name) || !NAME.test(name) || words.length > MAX_WORDS)
    return undefined
  return name.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Before a name, these words make it that of somebody else, or a thing: "with Niamh", "not Murphy", "a Honda Jazz". */
const OTHERS = new Set('with see seeing tell ask in le leis chuig ag i not ní ni dr doctor nurse a'.split(' '))

/** "A message for Aoife", "tell the owner Mary Walsh says hello": they do not write it. */
const ADDRESSES =
  /(?<!\p{L})(?:(?:message|note|teachtaireacht)(?: a fhágáil)? (?:for|to|do|don|d['’]) ?|(?:tell|let|ask) the \p{L}+ (?:know )?(?:that )?)$/iu

/** "An chuairt amháin", "luacháil ansin" */
const ORDER = / (?:amháin|ansin|anois|ar dtús|first|only|then|now)$/iu

const listCandidates = ({ text, services }: Reading): NameCandidate[] =>
  findNames(text).filter(
    ({ name, lead, start }) =>
      !OTHERS.has(lead) &&
      !ADDRESSES.test(text.slice(0, start)) &&
      !tellsNeed(name) &&
      !isServiceName(name.replace(ORDER, ''), services),
  )

/** "Can you put my husband Declan Moran down?" wants something, and asks nothing. */
const asksSomething = ({ clauses }: Reading) =>
  clauses.some(({ isQuestion, text }) => isQuestion && !/^(?:can|could|will|would) (?:you|ye|u)(?!\p{L})/iu.test(text))

/** The likelier and longer one, and then the later one. "Seamus Keane, Keane Plumbing": the one with a given name. */
function bestOf(candidates: NameCandidate[]): NameCandidate | undefined {
  const rank = ({ isLikely, hasGiven, count }: NameCandidate) => (isLikely ? 10 : 0) + (hasGiven ? 0.5 : 0) + count
  return candidates.reduce<NameCandidate | undefined>(
    (best, each) => (best === undefined || rank(each) >= rank(best) ? each : best),
    undefined,
  )
}

const BETWEEN =
  /^[\s,.:;()/-]*(?:(?:and|my|on|at|phone|mobile|mob|number|no|nr|tel|email|e-mail|is|ph|agus)[\s.:,'’]*)*$/i

/** "Bríd Ní Fhátharta, árasán 3 Sráid Anraí, 085 …": where somebody lives may stand between the name and the number. */
const PLACE_BETWEEN =
  /^[\s,]*(?:(?:árasán|apartment|apt|flat|unit|house|teach|uimhir|number)\s*)?(?:\d{1,4}[a-d]?,?\s+\p{L}[^.;!?\n\d]{1,60})?[\s,]*$/iu

/** Whether a number or an address stands beside a name. */
function isBeside(text: string, { start, end }: NameCandidate): boolean {
  const plain = text.normalize('NFC')
  return [...plain.matchAll(CONTACT)].some(
    ({ 0: contact, index }) =>
      (index >= end && [BETWEEN, PLACE_BETWEEN].some((between) => between.test(plain.slice(end, index)))) ||
      (index < start && BETWEEN.test(plain.slice(index + contact.length, start))),
  )
}

/** "12.45. del murphy": an hour, or the number of one, and then only a name. */
const isBehindTime = ({ text, language }: Reading, { start, end, count }: NameCandidate): boolean => {
  const before = text.slice(0, start).replace(/[\s,.;:-]+$/u, '')
  const isAlone = before !== '' && !/\p{L}/u.test(text.slice(end))
  return isAlone && count > 1 && /\d$/.test(before) && readBareTime(before, language) !== undefined
}

/** Finds a name that nobody asked for: beside a contact detail, or a full name between two stops. */
export function readNameBeside(reading: Reading): string | undefined {
  const { text } = reading
  return bestOf(
    listCandidates(reading).filter(
      (found) =>
        ((isBeside(text, found) || isBehindTime(reading, found)) &&
          (found.isLikely || (found.count > 1 && found.isWhole))) ||
        (found.count > 1 && found.isLikely && (found.isWhole || found.lead === 'for')),
    ),
  )?.name
}

/**
 * The names beside the one that a booking gets: "Seán Ó Sé and Aoife Ó Sé". `people` work there. A correction names nobody
 * else.
 */
export function listOtherNames(reading: Reading, name: string, people: string[]): string[] {
  if (corrects(reading.text)) return []
  const isKnown = (other: string) => [name, ...people].some((known) => fold(known).includes(fold(other)))
  const others = listCandidates(reading).filter(
    (other) => other.hasGiven && other.lead !== 'me' && !isKnown(other.name) && !fold(other.name).includes(fold(name)),
  )
  // "Sarah is Sarah Cronin" names one.
  const longest = others.filter((one) => others.every((other) => other === one || !other.name.includes(one.name)))
  return longest.map((other) => (FOR.has(other.lead) ? `${other.lead} ${other.name}` : other.name))
}

const FOR = new Set(['for', 'do'])

/** "For Aoife Murphy": whether a text only says for whom something is. */
export const isAddressed = (text: string, name: string): boolean =>
  findNames(text).some((found) => found.name === name && FOR.has(found.lead))

/** Finds a name that replaces the one in a summary: "yes but it's Fergal Quirke", "no, Declan". */
export function readOtherName(reading: Reading): string | undefined {
  const { slots, reply } = reading
  if (asksSomething(reading)) return slots.name
  const isName = ({ count, isWhole, isLikely, hasGiven }: NameCandidate) => {
    if (count > 1) return isLikely || (isWhole && reply.answer === 'no')
    return isWhole && hasGiven && reply.answer !== 'yes'
  }
  return fullerOf(slots.name, bestOf(listCandidates(reading).filter(isName)))
}

/**
 * "Tom, 086 111 2222": returns the name beside an address or a number, or a full name alone. "" without a name, undefined
 * for other texts.
 */
export function readBesideContact(text: string): string | undefined {
  const hasContact = text.search(CONTACT) >= 0
  const rest = text
    .replaceAll(CONTACT, ' ')
    .replace(LEADS, '')
    .replaceAll(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
  // "2. Pat Byrne, 086 …" chooses something too.
  if (/\d/.test(text.replaceAll(CONTACT, ' '))) return undefined
  if (rest === '') return hasContact ? rest : undefined
  const [found] = findNames(rest)
  const isSure = found?.isLikely === true && (hasContact || (found.count > 1 && found.hasGiven))
  return isSure && found.start === 0 && found.end === rest.length ? found.name : undefined
}
