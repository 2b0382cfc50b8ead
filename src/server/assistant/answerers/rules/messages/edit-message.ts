import type { Language } from '#contracts/receptionist/diary.ts'
import { listContentKeys, termsOf } from '../../../retrieval/terms.ts'
import { findName, namesContact } from '../../../understanding/person/find-name.ts'
import { saysOnlyDetails } from '../details/without-details.ts'
import type { Draft } from '../draft.ts'
import { ADDS, countWords, POLITE, withoutFrame, withoutReply } from './dictate.ts'

const LEADS =
  '\\W*(?:(?:actually|oh|ah|wait|sorry|no|what|hang on|hold on|instead|look|right|ok|ó|fan|ní hea|gabh mo leithscéal)[\\s,.:;!?]+)*'
const NOT_SAID =
  "(?:(?:that['’]?s|that is|it['’]?s|its) not what i (?:said|wrote|meant|want(?:ed)?(?: to say)?)|i (?:didn['’]?t|did not|never) (?:say|write|mean) (?:that|it|this)|ní h(?:é|í|ea) sin (?:a dúirt mé|an rud a dúirt mé|a bhí i gceist agam)|ní (?:dúirt|dúras)(?: mé)? (?:é )?sin)"
const NOT_IT = `(?:(?:${NOT_SAID}|(?:that['’]?s|it['’]?s|sin) (?:not (?:it|right|the message)|(?:the )?wrong(?: message| one)?))[,.;:\\s]+)?`
/** "Change it to …", "the message should just be: …", "just say …" */
const REPLACES = new RegExp(
  `^${LEADS}${NOT_IT}${POLITE}(?:change (?:it|that|the message) to|replace (?:it|that|the message) with|make (?:it|that|the message)(?: say| read|(?=\\s*:))|(?:it|that|(?:the |my )?message) should (?:just |only )?(?:be|say|read)|(?:the |my )?(?:new |right |whole )?message (?:is|reads)(?=\\s*[:,–-])|say(?! (?:it|that|the message) back)|abair(?! le)|ba chóir (?:don teachtaireacht|dó|di) a rá|(?:is (?:é|í) )?an teachtaireacht(?: ná)?(?=\\s*:)|athraigh (?:(?:é|í|an teachtaireacht) )?go(?: dtí)?(?=\\s*:|\\s+(?:["“]|abair|inis))|cuir ina (?:h?áit|ionad))(?: that| just| only| instead)?(?!\\p{L})[:,\\s–-]*`,
  'iu',
)
/** "That's not what I said, tell him thanks": what follows is the message. */
const DENIES = new RegExp(
  `^${LEADS}${NOT_SAID}(?!\\p{L})[\\s,.:;!-]*(?:(?:i (?:said|meant)|dúirt mé)(?: that)?[:,\\s]+)?`,
  'iu',
)
/** "And say there's a key with the neighbour": more of the message. */
const SAYS_ALSO =
  /^\W*(?:(?:yes|yeah|sea|ok)[\s,.]+)?(?:and|also|agus)[\s,]+(?:(?:also|please|just|freisin) )*(?:say|abair)(?! le)(?!\p{L})/iu
/** "Start over", with or without the new message behind it. */
const STARTS_OVER = new RegExp(
  `^${LEADS}${POLITE}(?:(?:scrap|forget|ignore|bin|fág) (?:it|that|all that|é|sin)[\\s,.;]+(?:and |agus )?)?(?:(?:let me|let['’]?s|i['’]?ll|can we|can i) )?(?:(?:start|begin)(?: (?:it|the message|that))?(?: all)? (?:over|again|afresh|from scratch)(?: again)?|(?:tosaigh|tosóidh mé|tosaímis|tosaíonn muid|tosnaigh)(?:igí)? (?:arís|as an nua|ó thús|ón tús)(?: arís)?)(?!\\p{L})[\\s,.:;!-]*`,
  'iu',
)
/** "You left out that I'm deaf": more of the message. */
const MISSES =
  /^\W*(?:(?:but|no|and|ach|agus)[\s,]+)*(?:(?:you|ye|u)(?:['’]?ve)? (?:(?:left|leave|missed|skipped)(?: out)?|forgot(?: to (?:say|put|mention))?|(?:didn['’]?t|never) (?:put|write|wrote|say|said|mention(?:ed)?|include(?:d)?))(?: in)?(?: (?:that|about))?|(?:d['’]fhág|d['’]fhágais) (?:tú |sibh )?(?:amach|ar lár)|rinne (?:tú|sibh) dearmad (?:ar|a rá)|níor (?:chuir|luaigh|scríobh) (?:tú|sibh)(?: síos)?)(?!\p{L})(?: (?:the (?:bit|part)|an chuid|an giota)(?: (?:about|that|faoi))?)?[:,\s]*/iu
