import { findName } from '../../understanding/slots.ts'
import type { Reading } from './read-message.ts'

const LEADS =
  /^(?:(?:yes|sure|ok|hi|hello|it'?s|it is|its|my name is|my name'?s|the name is|name is|i'?m|i am|this is|put it under|under|sea|is mise|mise|is é|is í|m'ainm|ainm)[,:\s]+)+/i
const TRAILS =
  /[,\s]+(?:is ainm dom|is ainm dhom|atá orm|please|thanks|thank you|le do thoil|go raibh maith agat|here|anseo)[.!\s]*$/i
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,80}$/u
const MOST_WORDS = 5
/** "The second one" is no name. */
const IS_CHOICE = /(?<!\p{L})(?:one|ones|cheann|ceann|option|rogha|number|last|later|earlier)(?!\p{L})/iu

/** The name in an answer to "what name?": what introduces itself as one, or the whole short answer. */
export function readName({ text, slots, intents, reply, clauses }: Reading): string | undefined {
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
  if (isSentence || isOnlyReply || !NAME.test(name) || name.split(/\s+/).length > MOST_WORDS) return undefined
  return name.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
