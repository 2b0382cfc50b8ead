import type { Language } from '#contracts/receptionist/diary.ts'
import { STOPWORDS } from '../../retrieval/stopwords.ts'
import { fold } from '../../text/fold.ts'
import { withoutPermission } from '../../text/permission.ts'
import { listTwins, namesAudienceAlone, splitByAudience } from '../person/audience.ts'
import { namesOnlyTime } from '../when/parse-when.ts'
import { splitEither } from './either-service.ts'
import { readHistory } from './first-visit.ts'
import { findPartySize, readCapacity } from './party-size.ts'
import { REPLACED } from './replaced.ts'
import { BEGINNING, likeness, MEETINGS, readName, readTerms, scoreService } from './score-service.ts'
import type { ServiceName } from './service-name.ts'
import { correctWords, listWords } from './service-words.ts'
import { findByKinds, listKinds, listOfHair, listThings } from './trade-things.ts'
import { withoutPurpose, withoutReach } from './without-other-things.ts'

export interface ServiceMatch {
  /** The service that was meant, if it is clear. */
  id?: string
  /** Those that it may have been, best first, where several are as likely. */
  choices: string[]
  /** What a text names that no service is: "blow dry". */
  unknown?: string
}

/** "The first time that ye have", "an chéad uair eile": a time, and no first visit. */
const FIRST_FREE =
  /(?<!\p{L})(?:first (?:available|free)(?: \p{L}+)?|first (?:time|slot|appointment) (?:that['’]?s|that is|(?:that )?(?:you|ye|youse|yous) (?:have|had)|available|free|going)|(?:an )?ch[ée]ad (?:uair|am|choinne) (?:eile|saor|at[áa] (?:saor|agaibh)))(?!\p{L})/giu
/** Whether a text wants what was booked before, and says no more than that. */
export const wantsSame = (text: string) => text.search(SAME) >= 0

/** "The same as last time", "an gnáthrud": what that was is not in the words. */
const SAME =
  /(?<!\p{L})(?:(?:the )?same(?! (?:day|time|hour|morning|afternoon|evening|night|week|weekend|month|price|place|way)(?!\p{L}))(?: (?:thing|one|service|treatment))?(?: again)?(?: as (?:last time|before|the last time|always|usual))?|(?:the|my|his|her|our) usual|as usual|an rud c[ée]anna(?: ar[íi]s)?|mar an gc[ée]anna|mar is gn[áa]th|an gn[áa]thrud|(?:mar|leis) an uair dheireanach|mar a bh[íi](?: an uair dheireanach)?)(?!\p{L})/giu
/** "Not a follow-up", "ní comhairliúchán gutháin": what is not wanted, as far as the next comma or what is wanted instead. */
const UNWANTED =
  /(?<!\p{L})(?:not|isn['’]?t|ní|níl|ni)\s+[^,.;:!?]+?(?=[,.;:!?]|\s(?:but|ach|just|the|it['’]?s|i (?:want|need|said|meant)|is é|is í)\s|$)/giu
/** "What's the damage?" asks for the price. */
const PRICE_TALK =
  /(?<!\p{L})what(?:['’]?s| is|['’]?ll be| will be| would be| would| will)? the damage(?: be)?(?!\p{L})/giu
/** Share of a name that has to be said. */
const LEAST = 0.35
/** How far the best has to be ahead of the second. */
const LEAD = 0.15
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
  const without = withoutPurpose(text).replaceAll(REPLACED, ' ')
  const match = without === text ? undefined : matchWhole(without, services, language)
  return match?.id === undefined ? matchWhole(text, services, language) : match
}

const matchWhole = (text: string, services: ServiceName[], language: Language): ServiceMatch =>
  matchEither(text, services, language) ?? matchOne(text, services, language)

/** "Nails or lashes": a choice among both, or what of them no service is. */
function matchEither(text: string, services: ServiceName[], language: Language): ServiceMatch | undefined {
  const sides = splitEither(text, language)
  const listFor = (wording: string) => {
    const { id, choices } = matchOne(wording, services, language)
    return id === undefined ? choices : [id]
  }
  const alone = sides?.map(({ said }) => listFor(said)) ?? []
  // "Men's or women's cut" says once what both are.
  const listed = alone.map((own, place) => {
    const others = alone[1 - place] ?? []
    return own.length > 0 ? own : listFor(sides?.[place]?.whole ?? '').filter((id) => !others.includes(id))
  })
  const unknown = sides?.find(({ said }, place) => listed[place]?.length === 0 && isOther(said, language))
  const named = [...new Set(listed.flat())]
  if (unknown !== undefined && named.length > 0) return { choices: named, unknown: unknown.said }
  return listed.every((ids) => ids.length > 0) ? chooseAmong(named) : undefined
}

/** "A haircut today or tomorrow", "for him or her": no other service. */
const isOther = (said: string, language: Language) => !namesOnlyTime(said, language) && !namesAudienceAlone(said)

function matchOne(text: string, services: ServiceName[], language: Language): ServiceMatch {
  const forSize = findForSize(text, services)
  if (forSize !== undefined) return { id: forSize, choices: [] }
  const match = matchByHistory(text, services, language)
  const sizes = services.filter(isSized)
  // "A table" chooses none of those for two and for six.
  const isAnySize = sizes.some(({ id }) => id === match.id) && !isWholeSaid(text, match.id, services)
  if (!isAnySize || sizes.length === 1) return match
  return sizes.length === services.length ? NOTHING : { choices: sizes.map(({ id }) => id) }
}

const isSized = ({ names }: ServiceName) => names.some((name) => readCapacity(name) !== undefined)

function matchByHistory(text: string, services: ServiceName[], language: Language): ServiceMatch {
  const history = readHistory(text, services)
  if (history === undefined) return matchForWhom(text, services, language)
  const { left, rest } = history
  const named = matchForWhom(rest, services, language)
  if (left.length === 0 || isWholeSaid(rest, named.id, services)) return named
  const [only, ...others] = left
  if (only !== undefined && others.length === 0) return { id: only.id, choices: [] }
  const match = matchForWhom(rest, left, language)
  return match.id === undefined && match.choices.length === 0 ? { choices: left.map(({ id }) => id) } : match
}

const isWholeSaid = (text: string, id: string | undefined, services: ServiceName[]) =>
  id !== undefined && longestSaid(text, services) === id

/** The match among the services for those whom a text names: "a haircut for my husband" is "Men's haircut". */
function matchForWhom(text: string, services: ServiceName[], language: Language): ServiceMatch {
  const split = splitByAudience(text, services)
  if (split === undefined) {
    const match = matchAmong(text, services, language)
    return chooseAmong(listTwins(match.id, services)) ?? match
  }
  const { fitting, own, isUnclear, rest } = split
  const match = matchAmong(text, fitting, language)
  if (match.unknown !== undefined || (match.id === undefined && match.choices.length === 0))
    return matchAmong(text, services, language)
  const named = new Set(own.map(({ id }) => id))
  if (match.id === undefined) return chooseAmong(match.choices.filter((id) => named.has(id))) ?? match
  if (named.has(match.id)) return (isUnclear ? chooseAmong(listTwins(match.id, own)) : undefined) ?? match
  const { together } = findByKinds(text, fitting)
  const alike = together.length === 0 ? own : together.filter((service) => own.includes(service))
  const { id, choices, unknown } = matchAmong(rest, alike, language)
  const better = id === undefined || unknown !== undefined ? choices : [id]
  return chooseAmong([...better, ...(isUnclear && better.length > 0 ? [match.id] : [])]) ?? match
}

function chooseAmong(ids: string[]): ServiceMatch | undefined {
  const [only, ...others] = ids
  return only === undefined ? undefined : others.length === 0 ? { id: only, choices: [] } : { choices: ids }
}

function matchAmong(text: string, all: ServiceName[], language: Language): ServiceMatch {
  const other = language === 'en' ? 'ga' : 'en'
  const plain = withoutReach(withoutPermission(text))
    .replaceAll(SAME, ' ')
    .replaceAll(FIRST_FREE, ' ')
    .replaceAll(UNWANTED, ' ')
    .replaceAll(PRICE_TALK, ' ')
  const wanted = correctWords(plain, all)
  const said = readTerms(wanted, language, other)
  const { together, apart } = findByKinds(wanted, all)
  if (apart.length > 1 && apart.every((services) => services.length > 0))
    return { choices: [...new Set(apart.flat().map(({ id }) => id))] }
  const services = together.length > 0 ? together : all
  const scores = services
    .map((service) => ({ id: service.id, ...scoreService(service, said) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scores
  if (best === undefined) return chooseAmong(together.map(({ id }) => id)) ?? nameUnknown(wanted, services)
  const whole = longestSaid(wanted, services)
  if (whole !== undefined && scores.some(({ id }) => id === whole)) return { id: whole, choices: [] }
  // "A hair appointment": a colour or a haircut.
  const ofHair = listOfHair(wanted, services).map(({ id }) => id)
  if (ofHair.length > 1) return ofHair.length === all.length ? NOTHING : { choices: ofHair }
  const unknown = findUnknown(wanted, best.id, services) ?? findOtherHead(wanted, best.id, services)
  if (unknown !== undefined) return { choices: scores.map(({ id }) => id), unknown }
  if (second === undefined) return { id: best.id, choices: [] }
  // "Hair" means both a colour and a haircut, and is a word of the haircut's name.
  if (!best.isSaid && scores.some(({ isSaid }) => isSaid)) return { choices: scores.map(({ id }) => id) }
  // "A hair appointment", of "Hair colour" and "Haircut": a word that both may mean chooses neither.
  if (findFirstAlone(wanted, best.id, services) !== undefined) return { choices: scores.map(({ id }) => id) }
  if (best.score - second.score >= LEAD) return { id: best.id, choices: [] }
  const likely = scores.filter(({ score }) => best.score - score < LEAD).map(({ id }) => id)
  return likely.length === all.length ? NOTHING : { choices: likely }
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
  const offered = new Set(services.flatMap((service) => [...listKinds(service)]))
  const [unknown] = [...said].filter(([kind]) => !offered.has(kind))
  if (unknown === undefined) return undefined
  const names = services.find(({ id }) => id === best)?.names ?? []
  const known = new Set(names.flatMap(listWords))
  const isNamed = names.some((name) =>
    [...listThings(name).keys()].some((kind) => listWords(said.get(kind) ?? '').some((word) => known.has(word))),
  )
  return isNamed ? undefined : asWritten(unknown[1], text)
}

/** "Lashes", where hair is cut. A cut to the hand is none of it where no service is of such a trade. */
function nameUnknown(text: string, services: ServiceName[]): ServiceMatch {
  const unknown = services.some((service) => listKinds(service).size > 0) ? findUnknown(text, '', services) : undefined
  return unknown === undefined ? NOTHING : { choices: [], unknown }
}

/** A part of a folded text with its fadas, as it is called by itself: "dathú" of "mo ghruaig a dhathú". */
function asWritten(part: string, text: string): string {
  const plain = fold(text)
  const place = plain.length === text.length ? plain.indexOf(part) : -1
  const said = place < 0 ? part : text.slice(place, place + part.length).toLowerCase()
  const base = said.replace(/^(?:n(?=[dg])|m(?=b)|g(?=c)|bh(?=f)|b(?=p)|d(?=t))|(?<=^[bcdfgmpst])h/u, '')
  return listThings(base).size > 0 ? base : said
}

/** "Ní deisiúchán", "not a cut": whether a text refuses a service. */
export const refusesService = (text: string, id: string, services: ServiceName[], language: Language): boolean =>
  [
    ...(text.match(UNWANTED) ?? []).map((part) => part.replace(/^\S+/, '')),
    ...[...text.matchAll(REPLACED)].map(([, what = '']) => what),
  ].some((part) => matchService(part, services, language).id === id)

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
