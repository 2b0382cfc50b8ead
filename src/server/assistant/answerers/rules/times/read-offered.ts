import type { OfferedSlot } from '../../../turn/state.ts'
import { findCompanion } from '../../../understanding/person/company.ts'
import { findNames } from '../../../understanding/person/find-name.ts'
import type { Limits } from '../../../understanding/when/find-limits.ts'
import { readNumber, readOrdinal, takesAny, wantsSoonest } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { completeTime, namesTime } from './complete-time.ts'
import { distanceTo } from './limits.ts'
import { otherHalf, PARTS, partsOf, readBareTime } from './times.ts'

/** The offered time that a message chooses by its number, hour or day. */
export function readOffered(draft: Draft, limits: Limits): OfferedSlot | undefined {
  const { reading, state } = draft
  const { from = '' } = limits
  const { offered, asked } = state
  const ordinal = asked === 'choice' ? readOrdinal(reading.text, offered) : undefined
  if (ordinal !== undefined) return ordinal
  const bare = readBareTime(reading.text.replace(ONE_AT, ''), reading.language)
  const atHour = findAtHour(offered, bare)
  if (atHour !== undefined) return atHour
  if (asked === 'choice' && bare === undefined) {
    for (const part of partsOf(reading.text).filter((text) => !refuses(text))) {
      const slot = readOrdinal(part, offered) ?? findAtHour(offered, readBareTime(part, reading.language))
      if (slot !== undefined && slot.local.slice(11) >= from) return slot
    }
  }
  const [ofPart, ...others] = listOfPart(draft, limits)
  if (ofPart !== undefined && others.length === 0) return ofPart
  // "The second one, Thursday"
  const { choice } = reading.reply
  const chosen = asked === 'choice' && typeof choice === 'number' ? offered[choice] : undefined
  const day = (reading.slots.at ?? reading.slots.day)?.slice(0, 10)
  if (chosen !== undefined && ONE.test(reading.text) && (day === undefined || chosen.local.startsWith(day)))
    return chosen
  // "A dó": the second, where nothing is free at two.
  const place = asked === 'choice' ? partsOf(reading.text).map(readNumber).find(Boolean) : undefined
  if (place !== undefined && offered[place - 1] !== undefined) return offered[place - 1]
  const isAny = wantsSoonest(reading.text) || (asked === 'choice' && takesAny(reading.text))
  // "Soonest, today", where today was offered.
  const named = (reading.slots.at ?? reading.slots.day) === offered[0]?.local.slice(0, 10)
  if (namesTime(reading.slots) && !(isAny && named))
    return onlyOneOf(
      offered.filter(({ local }) => fits(limits, local)),
      draft,
    )
  return bare === undefined && isAny ? offered[0] : undefined
}

const ONE_OF_PART =
  /(?<!\p{L})(?:(?:morning|afternoon|evening|lunchtime) (?:one|slot|time)|(?:ceann|cheann|t-am) (?:(?:an|sa|um|ar|ag|den|na) )?(?:th?ráthnóna|th?rathnona|mh?aidin[e]?|lóin|iarnóna))(?!\p{L})/iu

/** "The afternoon one", of offered times: those of that part of the day. Noon is one where there is no later one. */
export function listOfPart({ reading, state: { asked, offered } }: Draft, { part }: Limits): OfferedSlot[] {
  const { text, language } = reading
  if (asked !== 'choice' || part === undefined || !ONE_OF_PART.test(text) || refuses(text)) return []
  // "The afternoon one, four"
  if (partsOf(text).some((said) => readBareTime(said, language) !== undefined)) return []
  const [, end] = PARTS[part]
  const starts = part === 'afternoon' ? ['13:00', '12:00'] : [PARTS[part][0]]
  const fitting = starts.map((start) =>
    offered.filter(({ local }) => local.slice(11) >= start && local.slice(11) < end),
  )
  return fitting.find(({ length }) => length > 0) ?? []
}

/** One o'clock is after lunch, although the afternoon is looked for from two. */
const fits = ({ part, ...limits }: Limits, local: string) =>
  part === 'afternoon'
    ? distanceTo({ from: '12:00', to: '18:00', ...limits }, local) === 0
    : distanceTo({ ...limits, ...(part && { part }) }, local) === 0

