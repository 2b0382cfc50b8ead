import type { Language } from '#contracts/receptionist/diary.ts'
import { listContentKeys, termsOf } from '../../../retrieval/terms.ts'
import type { Draft } from '../draft.ts'
import { ADDS, countWords, POLITE, withoutFrame, withoutReply } from './dictate.ts'

const LEADS =
  '\\W*(?:(?:actually|oh|ah|wait|sorry|no|hang on|hold on|instead|look|right|ó|fan|gabh mo leithscéal)[\\s,.:;]+)*'
const NOT_SAID =
  "(?:(?:that['’]?s|that is|it['’]?s|its) not what i (?:said|wrote|meant|want(?:ed)?(?: to say)?)|i (?:didn['’]?t|did not|never) (?:say|write|mean) (?:that|it|this)|ní h(?:é|í|ea) sin (?:a dúirt mé|an rud a dúirt mé|a bhí i gceist agam)|ní (?:dúirt|dúras)(?: mé)? (?:é )?sin)"
const NOT_IT = `(?:(?:${NOT_SAID}|(?:that['’]?s|it['’]?s|sin) (?:not (?:it|right|the message)|(?:the )?wrong(?: message| one)?))[,.;:\\s]+)?`
/** "Change it to …", "the message should just be: …", "just say …" */
const REPLACES = new RegExp(
  `^${LEADS}${NOT_IT}${POLITE}(?:change (?:it|that|the message) to|replace (?:it|that|the message) with|make (?:it|that|the message) (?:say|read)|(?:it|that|the message) should (?:just |only )?(?:be|say|read)|say|abair(?! le)|ba chóir (?:don teachtaireacht|dó|di) a rá|athraigh (?:(?:é|í|an teachtaireacht) )?go(?: dtí)?(?=\\s*:|\\s+(?:["“]|abair|inis))|cuir ina (?:h?áit|ionad))(?: that| just| only| instead)?(?!\\p{L})[:,\\s]*`,
  'iu',
)
/** "That's not what I said, tell him thanks": what follows is the message. */
const DENIES = new RegExp(
  `^${LEADS}${NOT_SAID}(?!\\p{L})[\\s,.:;!-]*(?:(?:i (?:said|meant)|dúirt mé)(?: that)?[:,\\s]+)?`,
  'iu',
)
const LEAST_WORDS = 2

const BEHIND = `^${LEADS}(?:(?:[\\p{L}'’]+[,\\s]+){1,4}(?:but|ach|only|except)\\s+)?${LEADS}${POLITE}`
const PART = '(?:bit|part|piece|thing|line|sentence|words?|question|chuid|cuid|ph?íosa|g?h?iota|abairt|líne|rud|méid)'
/** "Leave out the bit about the gate", "take that bit out": which words are not to be passed on. */
const LEAVES_OUT = [
  '(?:leave|take|cut|drop|strike|cross) out(?!\\p{L})[:,\\s]*(?<what>[^.;\\n]*)',
  '(?:remove|delete|drop|omit|erase|scratch)[:,\\s]+(?<what>[^.;\\n]+)',
  '(?:take|leave|cut|drop|get) (?<what>(?:the|that|this|my|what) [^.;,\\n]*?)(?<!\\p{L})(?:out|off|away)(?!\\p{L})',
  '(?:leave|take|cut) (?:it|that|this) out(?<what>)(?!\\p{L})',
  `(?:don['’]?t|do not) (?:put in|include|mention|send|pass on|add|say)[:,\\s]+(?<what>(?:the|that|this|my|what) (?:\\p{L}+ )?${PART}[^.;\\n]*)`,
  `n[áa] (?:cuir|luaigh|abair|seol|scríobh|tabhair)(?:a?ig[íi])? (?<what>(?:an|na|mo) (?:\\p{L}+ )?${PART}[^.;\\n]*?)(?:\\s+(?:leis|isteach|ar aghaidh|síos))?(?=\\W*$|[.;])`,
  '(?:fág|bain|gearr|scrios|tóg)(?:a?ig[íi])? (?:amach|as|ar lár)(?!\\p{L})[:,\\s]*(?<what>[^.;\\n]*)',
  '(?:fág|bain|gearr|tóg)(?:a?ig[íi])? (?<what>(?:an|na|sin|é|í|mo) ?[^.;,\\n]*?)(?<!\\p{L})(?:amach|as|ar lár)(?!\\p{L})',
  '(?:scrios|bain)(?:a?ig[íi])? (?<what>(?:an|na) (?:\\p{L}+ )?(?:píosa|phíosa|chuid|giota|abairt|líne|focal)[^.;\\n]*)',
].map((pattern) => new RegExp(`${BEHIND}${pattern}`, 'iu'))

/** "…, send the rest": no part of what is named. */
const SENDS_REST =
  /(?:[\s,.;!]+(?:and |agus )?(?:(?:just |please )?(?:send|pass on) (?:on )?(?:the (?:rest|other part)|everything else|all else)(?: on)?|(?:seol|cuir) (?:an (?:chuid|méid) eile|gach rud eile)(?: ar aghaidh)?))\W*$/iu

function readLeftOut(said: string): string | undefined {
  const text = said.replace(SENDS_REST, '')
  const found = LEAVES_OUT.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  return found === undefined ? undefined : (found.what ?? '')
}

