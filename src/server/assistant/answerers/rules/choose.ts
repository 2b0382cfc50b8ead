import type { OfferedSlot } from '../../turn/state.ts'
import { agrees } from '../../understanding/replies/agrees.ts'
import type { Reply } from '../../understanding/replies/reply.ts'

const NUMBER = /^(?:number|option|no\.?|uimhir|(?:an )?(?:ceann|rogha))?\s*([1-9])\s*[.)]?$/i

/** Words around a choice that choose nothing: "9 so", "the 10 one", "I'll take the 2nd", "a trí, le do thoil". */
const FILLERS =
  "(?<=\\d )one|(?<!(?<!\\d )(?<!\\p{L})one )(?:will|would|['’]?ll|['’]?d) do(?: (?:me|us|nicely))?|d[ée]anfaidh|dh[ée]anfadh|c[úu]is(?: mhaith)?|b['’]?fh[ée]idir|perhaps|(?:i|we) (?:can|could|might) (?:(?:maybe|probably|possibly|just) )?(?:do|make|manage)|i (?:think|guess|suppose|reckon)|is d[oó]igh liom|(?:sílim|silim|ceapaim|measaim)|no|nah|na|tá|ta|or|even|(?:can|could|would|will) (?:it|we|i|ye|you|yous) (?:be|make it|do|say|have|get)|what about|how about|an bhféadfadh (?:sé|sí) a bheith|cad faoi|céard faoi|sorry|i mean|i said|at|actually|instead|rather|maybe|wait|make it|if (?:ya|ye|you|u) (?:have|can)(?: it| that)?|if (?:that['’]s )?(?:poss(?:ible)?|ok)|más féidir(?: leat)?|so|then|obvs|obviously|please|pls|plz|thanks|thank you|thx|ta|cheers|for me|(?:is|'s|s|would be|will be|be) (?:fine|grand|good|great|perfect|best|ok)|fine|grand|good|great|perfect|suits?|works?|me|would|will|i['’]?(?:ll|d)? (?:take|have|go for|go with|say)|go (?:for|with)|take|give me|gimme|let['’]?s (?:say|go)|yeah|yea|yep|yes|ya|ok|okay|right|ah|eh|um|well|sure|like|the|d|dat|that|más ea|mar sin|le do thoil|led thoil|domsa|dom|glacfaidh mé|tógfaidh mé|go maith|go breá|togha|ceart go leor|i gceart|oireann|oirfidh|sea|bhuel"
const LEADING = new RegExp(`^[^\\p{L}\\p{N}]*(?:${FILLERS})(?![\\p{L}\\p{N}'’])`, 'iu')
const TRAILING = new RegExp(`(?<![\\p{L}\\p{N}])(?:${FILLERS})[^\\p{L}\\p{N}]*$`, 'iu')

/** A message without the words that choose nothing at its ends. Empty where it has no others. */
export function withoutFillers(text: string): string {
  const rest = text.replace(LEADING, '').replace(TRAILING, '').trim()
  return rest === text ? text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') : withoutFillers(rest)
}

const NUMBER_WORD = /^(?:(?:number|uimhir|ceann) )?(?:a )?(?:(one|haon)|(two|d[oó])|(three|tr[ií]))$/iu

/** "At 1" is an hour. */
const AT = /^\W*(?:(?:ok|okay|yes|sea|no|and|maybe) )*(?:at|ag) /iu

/** "2", "number two", "a dó": the place in a list, from 1. */
export function readNumber(text: string): number | undefined {
  if (AT.test(text)) return undefined
  const plain = withoutFillers(text)
  const digit = NUMBER.exec(plain)?.[1]
  if (digit !== undefined) return Number(digit)
  const place =
    NUMBER_WORD.exec(plain)
      ?.slice(1)
      .findIndex((word) => word !== undefined) ?? -1
  return place < 0 ? undefined : place + 1
}

/** "2. Is there parking?", "1 and is it dear": the place, and something else. "2 and 3" and "3. 30" are none. */
const NUMBER_FIRST =
  /^\W*(?:(?:number|option|no\.?|uimhir|rogha|(?:an )?ceann)\s*)?([1-9])(?:\s*[.),;:!]+\s*(?=\p{L})|\s+(?:(?:and|but|agus|ach|so|please|then|i (?:think|guess|suppose)|is d[oó]igh liom|s[ií]lim|ceapaim)[.,]?\s+)(?=\p{L}))(?!(?:am|pm|or|nó|a chlog)(?!\p{L}))/iu