const REFUSES =
  /(?<!\p{L})(?:no (?:use|good)|too (?:early|late|soon)|can['’]?t|cannot|won['’]?t|doesn['’]?t|not|ní|níl|ró\p{L}+)(?!\p{L})/iu

/** "Quarter to three is no use". The "Ní" of a name refuses nothing. */
export function refuses(text: string): boolean {
  const names = findNames(text).filter(({ hasGiven }) => hasGiven)
  return REFUSES.test(names.reduce((rest, { start, end }) => rest.replace(text.slice(start, end), ' '), text))
}

/** The only offered time at an hour. "Eight" of the evening's times is 20:00. */
function findAtHour(offered: OfferedSlot[], hour: string | undefined): OfferedSlot | undefined {
  if (hour === undefined) return undefined
  const [exact, shifted] = [hour, otherHalf(hour)].map((clock) =>
    offered.filter(({ local }) => local.endsWith(`T${clock}`)),
  )
  const found = exact?.length === 0 ? shifted : exact
  return found?.length === 1 ? found[0] : undefined
}

/** "An ceann a hocht", "an ceann ag a hocht" */
const ONE_AT = /^\W*(?:an )?ch?eann (?=(?:ag |ar )?a \p{L})/iu

const ONE = /(?<!\p{L})(?<!(?:at|ag|half|past|to) )(?:one|ceann|cheann)(?!\p{L})/iu

/** "Weds so", "the 9th please", "Tuesday will do": takes what was offered. "Weds so?" asks. */
const TAKES =
  /(?:^|\s)(?:so|then|it is|please|pls|mar sin|le do thoil|más é do thoil é|will do|suits(?: me)?|works(?: for me)?|(?:is|would be|d be) (?:fine|grand|good|great|perfect|lovely|ideal|best)|(?:a )?bheadh go (?:breá|maith|hiontach)|go breá)[\s.!,;]*$/iu
const TAKES_FIRST =
  /^\W*(?:(?:ok|okay|grand|right|so|ah|and|perfect)[\s,]+)*(?:(?:i|we)(?:['’]?ll| will|['’]?d)? (?:take|have|go (?:for|with))|give (?:me|us)|put (?:me|us) (?:down|in) for|(?:glac|tóg)faidh (?:mé|muid))(?!\p{L})/iu
const ASKS =
  /\?|(?<!\p{L})(?:what about|how about|is there|any ?thing|have (?:you|ye)|(?:cad|c[ée]ard) faoi|an bhfuil)(?!\p{L})/iu

/** "The Thursday one", "yes, the 9th", "Weds so": of offered times on several days. */
function onlyOneOf(offered: OfferedSlot[], draft: Draft): OfferedSlot | undefined {
  const { text, reply } = draft.reading
  const dayOf = (part: string) => completeTime(draft, part).day
  const day = dayOf(text.replace(ONE, ' '))
  const onDay = refuses(text) ? [] : offered.filter(({ local }) => local.slice(0, 10) === day)
  if (onDay.length !== 1) return undefined
  const parts = text.split(/(?<=[.!?,;])\s+/u)
  const asks = parts.some((part) => ASKS.test(part) && dayOf(part) === day)
  const takesPart = (part: string) => (TAKES.test(part) || TAKES_FIRST.test(part)) && dayOf(part) === day
  const takes =
    ONE.test(text) ||
    text.split(/(?<=[.!])\s+/u).some((part) => TAKES.test(part)) ||
    (!asks && (reply.answer === 'yes' || hasNewDetails(draft) || parts.some(takesPart)))
  return takes ? onDay[0] : undefined
}

/** "Tuesday, Máire Ní Bhroin is her name", "Máirt, agus 087 … an uimhir": who gives details takes the time. */
function hasNewDetails({ state: { slots }, turn, reading: { text } }: Draft): boolean {
  const { slots: known } = turn.state
  const isNew = (['name', 'phone', 'email'] as const).some(
    (key) => slots[key] !== undefined && slots[key] !== known[key],
  )
  return isNew || findCompanion(text) !== undefined
}

const LAST_ONE =
  /(?<!\p{L})(?:ceann|cheann|t-am|rogha) (?:deirean+ach|deiridh)(?! (?:den|sa|atá|ata|is|ar|dé|de)(?!\p{L}))/iu

/** "An ceann deireanach", of offered times: the last of those. Of a day it is the last hour. */
export const choosesLast = ({ reading: { text, slots }, state: { asked, offered } }: Draft): boolean =>
  asked === 'choice' && offered.length > 1 && LAST_ONE.test(text) && !namesTime(slots)