/** Whether a message says how to change the one that was dictated. */
export function edits({ state, reading }: Draft): boolean {
  if (state.task !== 'message' || state.message === undefined || reading.isGivingUp) return false
  const text = withoutReply(reading.text)
  if (DENIES.test(text) || readLeftOut(text) !== undefined) return true
  return state.asked !== 'message' && (REPLACES.test(text) || ADDS.test(text))
}

/**
 * The message after what was said to change it. "unclear" where nobody knows which part is to be left out, undefined where
 * it is to be said anew. Other words are added to it.
 */
export function editMessage(message: string, said: string, language: Language): string | 'unclear' | undefined {
  const text = withoutReply(said)
  if (DENIES.test(text) && !REPLACES.test(text)) {
    const instead = text.replace(DENIES, '')
    return countWords(instead) < LEAST_WORDS ? undefined : withoutFrame(instead)
  }
  const what = readLeftOut(text)
  if (what !== undefined) return leaveOut(message, what, language) ?? 'unclear'
  const more = withoutFrame(text.replace(REPLACES, ''))
  return [REPLACES.test(text) ? undefined : message, more].filter(Boolean).join('\n')
}

const NAMES_PART = new RegExp(
  `^(?:(?:the|that|this|an|na|sin) )?${PART}s?(?:(?: (?:about|that|where|with|on|saying|says|of|a bhain le|ag rá))? (?:go bhfuil |go raibh |gur )?|(?: (?:faoin|faoi na|faoi|mar gheall ar(?: an)?)) )`,
  'iu',
)
const ANY_PART = new RegExp(`(?<!\\p{L})${PART}s?(?!\\p{L})`, 'iu')
const LAST = /(?<!\p{L})(?:last|final|end|deiridh|deireanach|dheireanach|deireadh)(?!\p{L})/iu
const FIRST = /(?<!\p{L})(?:first|start|beginning|chéad|tús)(?!\p{L})/iu
const MONEY = /(?<!\p{L})(?:money|cash|costs?|price|airgead|costas|gcostas|praghas|bpraghas)(?!\p{L})/iu
const IS_MONEY =
  /[€$£]|(?<!\p{L})(?:euros?|quid|paid|pay|owe\p{L}*|charg\p{L}+|overcharg\p{L}+|bill|bhille?|íoc\p{L}*|gearradh)(?!\p{L})/iu
const ENDS_PART = /(?<=[.!?])\s+|\n|,\s+|\s+(?=(?:and|but|because|cos|agus|ach|mar)\s)/gu
const LEAST_SHARE = 0.5

/** Takes out the part that is meant, or several in a row. Undefined where none is, or nothing else is left. */
function leaveOut(message: string, what: string, language: Language): string | undefined {
  const parts = splitParts(message)
  const texts = parts.map(({ text }) => text)
  const places = findParts(texts, what, language)
  const [first, last] = [parts[places[0] ?? -1], parts[places.at(-1) ?? -1]]
  if (first === undefined || last === undefined || places.length === parts.length) return undefined
  const before = message.slice(0, first.start).replace(/[\s,]+$/u, '')
  const after = message.slice(last.end).replace(/^[\s,]+/u, '')
  if (before === '') return after.replace(/^(?:and|but|because|cos|agus|ach|mar)\s+/iu, '')
  const joint = /[.!?]$/u.test(before) || /^(?:and|but|because|cos|agus|ach|mar)\s/iu.test(after) ? ' ' : ', '
  return after === '' ? before : `${before}${joint}${after}`
}

function splitParts(message: string): { text: string; start: number; end: number }[] {
  const ends = [...message.matchAll(ENDS_PART)].map(({ 0: gap, index }) => ({ start: index, end: index + gap.length }))
  return [...ends, { start: message.length, end: message.length }].map(({ start: end }, place) => {
    const start = ends[place - 1]?.end ?? 0
    return { text: message.slice(start, end), start, end }
  })
}

function findParts(parts: string[], what: string, language: Language): number[] {
  const topic = what.replace(NAMES_PART, '').trim()
  const others = [LAST, FIRST, ANY_PART].reduce((rest, pattern) => rest.replace(pattern, ' '), topic)
  const isPlace = listContentKeys(others, language).length === 0
  if (isPlace && LAST.test(what)) return [parts.length - 1]
  if (isPlace && FIRST.test(what)) return [0]
  const shares = parts.map((part) => shareOf(topic, part, language))
  const best = Math.max(LEAST_SHARE, ...shares)
  const places = shares.flatMap((share, place) => (share === best ? [place] : []))
  return places.every((place, index) => place === (places[0] ?? 0) + index) ? places : []
}

/** How many of the words of a topic a part of the message says, in any form or in others of the same meaning. */
function shareOf(topic: string, part: string, language: Language): number {
  if (MONEY.test(topic) && IS_MONEY.test(part)) return 1
  const known = termsOf(part, language)
  const asked = termsOf(topic, language).filter(({ weight }) => weight > 0)
  const isSaid = ({ key, concepts }: (typeof asked)[number]) =>
    known.some((term) => (key !== '' && term.key === key) || concepts.some((each) => term.concepts.includes(each)))
  return asked.length === 0 ? 0 : asked.filter(isSaid).length / asked.length
}
