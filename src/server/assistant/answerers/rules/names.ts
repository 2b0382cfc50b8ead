import { findName } from '../../understanding/slots.ts'
import type { Reading } from './read-message.ts'
import { readBareTime } from './times.ts'

const LEADS =
  /^(?:(?:yes|sure|ok|hi|hello|it'?s|it is|its|my name is|my name'?s|the name is|name is|i'?m|i am|this is|put it under|under|sea|is mise|mise|is é|is í|m'ainm|ainm)[,:\s]+)+/i
const TRAILS =
  /[,\s]+(?:is ainm dom|is ainm dhom|atá orm|please|thanks|thank you|le do thoil|go raibh maith agat|here|anseo)[.!\s]*$/i
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,80}$/u
const MAX_WORDS = 5
/** "The second one" is not a name. */
const IS_CHOICE = /(?<!\p{L})(?:one|ones|cheann|ceann|option|rogha|number|last|later|earlier)(?!\p{L})/iu

/** Courtesies and corrections: "actually no, make it Monday" contains no name. */
const NO_NAME =
  /(?<![\p{L}'’])(?:actually|no|nope|not|sorry|wait|hold|hang|oops|ok|okay|yeah|yep|grand|fine|sure|maybe|instead|rather|make|change|can|could|would|should|please|thanks|the|it|that|this|what|when|why|how|gabh|gabhaigí|leithscéal|leithsceal|ceart|leor|níl|nil|tá|ta|ba|fan|brón|bron|cinnte|ach|b['’]fhearr|fearr|sea|céard|cad|cén|conas|cathain|hea)(?![\p{L}'’])/iu

/** Finds the name in an answer to "what name?": after an introduction, or the whole short answer. */
export function readName({ text, slots, intents, reply, clauses, language }: Reading): string | undefined {
  const introduced = slots.name ?? findName(text)
  if (introduced !== undefined) return introduced
  // With an address or a number beside it: "Niamh Byrne, 087 …".
  const [first = ''] = text
    .replaceAll(/\S+@\S+|\+?\d[\d\s()-]{5,}/g, ',')
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
  const name = first.trim().replace(LEADS, '').replace(TRAILS, '').trim()
  const isSentence = intents.some((intent) => intent !== 'smalltalk') || clauses.some(({ isQuestion }) => isQuestion)
  if (reply.choice !== null && IS_CHOICE.test(name)) return undefined
  const isOnlyReply = reply.answer !== null && name.split(/\s+/).length < 2
  // "ag a dó", "half ten": an hour is not a name, but a month can be one.
  if (readBareTime(name, language) !== undefined) return undefined
  if (isSentence || isOnlyReply || NO_NAME.test(name) || !NAME.test(name) || name.split(/\s+/).length > MAX_WORDS)
    return undefined
  return name.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const CONTACT = /\S+@\S+|\+?\d[\d\s()-]{5,}\d/g
const NAMED_BESIDE = /^\p{Lu}[\p{L}\p{M}'’-]*(?: (?:\p{Lu}|(?:ó|ní|nic|mac|uí|de) )[\p{L}\p{M}'’-]*){0,3}$/u

/**
 * "Tom, 086 111 2222": returns the name beside an address or a number, "" without a name, undefined for other texts.
 */
export function readBesideContact(text: string): string | undefined {
  if (text.search(CONTACT) < 0) return undefined
  const rest = text
    .replaceAll(CONTACT, ' ')
    .replace(LEADS, '')
    .replaceAll(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
  return rest === '' || NAMED_BESIDE.test(rest) ? rest : undefined
}

/** Finds "Niamh Byrne" in a message that was not asked for a name. Not a service or a time, and not a single word. */
export function readFullName(reading: Reading): string | undefined {
  const { text, slots, clauses } = reading
  const isOther = slots.service !== undefined || clauses.some(({ namesTime }) => namesTime)
  const plain = text.trim().replace(/[.!]$/, '')
  return !isOther && plain.includes(' ') && NAMED_BESIDE.test(plain) ? readName(reading) : undefined
}

const WORD = "([\\p{L}\\p{M}'’-]+)"
const NOT_BUT = new RegExp(`(?:not|ní) ${WORD}[,;]? (?:but |it'?s |is |ach )?${WORD}\\W*$`, 'iu')
const BUT_NOT = new RegExp(`${WORD},? (?:not|ní|in áit) ${WORD}\\W*$`, 'iu')

/** "Murray, not Murphy": returns the name with the misheard word corrected. */
export function correctName(name: string, text: string): string | undefined {
  const [, right = '', wrong = ''] = BUT_NOT.exec(text) ?? []
  const [, other = '', instead = ''] = NOT_BUT.exec(text) ?? []
  for (const [from, to] of [
    [wrong, right],
    [other, instead],
  ] as const) {
    const words = name.split(' ')
    const place = words.findIndex((word) => word.localeCompare(from, 'en', { sensitivity: 'base' }) === 0)
    if (from === '' || place < 0) continue
    return words
      .with(
        place,
        to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      )
      .join(' ')
  }
  return undefined
}
