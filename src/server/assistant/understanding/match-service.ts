import type { Language } from '../language/detect-language.ts'
import { ENGLISH_WORDS, IRISH_WORDS } from '../language/words.ts'
import { isWithinSlips } from '../retrieval/edit-distance.ts'
import { STOPWORDS } from '../retrieval/stopwords.ts'
import { type Term, termsOf } from '../retrieval/terms.ts'
import { fold } from '../text/fold.ts'
import { GIVEN_NAMES } from '../text/given-names.ts'
import { withoutPermission } from '../text/permission.ts'
import { rememberLast } from '../text/remember-last.ts'
import { findPartySize, readCapacity } from './party-size.ts'
import { listThings } from './trade-things.ts'

/** A service that the organisation offers, by its names in both languages. */
export interface ServiceName {
  id: string
  names: string[]
}

export interface ServiceMatch {
  /** The service that was meant, if it is clear. */
  id?: string
  /** Those that it may have been, best first, where several are as likely. */
  choices: string[]
  /** What a text names that no service is: "blow dry". */
  unknown?: string
}

/**
 * Words that every service shares, and words for how somebody is reached: they choose none of them. "Ring me" wishes for
 * no "Phone consultation".
 */
const SHARED = new Set(
  'book appointment hours price staff treat include duration consultation doctor dentist solicitor vet age walkin contact contacthow emailx'.split(
    ' ',
  ),
)
/** "My phone number", "by email": how somebody is reached. */
const REACHED =
  /(?<!\p{L})(?:(?:(?:my|your|yer|the|a|mo|bhur|do|an|phone|mobile|tele?phone|home|work)\s+)*(?:phone|mobile|telephone|contact)\s*(?:number|no\.?|#)|(?:change|update|athraigh)\s+(?:the|my|an|mo)\s+(?:phone|f[oó]n|guth[aá]n)|(?:my|mo)\s+(?:phone|f[oó]n|ghuth[aá]n)|(?:f[oó]n|guth[aá]n|phone|mobile)\s*:?\s*(?=\+?\d)|uimhir (?:ghuth[aá]in|f[oó]in))(?!\p{L})/giu
/** Who never came before wants a first visit. */
const NEW_HERE =
  /(?<!\p{L})(?:(?:never|not) (?:been|have i been|came|come|attended)|n[ií] raibh (?:m[eé]|mise|muid) (?:ann|ansin|anseo|libh))(?!\p{L})/giu
/** Who came before wants a follow-up. */
const KNOWN_HERE =
  /(?<!\p{L})(?:(?:we['’]?ve|i['’]?ve|he['’]?s|she['’]?s|have|has|was|were) been (?:\p{L}+ ){0,2}before|(?:attending|a patient of|a patient here|going to) (?:ye|you|the|dr|there|here)(?: \p{L}+){0,3} for|been there for years|bh[ií](?:os| m[eé]| s[eé]| s[ií]| muid) ann cheana)(?!\p{L})/giu
/** "Not a follow-up", "ní comhairliúchán gutháin": what is not wanted, as far as the next comma. */
const UNWANTED = /(?<!\p{L})(?:not|isn['’]?t|ní|níl|ni)\s+[^,.;:!?]+?(?=[,.;:!?]|\s(?:but|ach|just)\s|$)/giu
const CONCEPT = 0.6
/** Two concepts in common are more than one. */
const EACH_CONCEPT = 0.15
/** "hair" in "haircut". */
const BEGINNING = 0.8
const LEAST_BEGINNING = 4
const GENERAL = 0.5
/** "Home visits" are no "First visit", and "I am up from Kerry" no "Follow-up". */
const MEETINGS = new Set(['visit', 'session', 'cuairt', 'up', 'car', 'carr'])
const MEETING = 0.3
/** Share of a name that has to be said. */
const LEAST = 0.35
/** How far the best has to be ahead of the second. */
const LEAD = 0.15
/** Names are read in both languages, so a word counts about twice. */
const LONGER = 0.12
const MAX_WORDS = 5
const NOTHING: ServiceMatch = { choices: [] }

/**
 * The service whose name a text says, in any form of its words, in other words for them, or in the other language:
 * "a first appointment" is "First visit". What fits several equally is a choice among them.
 */
export function matchService(text: string, services: ServiceName[], language: Language): ServiceMatch {
  const matches = known.get(services) ?? new Map<string, ServiceMatch>()
  const key = `${language} ${text}`
  const match = matches.get(key) ?? findMatch(text, services, language)
  known.set(services, matches.set(key, match))
  return match
}

/** A turn asks for its message and for each of its clauses, and a message of one clause is both. */
const known = new WeakMap<ServiceName[], Map<string, ServiceMatch>>()

function findMatch(text: string, services: ServiceName[], language: Language): ServiceMatch {
  const forSize = findForSize(text, services)
  if (forSize !== undefined) return { id: forSize, choices: [] }
  const other = language === 'en' ? 'ga' : 'en'
  const wanted = withoutPermission(text)
    .replaceAll(NEW_HERE, ' first visit ')
    .replaceAll(KNOWN_HERE, ' follow-up visit ')
    .replaceAll(UNWANTED, ' ')
    .replaceAll(REACHED, ' ')
    .replaceAll(WORD, (word) => correctName(word, services))
  const said = readTerms(wanted, language, other)
  const scores = services
    .map(({ id, names }) => ({ id, score: Math.max(0, ...names.map((name) => computeCoverage(name, said))) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scores
  if (best === undefined) return NOTHING
  const whole = longestSaid(wanted, services)
  if (whole !== undefined && scores.some(({ id }) => id === whole)) return { id: whole, choices: [] }
  const byThings = chooseByThings(wanted, services)
  if (byThings.length > 1) return { choices: byThings }
  const [only] = byThings
  if (only !== undefined && scores.some(({ id }) => id === only)) return { id: only, choices: [] }
  const unknown = findUnknown(wanted, best.id, services) ?? findOtherHead(wanted, best.id, services)
  if (unknown !== undefined) return { choices: scores.map(({ id }) => id), unknown }
  if (second === undefined) return { id: best.id, choices: [] }
  // "A hair appointment", of "Hair colour" and "Haircut": a word that both may mean chooses neither.
  if (findFirstAlone(wanted, best.id, services) !== undefined) return { choices: scores.map(({ id }) => id) }
  if (best.score - second.score >= LEAD) return { id: best.id, choices: [] }
  const likely = scores.filter(({ score }) => best.score - score < LEAD).map(({ id }) => id)
  return likely.length === services.length ? NOTHING : { choices: likely }
}

/** The services of the kinds that a text names, where each kind has one: "a cut and colour" are two. */
function chooseByThings(text: string, services: ServiceName[]): string[] {
  const named = [...listThings(text).keys()].map((kind) =>
    services.filter(({ names }) => names.some((name) => listThings(name).has(kind))).map(({ id }) => id),
  )
  return named.every((ids) => ids.length === 1) ? [...new Set(named.flat())] : []
}

const NO_HEAD =
  /^(?:appointments?|bookings?|slots?|sessions?|visits?|calls?|one|ones|person|people|thing|work|done|checked|please|asap|today|tonight|tomorrow|tmrw|next|this|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?s?|morning|afternoon|evening)$/u

/** The two words of an English name, of which a text says only the first: "sports", of "Sports massage". */
function findFirstAlone(text: string, best: string, services: ServiceName[]): string | undefined {
  const [name = ''] = services.find(({ id }) => id === best)?.names ?? []
  const [first = '', head, ...others] = listWords(name)
  if (head === undefined || others.length > 0 || MEETINGS.has(head) || !listWords(text).includes(first))
    return undefined
  const isSaid = readTerms(text, 'en', 'ga').some((term) =>
    readName(head).some((own) => likeness(own, term) >= BEGINNING),
  )
  return isSaid ? undefined : first
}

/** "A sports rehab session" is no "Sports massage": behind the word that both have stands another thing. */
function findOtherHead(text: string, best: string, services: ServiceName[]): string | undefined {
  const first = findFirstAlone(text, best, services)
  const words = listWords(text)
  const next = words[words.indexOf(first ?? '') + 1]
  const isOther = next !== undefined && !NO_HEAD.test(next) && !STOPWORDS.en.has(next) && !/\d/.test(next)
  return first !== undefined && isOther ? `${first} ${next}` : undefined
}

/** What a text names that no service does, unless it says a word of the best one's own kind too: "bearradh agus dath". */
function findUnknown(text: string, best: string, services: ServiceName[]): string | undefined {
  const said = listThings(text)
  const offered = new Set(services.flatMap(({ names }) => names.flatMap((name) => [...listThings(name).keys()])))
  const [unknown] = [...said].filter(([kind]) => !offered.has(kind))
  if (unknown === undefined) return undefined
  const names = services.find(({ id }) => id === best)?.names ?? []
  const known = new Set(names.flatMap(listWords))
  const isNamed = names.some((name) =>
    [...listThings(name).keys()].some((kind) => listWords(said.get(kind) ?? '').some((word) => known.has(word))),
  )
  return isNamed ? undefined : unknown[1]
}

/** "Ní deisiúchán", "not a cut": whether a text refuses a service. */
export const refusesService = (text: string, id: string, services: ServiceName[], language: Language): boolean =>
  (text.match(UNWANTED) ?? []).some((part) => matchService(part.replace(/^\S+/, ''), services, language).id === id)

/** "A table for six" is "Table for five to eight". */
function findForSize(text: string, services: ServiceName[]): string | undefined {
  const sized = services.map(({ id, names }) => ({ id, capacity: names.map(readCapacity).find(Boolean) }))
  if (sized.every(({ capacity }) => capacity === undefined)) return undefined
  const size = findPartySize(text)
  const fits = sized.filter(({ capacity }) => capacity !== undefined && size !== undefined && size <= capacity.most)
  return fits.toSorted((a, b) => (a.capacity?.most ?? 0) - (b.capacity?.most ?? 0))[0]?.id
}

/** The service whose whole name is said: "a first meeting" is no "Meeting". Undefined where two are said apart. */
function longestSaid(text: string, services: ServiceName[]): string | undefined {
  const said = ` ${listWords(text).join(' ')} `
  const whole = services
    .map(({ id, names }) => ({
      id,
      name:
        names.map((name) => listWords(name).join(' ')).find((name) => name !== '' && said.includes(` ${name} `)) ?? '',
    }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const [longest, ...others] = whole
  const isOne = others.every(({ name }) => longest?.name.includes(name))
  return isOne ? longest?.id : undefined
}

/** Whether a name is no more than words of a service: "Sports" of "a booking for a Sports massage". */
export function isServiceName(name: string, services: ServiceName[]): boolean {
  const words = listWords(name)
  if (GIVEN_NAMES.has(words[0] ?? '')) return false
  return services
    .flatMap(({ names }) => names)
    .some((service) => {
      const known = listWords(service)
      return words.every((word) =>
        known.some((one) => broad(one) === broad(word) || (word.length >= LEAST_BEGINNING && one.startsWith(word))),
      )
    })
}

/** "Meastacháin" is the genitive of "meastachán". */
const broad = (word: string) => word.replace(/i(?=[bcdfglmnprst]+$)/, '')

const WORD = /\p{L}{6,}/gu

/** "Hiarcut": one slip away from a word of a service, and from nothing else that is known. */
function correctName(word: string, services: ServiceName[]): string {
  const plain = fold(word)
  if (ENGLISH_WORDS.has(plain) || IRISH_WORDS.has(plain)) return word
  const known = services.flatMap(({ names }) => names.flatMap(listWords))
  const alike = known.find((one) => one.length >= LEAST_CORRECTED && isWithinSlips(plain, one, 1))
  return known.includes(plain) ? word : (alike ?? word)
}

const LEAST_CORRECTED = 6

const listWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The terms of a text in one language and then in the other. */
const readTerms = rememberLast((text: string, language: Language, other: Language): Term[] => {
  // "im noel": in Irish it would be a form of "imirt" (to play), and that of sports.
  const plain = text.replaceAll('-', ' ').replaceAll(/(?<!\p{L})im(?!\p{L})/giu, ' ')
  return [...termsOf(plain, language), ...termsOf(plain, other)]
})

const MAX_NAMES = 2_000
const readName = rememberLast((name: string) => readTerms(name, 'en', 'ga').filter(({ key }) => key !== ''), MAX_NAMES)

/** How much of a name is said, and a little more for a longer name: "sports massage" is not "massage" alone. */
function computeCoverage(name: string, said: Term[]): number {
  const wanted = readName(name)
  const weigh = ({ key, weight }: Term) => (MEETINGS.has(key) ? MEETING : weight < 1 ? GENERAL : 1)
  const total = wanted.reduce((sum, term) => sum + weigh(term), 0)
  if (total === 0) return 0
  const likenesses = wanted.map((term) => ({
    term,
    likeness: Math.max(0, ...said.map((word) => likeness(term, word))),
  }))
  const isOwn = ({ key }: Term) => !MEETINGS.has(key)
  if (wanted.some(isOwn) && !likenesses.some((one) => one.likeness > 0 && isOwn(one.term))) return 0
  const found = likenesses.reduce((sum, one) => sum + weigh(one.term) * one.likeness, 0)
  return found / total + LONGER * Math.min(found, MAX_WORDS)
}

function likeness(wanted: Term, said: Term): number {
  if (said.key !== '' && said.key === wanted.key) return 1
  if (said.word.length >= LEAST_BEGINNING && wanted.word.startsWith(said.word)) return BEGINNING
  const shared = wanted.concepts.filter((concept) => !SHARED.has(concept) && said.concepts.includes(concept))
  return shared.length === 0 ? 0 : CONCEPT + EACH_CONCEPT * Math.min(shared.length, 2)
}