/** "That doesn't say what I want": to the receptionist. */
const SCOLDS =
  /^\W*(?:(?:no|but|ach|what)[\s,]+)*(?:(?:that|it|this)(?:['’]?s)? (?:(?:doesn['’]?t|does not|don['’]?t|didn['’]?t) (?:say|read|make|sound)|(?:is|was)(?:n['’]?t| not)? (?:right|wrong|asking|a question|what|the message)|(?:all |completely )?(?:wrong|not (?:right|it|what)))|that(?:['’]?s| was| wasn['’]?t)|ní (?:deir|deireann) (?:sé|sí|sin)|tá (?:sé|sin|sí) (?:mícheart|contráilte)|ní ceist (?:í|é)|níl (?:sé|sin|sí) (?:i gceart|ceart))(?!\p{L})/iu
/** "Can you read me the whole thing back?", "did you get the bit about the letter?" */
const READS_BACK =
  /(?<!\p{L})(?:(?:read|say|show|repeat|give)(?: \p{L}+){0,5} back(?=\W*$| (?:to (?:me|us)|properly|please|now|again|so|first)(?!\p{L}))|(?:read|show|repeat)(?: me)? (?:it|that|the (?:whole |full )?message|what (?:you|ye) have)(?: (?:out|again|to me))*\W*$|what (?:does|will|do) (?:it|that|they|the message)(?: \p{L}+)? (?:say|read|get)|what (?:have|do) (?:you|ye) (?:got |have )?(?:so far|written|down)|how does (?:it|that) read|did (?:you|ye) (?:get|put in|include|take down|note) (?:(?:the|my|that) (?:bit|part)|(?:that|it|what i said) about)|léigh(?:igí)?(?: \p{L}+){0,4} (?:ar ais|amach|arís|dom|dúinn)|cad (?:a deir|atá)(?: sa| san| an)? (?:teachtaireacht|scríofa)|an bhfuair (?:tú|sibh) an (?:chuid|giota|píosa|méid)|(?:an bhfuil|ar (?:scríobh|thóg|chuir) (?:tú|sibh)) (?:sin|é sin) (?:síos |scríofa )?faoin?)(?!\p{L})/iu
const LEAST_WORDS = 2

const BEHIND = `^${LEADS}(?:(?:[\\p{L}'’]+[,\\s]+){1,4}(?:but|ach|only|except)\\s+)?${LEADS}${POLITE}`
const PART = '(?:bit|part|piece|thing|line|sentence|words?|question|chuid|cuid|ph?íosa|g?h?iota|abairt|líne|rud|méid)'
/** "Leave out the bit about the gate", "take that bit out": which words are not to be passed on. */
const LEAVES_OUT = [
  '(?:leave|take|cut|drop|strike|cross) out(?!\\p{L})[:,\\s]*(?<what>[^.;\\n]*)',
  '(?:remove|delete|drop|omit|erase|scratch)[:,\\s]+(?<what>[^.;\\n]+)',
  '(?:take|leave|cut|drop|get) (?<what>(?:the|that|this|my|what) [^.;,\\n]*?)(?<!\\p{L})(?:out|off|away)(?!\\p{L})',
  '(?:leave|take|cut) (?:it|that|this) out(?<what>)(?!\\p{L})',
  `(?:don['’]?t|do not) put (?<what>(?:the|that|this|my|what) (?:\\p{L}+ )?${PART}[^.;\\n]*?) in(?!\\p{L})`,
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

/** Whether a message says how to change the one that was dictated, or asks to hear it. */
export function edits({ state, reading }: Draft): boolean {
  if (state.task !== 'message') return false
  const text = withoutReply(reading.text)
  if (SAYS_ALSO.test(reading.text)) return false
  if (STARTS_OVER.test(text)) return true
  const { message } = state
  if (message === undefined) return false
  const orders = splitOrders(text)
  const isOrder = (order: string) =>
    readLeftOut(order) !== undefined || swapWords(message, order) !== undefined || READS_BACK.test(order)
  if (orders.some(isOrder) || readNew(text) !== undefined) return true
  if (reading.isGivingUp) return false
  if (DENIES.test(text) || MISSES.test(text)) return true
  return (
    state.asked !== 'message' && (ADDS.test(text) || (orders.length > 0 && orders.every((order) => SCOLDS.test(order))))
  )
}

/** What is said instead of the whole message: "that wasn't asking about hours. the message is: …" */
function readNew(text: string): string | undefined {
  const orders = splitOrders(text)
  const first = orders.findIndex((order) => REPLACES.test(order) || !SCOLDS.test(order))
  const rest = first < 0 ? '' : text.slice(text.indexOf(orders[first] ?? ''))
  return REPLACES.test(rest) ? withoutFrame(rest.replace(REPLACES, '')) : undefined
}

const ENDS_ORDER =
  /(?<=[.!?])\s+|\n|(?<= (?:not|ní|seachas|in ionad|in áit|place of|instead of) [^,\n]{1,40}),?\s+(?:(?:and|agus) )?(?=(?:i['’]?m|im|my name|is mise|m['’]ainm) |(?:it['’]?s|its|tá sé) [^,\n]{1,30} (?:not|ní|seachas|in ionad|in áit) )/iu

/** Each sentence may be an order: "don't put that last bit in. and take out Friday", "the 10th not the 9th, its 16 not 15". */
const splitOrders = (text: string) =>
  text
    .split(ENDS_ORDER)
    .map((order) => withoutReply(order))
    .filter((order) => /[\p{L}\d]/u.test(order))

/** "086 … im Noreen", among orders: who writes, and nothing for the message. */
const saysWhoWrites = (order: string) =>
  (namesContact(order) || findName(order) !== undefined) && saysOnlyDetails(order, findName(order))

/** Whether one of several orders says who writes, or how to reach them. */
export const givesDetails = (said: string): boolean =>
  splitOrders(said).some((order) => namesContact(order) || saysWhoWrites(order))

/** Whether a message is begun anew. */
export const startsOver = (said: string): boolean => STARTS_OVER.test(withoutReply(said))

/**
 * The message after what was said to change it. "unclear" where nobody knows what is to be changed, undefined where it is to
 * be said anew. Other words are added to it.
 */
export function editMessage(message: string, said: string, language: Language): string | 'unclear' | undefined {
  const text = withoutReply(said)
  if (STARTS_OVER.test(text)) return withoutFrame(text.replace(STARTS_OVER, '').replace(REPLACES, '')) || undefined
  if (DENIES.test(text) && !REPLACES.test(text)) {
    const instead = text.replace(DENIES, '')
    return countWords(instead) < LEAST_WORDS ? undefined : withoutFrame(instead)
  }
  return readNew(text) ?? obeyEach(message, text, language)
}

function obeyEach(message: string, text: string, language: Language): string | 'unclear' {
  const more: string[] = []
  let edited = message
  for (const order of splitOrders(text.replace(SENDS_REST, ''))) {
    const what = readLeftOut(order)
    const changed = swapWords(edited, order) ?? (what === undefined ? undefined : leaveOut(edited, what, language))
    if (changed !== undefined) edited = changed
    else if (what !== undefined || SCOLDS.test(order)) return 'unclear'
    else if (!READS_BACK.test(order) && !saysWhoWrites(order)) more.push(order.replace(MISSES, ''))
  }
  return [edited, withoutFrame(more.join(' '))].filter(Boolean).join('\n')
}

const FEW = "[\\p{L}\\p{N}:.'’-]+(?: [\\p{L}\\p{N}:.'’-]+){0,3}?"
const AFTER = "[\\p{L}\\p{N}:.'’-]+(?: [\\p{L}\\p{N}:.'’-]+)*"
/** Said before the right words, and no part of them. */
const WRITES =
  "(?:(?:(?:please |just |and |agus )*(?:write|put|say|use|scríobh|cuir|abair|úsáid)(?:igí)?|it['’]?s|it is|its|that['’]?s|tá sé|is é) )?"
const NOW =
  "(?:it['’]?s|it is|its|but|i (?:meant|mean|need|said)|should be|put(?: in)?|make it|tá sé|is (?:é|í)|ach|cuir)"
/** "The 10th not the 9th", "scríobh Máirt in ionad Luan". */
const RIGHT_FIRST = `${WRITES}(?<to>${FEW})(?<!(?<!\\p{L})(?:it['’]?s|its|that['’]?s|is|say|no|ní|tá|sorry))[,;]? (?:not|instead of|in place of|rather than|ní|seachas|in ionad|in áit) (?<from>${FEW})(?=\\W*$|[.,;]| (?:and|agus) )`
/** "It's not Friday, it's Thursday", "take out Friday its Thursday", "ní hé an Aoine é ach an Déardaoin" */
const SWAPS = [
  RIGHT_FIRST,
  `(?:(?:it['’]?s |it is |its |that['’]?s |say )?not|take out|leave out|change|cross out|ní h?[éí]|ní|bain amach|athraigh) (?<from>${FEW})(?: [éí])?[,.;]? (?:and |agus )?(?:${NOW}|to|go) (?<to>${AFTER})`,
  `(?<from>${FEW}) (?:should be|is meant to be|was meant to be|ba chóir a bheith) (?<to>${AFTER})`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'giu'))
const LONGEST_SWAP = 3
const ARTICLE = /^(?:the|an?|na)\s+/iu
/** "Its 16 Main Street", where 15 Main Street was said. */
const NUMBERED = /^\W*(?:it['’]?s|it is|its|tá sé|is é) (?<to>\d+[a-z]{0,2}) (?<thing>\p{L}[^.,;\n]*)/iu

/** The message with other words in the place of those that were wrong. Undefined where it has none of them. */
function swapWords(message: string, said: string): string | undefined {
  const order = said.replaceAll(/["“”]/gu, '')
  for (const pattern of SWAPS)
    for (const { groups = {} } of order.matchAll(pattern)) {
      const { from = '', to = '' } = groups
      const swapped =
        replaceWords(message, from, to) ?? replaceWords(message, from.replace(ARTICLE, ''), to.replace(ARTICLE, ''))
      if (swapped !== undefined) return swapped
    }
  const { to = '', thing = '' } = NUMBERED.exec(order)?.groups ?? {}
  const [other] =
    to === '' ? [] : (new RegExp(`\\d+[a-z]{0,2}(?= ${RegExp.escape(thing.trim())})`, 'iu').exec(message) ?? [])
  return other === undefined ? undefined : replaceWords(message, other, to)
}

function replaceWords(message: string, wrong: string, right: string): string | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(wrong)}(?![\\p{L}\\p{N}])`, 'giu')
  if (wrong === '' || !found.test(message)) return undefined
  const words = right.split(' ')
  return message.replaceAll(found, (_, place: number) => {
    // "16 Main Street, not 15": what follows the 15 already is not said twice.
    const after = message.slice(place + wrong.length).toLowerCase()
    const tail = words.findIndex(
      (_word, index) => index > 0 && after.startsWith(` ${words.slice(index).join(' ').toLowerCase()}`),
    )
    if (tail > 0) return words.slice(0, tail).join(' ')
    return words.length > LONGEST_SWAP ? words.slice(0, wrong.split(' ').length).join(' ') : right
  })
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
