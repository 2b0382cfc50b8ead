import { understandReply } from '../../understanding/reply.ts'
import type { Reading } from './read-message.ts'

const PARTS = /[,.;:!?]+\s*|\s+[–-]\s+|\s+(?:and|agus)\s+/iu
/** Beside a question "sure" and "ok" only lead over to it. */
const STRONG =
  /(?<!\p{L})(?:yes|yeah|yep|yup|yea|ya|aye|correct|confirm|go ahead|please do|do|book (?:it|that)|that['’]?s (?:it|right|perfect|grand|fine)|is ea|sea|cuir|déan|cinnte|tá)(?!\p{L})/iu
const REGRETS = /(?<!\p{L})(?:sorry|brón|gabh mo leithscéal)(?!\p{L})/iu
const ASKS =
  /(?<!\p{L})(?:what|whats|when|where|who|why|how|which|do i|can i|will it|is it|is there|cad|céard|cén|cé|cá|cathain|conas|an mbeidh|an bhfuil|an féidir)(?!\p{L})/iu
const MAX_WORDS = 5

/**
 * Whether a message clearly agrees to a summary. Its first part says yes, and nothing after that takes it back or gives
 * other details. "Yes, and will it hurt?" agrees. "Sure what do I wear" and "Right: not Dónall, Áine" do not.
 */
export function agrees({ text, reply, clauses, slots }: Reading): boolean {
  if (REGRETS.test(text)) return false
  const [first = '', ...others] = text.split(PARTS).filter((part) => /\p{L}/u.test(part))
  const rest = others.join(' ')
  const asks = ASKS.test(text) || clauses.some(({ isQuestion }) => isQuestion)
  if (rest === '') return reply.answer === 'yes' && !asks
  const givesDetails = [slots.name, slots.email, slots.phone].some((detail) => detail !== undefined)
  const isShort = first.trim().split(/\s+/).length <= MAX_WORDS
  const isYes = isShort && understandReply(first).answer === 'yes' && (!asks || STRONG.test(first))
  return isYes && !givesDetails && understandReply(rest).answer !== 'no'
}
