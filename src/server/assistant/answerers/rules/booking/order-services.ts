import { irishBase } from '../../../text/irish-base.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { isServiceName } from '../../../understanding/services/service-words.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'

const JOINTS = /[.;:,!?\n]+|(?<!\p{L})(?:and|then|but|agus|ansin|ach|ina dhiaidh sin)(?!\p{L})/iu
/** "The viewing first", and no "first visit" or "first free time". */
const FIRST =
  /(?<!\p{L})(?:(?<!the )first(?= (?:on|at|for)(?!\p{L})| \p{L}+day|\W*$)|ar d?t[úu]s|i dtosach|ar tosach)(?!\p{L})/iu
const ONLY =
  /(?<!\p{L})(?:(?:only|just) the (?!one|time|first)\p{L}|(?:the|my) \p{L}+ (?:only|alone)\W*$|an (?!ceann|t-am|chéad)\S+ amh[áa]in\W*$)/iu

/** The service that a part of a message names by a word of its name, or in other words for it: "an t-amharc". */
function readNamed(part: string, { services, language }: Reading): string | undefined {
  const { id } = matchService(part, services, language)
  const { names = [] } = services.find((service) => service.id === id) ?? {}
  const isSaid = names.some((name) => sharesWord(part, name)) || isShort(part)
  return isSaid ? id : undefined
}

const MAX_WORDS = 6
const isShort = (part: string) => part.trim().split(/\s+/).length <= MAX_WORDS

/**
 * "The viewing first, then the valuation", "an chuairt amháin", of two that are wished: which one is booked now, and which are
 * booked behind it. Undefined where a message says nothing of that.
 */
export function readOrder({ state, reading, services }: Draft): { first: string; others: string[] } | undefined {
  const { service: known } = state.slots
  // "Do I need a consultation first?" puts nothing in order.
  const told = reading.clauses.filter(({ isQuestion }) => !isQuestion).map(({ text }) => text)
  const parts = told.flatMap((text) => text.split(JOINTS)).map((text) => ({ text, service: readNamed(text, reading) }))
  if (known === undefined || !parts.some(({ text }) => FIRST.test(text) || ONLY.test(text))) return undefined
  const named = parts.flatMap(({ service }) => service ?? []).filter((id) => services.some((one) => one.id === id))
  const wished = new Set([known, ...state.next.flatMap(({ service }) => service ?? []), ...named])
  const only = parts.find(({ text, service }) => service !== undefined && ONLY.test(text))?.service
  if (only !== undefined && wished.size > 1) return { first: only, others: [] }
  const first = parts.find(({ text, service }) => service !== undefined && FIRST.test(text))?.service
  const others = [...wished].filter((id) => id !== first)
  return first === undefined || others.length === 0 ? undefined : { first, others }
}

const ORDER_WORDS =
  /(?<!\p{L})(?:and|now|then|first|also|only|just|the|an?|one|agus|anois|ansin|fosta|freisin|ar d?tús|i dtosach|amh[áa]in|na|leis|after(?:wards)?)(?!\p{L})/giu

/** "Agus anois an luacháil", "luacháil ansin": a service and its place in the order, and nothing else. */
export function namesServiceInOrder(text: string, { services }: Reading): boolean {
  return text.split(/[.;:,!?\n]+|(?<!\p{L})(?:and|agus)(?!\p{L})/iu).some((part) => {
    const rest = part.replaceAll(ORDER_WORDS, ' ').trim()
    // "Now the valuation", "an chuairt": with its article, or its place in the order.
    const isPlaced = rest !== part.trim()
    const base = rest.split(/\s+/).map(irishBase).join(' ')
    return rest !== '' && isPlaced && [rest, base].some((name) => isServiceName(name, services))
  })
}
