import { findName } from '../../understanding/slots.ts'
import type { Reading } from './read-message.ts'
import { readBareTime } from './times.ts'

const LEADS =
  /^(?:(?:yes|sure|ok|hi|hello|it'?s|it is|its|my name is|my name'?s|the name is|name is|i'?m|i am|this is|put it under|under|sea|is mise|mise|is é|is í|m'ainm|ainm)[,:\s]+)+/i
const TRAILS =
  /[,\s]+(?:is ainm dom|is ainm dhom|atá orm|please|thanks|thank you|le do thoil|go raibh maith agat|here|anseo)[.!\s]*$/i
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,80}$/u
const MOST_WORDS = 5
/** "The second one" is no name. */
const IS_CHOICE = /(?<!\p{L})(?:one|ones|cheann|ceann|option|rogha|number|last|later|earlier)(?!\p{L})/iu

/** Courtesies and corrections: "actually no, make it Monday" names nobody. */
const NO_NAME =
  /(?<![\p{L}'’])(?:actually|no|nope|not|sorry|wait|hold|hang|oops|ok|okay|yeah|yep|grand|fine|sure|maybe|instead|rather|make|change|can|could|would|should|please|thanks|the|it|that|this|what|when|why|how|gabh|gabhaigí|leithscéal|leithsceal|ceart|leor|níl|nil|tá|ta|ba|fan|brón|bron|cinnte|ach|b['’]fhearr|fearr|sea|céard|cad|cén|conas|cathain|hea)(?![\p{L}'’])/iu

/** The name in an answer to "what name?": what introduces itself as one, or the whole short answer. */
export function readName({ text, slots, intents, reply, clauses, language }: Reading): string | undefined {
  const introduced = slots.name ?? findName(text)
  if (introduced !== undefined) return introduced
  // An address or a number beside it: "Niamh Byrne, 087 …".
  const [first = ''] = text
    .replaceAll(/\S+@\S+|\+?\d[\d\s()-]{5,}/g, ',')
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
  const name = first.trim().replace(LEADS, '').replace(TRAILS, '').trim()
  const isSentence = intents.some((intent) => intent !== 'smalltalk') || clauses.some(({ isQuestion }) => isQuestion)
  if (reply.choice !== null && IS_CHOICE.test(name)) return undefined
  const isOnlyReply = reply.answer !== null && name.split(/\s+/).length < 2
  // "ag a dó", "half ten": an hour is no name, though a month may be one.
  if (readBareTime(name, language) !== undefined) return undefined
  if (isSentence || isOnlyReply || NO_NAME.test(name) || !NAME.test(name) || name.split(/\s+/).length > MOST_WORDS)
    return undefined
  return name.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
