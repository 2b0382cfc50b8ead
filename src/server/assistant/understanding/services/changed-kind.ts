import type { Language } from '#contracts/receptionist/diary.ts'
import { saysAlso } from '../replies/says-also.ts'
import { sharesWord } from '../shares-word.ts'
import { matchService } from './match-service.ts'
import { readCapacity } from './party-size.ts'
import { REPLACED } from './replaced.ts'
import type { ServiceName } from './service-name.ts'

/** The service that is wanted in place of another one. `from` is that, where it is named. */
export type ChangedKind = { to: string; from?: string }

const THING =
  '(?:it|that|this|(?:my|the|our) (?:appointment|appt|booking|slot|one)|[ée]|í|(?:an|mo|ár) (?:g?ch?oinne|(?:n-)?áirithint|g?ch?eann))'
/** "Change the first visit to a phone call", "athraigh an chéad chuairt go glao gutháin" */
const CHANGES = [
  /(?<!\p{L})(?:chang|switch|swap|turn|convert)\p{L}*\s+(?<from>.{1,50}?)\s+(?:in)?(?:to|for|with)\s+(?<to>.+)/isu,
  /(?<!\p{L})(?:n?d?athr\p{L}*|n?aistr\p{L}*|mh?alart\p{L}*)\s+(?:(?<from>.{1,50}?)\s+)?(?:go dt[íi]|go|chuig|ina|in|i|ar)\s+(?<to>.+)/isu,
  new RegExp(`(?<!\\p{L})make ${THING}(?: in ?to| be)?\\s+(?<to>.+)`, 'isu'),
  new RegExp(`(?<!\\p{L})(?:can|could|may|might) (?:${THING}|we) (?:please |just )?be\\s+(?<to>.+)`, 'isu'),
  new RegExp(`(?<!\\p{L})(?:do|have|hold) ${THING}\\s+(?<to>(?:by|over|on)\\s+.+)`, 'isu'),
  /(?<!\p{L})d[eé]an(?:aig[ií]|amh)?\s+(?<to>.{3,40}?)\s+(?:de|dhe|di|as)(?!\p{L})/isu,
  /(?<!\p{L})(?:i|we)(?:['’]?d| would) (?:prefer|rather|sooner|like)(?: to)?(?: have| do| get)?\s+(?<to>[^,.;!?]+?)\s+(?:to|than)\s+(?<from>[^,.;!?]+)/isu,
  /(?<!\p{L})(?:b['’]fhearr|is fearr) (?:liom|linn)\s+(?<to>[^,.;!?]+?)\s+n[áa]\s+(?<from>[^,.;!?]+)/isu,
]
/** "A follow-up, not a first visit": both are services. */
const REFUSES = [
  /^(?<to>[^.;!?]{3,80}?),?\s+(?:and |but )?not\s+(?:an? |the |my )?(?<from>[^,.;!?]+)/isu,
  /^(?<to>[^.;!?]{3,80}?),?\s+(?:agus )?ní\s+(?:hé? an |h[íé] )?(?<from>[^,.;!?]+)/isu,
  /(?<!\p{L})(?:ní|níl) (?<from>[^,.;!?]{3,60}?) (?:atá |a bhí )?(?:\p{L}+ )?ach (?<to>[^,.;!?]+)/isu,
]
const ON_PHONE =
  /(?<!\p{L})(?:(?:by|over|on) (?:the )?(?:tele)?phone|ar (?:an )?(?:bh?f[oó]n|n?guth[aá]n)|tríd an (?:bh?f[oó]n|nguth[aá]n))(?!\p{L})/iu
const OF_PHONE = /(?<!\p{L})(?:phone|guth[aá]in)(?!\p{L})/iu
const INSTEAD = /(?<!\p{L})(?:instead|in (?:its|their) place|ina (?:ionad|h?[áa]it))(?!\p{L})/iu
/** "Ring me instead" asks for somebody's call. */
const FOR_PERSON =
  /(?<!\p{L})(?:(?:ring|call|phone|text|e-?mail) (?:me|us|him|her|back)|(?:give|get|send) (?:me|us|him|her) (?:an? )?(?:ring|call|shout|text|e-?mail|message)|(?:n?gh?laoigh|glaoch|scairt\p{L}*|cuir (?:glao|scairt)) (?:orm|orainn|air|uirthi|ar ais|ar (?:mo|ár)))(?!\p{L})/iu

/** Reads "a follow-up rather than a first visit", "make it a phone call", "glao gutháin ina áit". */
export function findChangedKind(text: string, services: ServiceName[], language: Language): ChangedKind | undefined {
  if (saysAlso(text) || FOR_PERSON.test(text)) return undefined
  const { to = '', from: old = '' } = splitChange(text, services, language)
  const named = findNamed(to, services, language)
  const from = matchService(old, services, language).id
  if (named === undefined || named === from) return undefined
  return from === undefined ? { to: named } : { to: named, from }
}

/** What is wanted, and in place of what. */
function splitChange(text: string, services: ServiceName[], language: Language): { to?: string; from?: string } {
  const from = [...text.matchAll(REPLACED)].map(([, what = '']) => what).join(' ')
  if (from !== '') return { to: text.replaceAll(REPLACED, ' '), from }
  const refused = REFUSES.map((refuses) => refuses.exec(text)?.groups).find(
    (groups) => matchService(groups?.from ?? '', services, language).id !== undefined,
  )
  if (refused !== undefined) return refused
  const groups = CHANGES.map((change) => change.exec(text)?.groups).find(Boolean)
  return groups ?? (INSTEAD.test(text) ? { to: text.replace(INSTEAD, ' ') } : {})
}

const withSpaces = (text: string) => text.replaceAll('-', ' ')

/** A service by a word of its name. How many a table is for is no kind. */
function findNamed(text: string, services: ServiceName[], language: Language): string | undefined {
  const { id } = matchService(text, services, language)
  const { names = [] } = services.find((service) => service.id === id) ?? {}
  if (names.some(readCapacity)) return undefined
  if (names.some((name) => sharesWord(withSpaces(text), withSpaces(name)))) return id
  return ON_PHONE.test(text) ? services.find(({ names }) => names.some((name) => OF_PHONE.test(name)))?.id : undefined
}