/** Whether a message begins with a number in a list. */
export const beginsWithNumber = (text: string): boolean => NUMBER_FIRST.test(text)

/** Returns the offered choice that a message names. "none" refuses all of them. */
export function readChoice<Item>(
  { text, reply }: { text: string; reply: Reply },
  items: Item[],
  current?: (item: Item) => boolean,
): Item | 'none' | undefined {
  const first = NUMBER_FIRST.exec(text)?.[1]
  const place = readNumber(text) ?? (first === undefined ? undefined : Number(first))
  if (place !== undefined) return items[place - 1]
  if (reply.choice === 'none') return 'none'
  if (reply.choice === 'last') return items.at(-1)
  if (typeof reply.choice === 'number') return items[reply.choice]
  if (reply.choice === 'other') {
    const others = items.filter((item) => current?.(item) !== true)
    return others.length === 1 ? others[0] : undefined
  }
  // "Oireann. Ach cé mhéad a bheidh air?"
  if (items.length === 1 && (reply.answer === 'yes' || agrees(text))) return items[0]
  return reply.answer === 'no' ? 'none' : undefined
}

const ORDINAL = /^(?:(?:number|option|uimhir|ceann|rogha) )?([1-9])(?:st|nd|rd|th|ú)?(?: (?:one|ceann|cheann))?$/iu

/** "The 2nd", of offered times: the second, unless the second of the month was offered or is close to what was. On no other day, it is no date. */
export function readOrdinal(text: string, offered: OfferedSlot[]): OfferedSlot | undefined {
  const [, number] = AT.test(text) ? [] : (ORDINAL.exec(withoutFillers(text)) ?? [])
  const days = offered.map(({ local }) => Number(local.slice(8, 10)))
  const isDate =
    !/^\d$|one|ceann/iu.test(withoutFillers(text)) &&
    days.some((day) => Math.abs(day - Number(number)) < 4) &&
    days.some((day) => day !== Number(number))
  return number === undefined || isDate ? undefined : offered[Number(number) - 1]
}

const SOON =
  /\b(?:any ?time|whenever|as soon as|asap|soonest|earliest|as early as (?:ye|you|u|yous) can|next available|am ar bith|chomh luath|is luaithe|is cuma cathain)\b/i
/** "Any", as the answer to offered times. */
const ANY =
  /^\W*(?:(?:ah|sure|ok|okay|grand)\W+)*(?:any(?: of (?:them|those)| (?:day|one)(?: at all| really)?)?|either|(?:whatever|whichever)(?: (?:day|time|one))?(?: (?:is )?(?:suits|works|best|easiest|handiest|ye have|you have))*(?: (?:for|ye|you|yous|yourselves|best))*|(?:it['’]?s )?up to (?:you|ye)|you (?:choose|pick)|(?:i )?don['’]?t mind|i['’]?m (?:easy|not fussy)|no preference|(?:is )?cuma(?: liom)?(?: cén (?:lá|t-am))?|(?:pé|cibé) (?:lá|am|ceann) (?:is fearr |a |atá )?(?:d['’]?)?(?:oireann|oirfidh|fheileann|fearr|agaibh|agat)?(?: (?:daoibh|duit|libh|leat))?|(?:lá|ceann) ar bith|aon (?:cheann|lá))(?: (?:so|then|please|thanks|mar sin))*\W*$/iu

/** "The earliest ye have" */
export const wantsSoonest = (text: string) => SOON.test(text)

const SOONEST_ALONE =
  /^\W*(?:(?:ok|okay|just|please|well|bhuel)\W+)*(?:as soon as (?:possible|(?:ye|you|yous) can)|asap|soonest|chomh luath (?:agus|is)(?: is)? f[ée]idir(?: (?:libh|leat))?)(?: (?:please|le do thoil))?\W*$/iu

/** "As soon as possible", and nothing else. */
export const saysSoonestAlone = (text: string) => SOONEST_ALONE.test(text)

/** "Whatever day suits ye" */
export const takesAny = (text: string) => ANY.test(text)
