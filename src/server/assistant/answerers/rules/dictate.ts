import { CONTACT } from '../../understanding/find-name.ts'
import { understandReply } from '../../understanding/reply.ts'
import type { Draft } from './draft.ts'
import { asksForMessage, wantsBooking } from './notes.ts'

const WORDS = /\p{L}+/gu
const countWords = (text: string) => (text.match(WORDS) ?? []).length

/** "Ya", "ah a message so", "leave a message for the staff": what follows is the message itself. */
const MESSAGE =
  "(?:(?:can i |i['’]?ll |i said |i want to |i['’]?d like to |please |just )?(?:leave|take|send|pass on|give|fág|glac) (?:(?:an?|the|this|them|him|her|me) )?|an? |the )?(?:message|teachtaireacht)(?: (?:for|to|do|don) (?:the |an )?\\p{L}+)?"
const YES = '(?:yes|yeah|ya|yea|yep|yup|aye|(?:sea|is ea|tá)(?=\\s*[,.:;!]))(?: (?:please|sure|do|le do thoil))?'
const ACCEPTS = new RegExp(
  `^\\W*(?:(?:ah|oh|well|ok|okay|right|grand|forget it|no|bhuel)[\\s,.]+)*(?:${YES}(?:[\\s,.:;!-]+${MESSAGE})?|${MESSAGE}(?: (?:so|then|please|mar sin))?(?=[\\s]*[,.:;!-]))[\\s,.:;!-]+`,
  'iu',
)
const ENDS =
  /[\s,.;-]+(?:and )?(?:that['’]?s|sin) (?:the message|what i (?:want(?:ed)? to|wanna) (?:know|say)|an teachtaireacht)\W*$/iu

/** A message without the words that say that it is one: "leave a message: ring me after five". */
export const withoutFrame = (text: string) => text.replace(ACCEPTS, '').replace(ADDS, '').replace(ENDS, '').trim()

const LEAST_WORDS = 3

/** What follows the words that accept or begin a message, if it says something: "ya, where is the plumber?" */
export function readFramed(text: string): string | undefined {
  if (!ACCEPTS.test(text)) return undefined
  const rest = withoutFrame(text)
  const said = rest.replaceAll(CONTACT, ' ')
  return countWords(said) >= LEAST_WORDS && understandReply(said).answer !== 'yes' ? rest : undefined
}

const BOOKS = /(?<!\p{L})(?:book|table|appointment|áirithe|bord|coinne)(?!\p{L})/iu

/** "Shall I take a message?" "Ya, …": the rest is the message, whatever it asks. */
export function dictates({ state, reading }: Draft): boolean {
  const { text, intents } = reading
  if (state.asked !== 'offer' || readFramed(text) === undefined) return false
  const isOther = intents.includes('person') || wantsBooking(text) || (intents.includes('book') && BOOKS.test(text))
  return !isOther || asksForMessage(text)
}

const NOT_IT =
  "(?:(?:that['’]?s|it['’]?s|sin) (?:not (?:it|right|the message)|(?:the )?wrong(?: message| one)?)[,.;:\\s]+)?"
const POLITE = '(?:(?:can|could) (?:you|ye) |please |just |only |(?:and|also|ach|agus) )*'
/** "Change it to …", "the message should just be: …", "just say …" */
const REPLACES = new RegExp(
  `^\\W*${NOT_IT}${POLITE}(?:change (?:it|that|the message) to|make (?:it|that)|(?:it|that|the message) should (?:just |only )?(?:be|say|read)|say|abair(?! le)|ba chóir (?:don teachtaireacht|dó) a rá)(?: that| just| only)?(?!\\p{L})[:,\\s]*`,
  'iu',
)
/** "Put in the bit about …", "add to my message: …" */
const ADDS = new RegExp(
  `^\\W*${POLITE}(?:put in|put that in|add(?: in)?|include|cuir leis|cuir isteach)(?!\\p{L})(?: to (?:my|the) message)?(?: (?:the|a) (?:bit|part)| something)?(?: (?:about|that|faoi))?(?!\\p{L})[:,\\s]*`,
  'iu',
)
/**
 * "Leave out the bit about the gate" says which words. "Take the bit about the cost out" and "bain an píosa amach" are only
 * recognised.
 */
const LEAVES_OUT = new RegExp(
  [
    '(?:leave out|leave that out|take out|drop|remove|cut out|fág amach|bain amach)(?: the (?:bit|part) (?:about|that|where))?(?: (?:that|about))?[:,\\s]+(?<what>[^.;\\n]+)',
    '(?<!\\p{L})(?:(?:take|leave|cut|drop) (?:the |that )(?:\\p{L}+ ){0,5}?(?:out|off)|delete (?:the|that) (?:\\p{L}+ )?(?:bit|part|line|sentence|word|question)|(?:bain|fág|gearr|scrios|tóg) (?:amach )?(?:an|na) (?:\\p{L}+ ){0,6}?(?:amach|as)|(?:bain|fág|gearr|scrios) (?:amach|as) (?:an|na))(?!\\p{L})',
  ].join('|'),
  'iu',
)

/** Whether a message wants a part of the one that was read back left out. */
export const leavesPartOut = (text: string) => LEAVES_OUT.test(text)
const readLeftOut = (text: string) => LEAVES_OUT.exec(text)?.groups?.what

const REPLY_BEFORE = /^\W*(?:(?:yes|yeah|ya|yep|no|nah|ok|okay|and|but|also|sea|ní hea|agus|ach)(?!\p{L})[\s,.:;]*)+/iu

/** What is said beside yes or no. */
export const withoutReply = (text: string) => text.replace(REPLY_BEFORE, '')

/** Whether a message says how to change the one that was read back. */
export function edits({ state, reading }: Draft): boolean {
  if (state.task !== 'message' || state.message === undefined || state.asked === 'message') return false
  const text = withoutReply(reading.text)
  return REPLACES.test(text) || ADDS.test(text) || readLeftOut(text) !== undefined
}

/** The message after what was said to change it. Other words are added to it. */
export function editMessage(message: string | undefined, said: string): string {
  const text = withoutReply(said)
  const what = readLeftOut(text)
  if (what !== undefined && message !== undefined) return leaveOut(message, what)
  const more = withoutFrame(text.replace(REPLACES, ''))
  return [REPLACES.test(text) ? undefined : message, more].filter(Boolean).join('\n')
}

/** Takes out the sentence that says most of these words. A message that says none of them stays. */
function leaveOut(message: string, what: string): string {
  const unwanted = new Set(what.toLowerCase().match(WORDS) ?? [])
  const sentences = message.split(/(?<=[.!?])\s+|\n|,\s+(?=(?:and|but|agus|ach)\s)/)
  const share = (sentence: string) => {
    const words: string[] = sentence.toLowerCase().match(WORDS) ?? []
    return words.filter((word) => unwanted.has(word)).length / Math.max(words.length, 1)
  }
  const kept = sentences.filter((sentence) => share(sentence) < LEFT_OUT_AT)
  return kept.length === 0 ? message : kept.join('\n')
}

const LEFT_OUT_AT = 0.5
