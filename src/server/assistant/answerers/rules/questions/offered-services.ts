import type { Service } from '#contracts/receptionist/diary.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { listContentKeys } from '../../../retrieval/terms.ts'
import { irishBase } from '../../../text/irish-base.ts'
import { asksWhetherOffered } from '../../../understanding/question-about.ts'
import {
  asksForDifference,
  asksWhatItIs,
  readDoubted,
  readPair,
} from '../../../understanding/services/doubts-service.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'

const WHAT_IS =
  /^\W*(?:(?:and|so|but|sorry|ok|eh|agus|ach)\W+)*(?:what(?:['’]?s| is| are| exactly is| does)|whats|what (?:do|did) (?:you|ye|u) mean(?: by| with)?|cad é|céard é|cad is|goidé|cad atá i gceist le|céard atá i gceist le)(?: (?:the|a|an|your|ye(?:r)?|an|sin))? (?<thing>[\p{L}'’ -]+?)(?: (?:mean|exactly|about|when it['’]?s at home|involve|ann|díreach))*\W*$/iu
const WOULD_DO =
  /^\W*(?:(?:and|so|but|ok|agus)\W+)*(?:would|will|wud) (?:an? |the |just )*[\p{L} -]+? (?:do|suit|be (?:ok|okay|enough|right|grand))(?: (?:me|us|it|that|for (?:me|us|that|it)))?\W*$/iu
const ASKING =
  /(?<!\p{L})(?:would|will|wud|do|does|ye|you|yous|an|ndéanann|sibh|be|suit|enough|right|grand|ok)(?!\p{L})/giu

/** "What does a treatment include", "what's in a service". */
const INCLUDES =
  /^\W*(?:(?:and|so|but|sorry|ok|okay|eh|agus|ach)\W+)*(?:what (?:does|would|will|do) (?:i|you|we) get (?:in|with|for|out of)|what (?:does|would|do|will)|what(?:['’]?s| is| would be)(?: (?:all|included|covered|involved|done))*(?: (?:in|with|on|at))|what(?:['’]?s| is)|cad (?:a )?(?:atá|bhíonn|bheadh)(?: (?:san áireamh|i gceist))?(?: (?:sa|san|sna|i|leis an|leis))?|cad a (?:bhaineann|théann) le(?:is)?|cad a (?:fhaighim|gheobhaidh mé) (?:i|leis|as|ar)) (?:(?:the|an?|your|na) )?(?<thing>[\p{L}'’ -]+?)(?: (?:all )?(?:includes?|included|covers?|involves?|entails?|consists? of|for|come with|like|san áireamh|i gceist))*\W*$/iu
/** "Is the treatment for colour or what is it", "does the inspection include the NCT": what a service is. */
const IS_OF =
  /^\W*(?:(?:and|so|but|sorry|ok|okay|eh|wait|agus|ach)\W+)*(?:(?:is|are|does|do|would) (?:(?:the|an?|your) )?(?<en>[\p{L}'’ -]+?) (?:(?:just|only|also|really) )*(?:for|include|involve|cover|come with|mean|the same|like|the|an?)(?!\p{L})(?! me| us)|an (?:do|don|le haghaidh|chun) \p{L}+ (?:(?:é|í) )?(?:an|na) (?<ga>[\p{L}'’ -]+?)(?= nó |\W*$)|an bhfuil (?:an |na )?\p{L}+ (?:sa|san|leis an) (?<within>[\p{L}'’ -]+?)(?= nó |\W*$))/iu

function readAskedThing(text: string): string | undefined {
  const { en, ga, within } = IS_OF.exec(text)?.groups ?? {}
  return WHAT_IS.exec(text)?.groups?.thing ?? readDoubted(text) ?? en ?? ga ?? within
}

/** The service whose meaning a text asks for, or doubts: "what's a visit?", "it says visit, is that the class?". */
export function askedMeaning({ services }: Pick<Draft, 'services'>, text: string): Service | undefined {
  const things = [readAskedThing(text), INCLUDES.exec(text)?.groups?.thing]
  const ids = things.map((thing) => (thing === undefined ? undefined : findNamed({ services }, thing)))
  return services.find(({ id }) => ids.includes(id))
}

/** The service of exactly that name. */
const findNamed = ({ services }: Pick<Draft, 'services'>, thing: string): string | undefined =>
  services.find(({ name }) => Object.values(name).some((own) => wordsOf(own) === wordsOf(thing)))?.id

const ARTICLE = /^(?:an?|the|na)$/u
const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map(irishBase)
    .filter((word) => word !== '' && !ARTICLE.test(word))
    .join(' ')

/** "What's a visit?": what the set-up says about it, and that it knows no more. */
export async function explainService(draft: Draft, { text }: Clause): Promise<boolean> {
  const service = askedMeaning(draft, text)
  if (service === undefined) return false
  const { result, entries } = await draft.tools.lookUp(text, draft.language)
  const [best] = entries
  const isOwn = best !== undefined && result === 'answered' && sharesWord(best.question, draft.serviceName(service.id))
  if (isOwn) return draft.sayEntry(best)
  draft.say(`${await sayFacts(draft, service, true)}. ${draft.phrases.knowsNoMore}`)
  draft.outcome = 'answered'
  return true
}

/** "Is that the maths class?", of what is booked or was just explained: what is known of it, where nothing else is. */
export async function explainBooked(draft: Draft, { text }: Clause): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (state.task !== 'book' || !asksWhatItIs(text)) return false
  const explained = reading.clauses.flatMap((clause) => askedMeaning(draft, clause.text) ?? [])
  const own = draft.services.find(({ id }) => id === state.slots.service)
  if (explained.length === 0 && own !== undefined)
    draft.say(`${await sayFacts(draft, own, true)}. ${phrases.knowsNoMore}`)
  draft.outcome = 'answered'
  return explained.length > 0 || own !== undefined
}

/** "I don't know what the difference is", asked which of the listed services it is to be. */
export const asksBetweenListed = ({ state: { asked, listed } }: Draft, text: string): boolean =>
  asked === 'service' && listed.length > 1 && asksForDifference(text)

/** "What's the difference between a service and a full service": what is known of both, and that it is no more. */
export async function compareServices(draft: Draft, { text }: Clause): Promise<boolean> {
  const { reading, phrases } = draft
  const pair = readPair(text)
  const ids =
    pair === undefined && asksBetweenListed(draft, text)
      ? draft.state.listed
      : pair?.map((thing) => findNamed(draft, thing) ?? matchService(thing, reading.services, reading.language).id)
  const services = draft.services.filter(({ id }) => ids?.includes(id))
  if (services.length === 0) return false
  const facts: string[] = []
  for (const service of services) facts.push(await sayFacts(draft, service))
  draft.say(`${facts.join('\n')}\n${services.length > 1 ? phrases.knowsNoDifference : phrases.knowsNoMore}`)
  draft.outcome = 'answered'
  return true
}

/** "Do ye do haircuts?", "would a haircut do?": that it can be booked, and asks when. */
export async function offerService(draft: Draft, { text, service: id }: Clause): Promise<boolean> {
  const service = findOffered(draft, text, id)
  if (service === undefined || asksForMore(service, text)) return false
  const { state, phrases } = draft
  draft.say(phrases.services([await sayFacts(draft, service)]))
  draft.outcome = 'answered'
  if (state.task !== undefined) return true
  state.task = 'book'
  state.slots.service = service.id
  draft.ask('time', phrases.askTime)
  return true
}

/** "Do ye do kids' cuts?": what comes closest, where nothing says whether that is done. */
export async function describeClosest(draft: Draft, text: string): Promise<string | undefined> {
  const clause = draft.reading.clauses.find((one) => text.includes(one.text))
  const service = findOffered(draft, text, clause?.service)
  return service && draft.phrases.services([await sayFacts(draft, service)])
}

const findOffered = ({ services }: Draft, text: string, id: string | undefined) =>
  asksWhetherOffered(text) || WOULD_DO.test(text) ? services.find((service) => service.id === id) : undefined

/** Whether a text says more than the name of a service: for whom, or how. */
function asksForMore({ name }: Service, text: string): boolean {
  const rest = text.replaceAll(ASKING, ' ').split(/\s+/)
  return rest.some(
    (word) => listContentKeys(word, 'en').length > 0 && Object.values(name).every((own) => !isOf(word, own)),
  )
}

const LEAST = 3
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** "Cuts" is of "Haircut". */
function isOf(word: string, name: string): boolean {
  const stem = plain(word).replace(/s$/, '')
  return sharesWord(word, name) || (stem.length >= LEAST && plain(name).includes(stem))
}

/** "Visit: 45 minutes, €65, at our address, 4 Quay Street" */
async function sayFacts(draft: Draft, service: Service, isPlaced = false): Promise<string> {
  const { phrases, tools } = draft
  const [price] = await tools.prices(service.id)
  const cost = price && (price.priceCents === 0 ? phrases.free : formatEuro(price.priceCents))
  const length = phrases.takes(draft.serviceName(service.id), service.minutes).replace(/\.$/, '')
  return [length, cost, isPlaced && (await sayWhere(draft, service))].filter(Boolean).join(', ')
}

async function sayWhere({ phrases, tools }: Draft, service: Service): Promise<string | undefined> {
  const place = findServicePlace(service)
  if (place === 'phone' || place === 'online') return phrases.heldBy[place]
  if (place === 'customer') return phrases.heldAtYours(undefined)
  const { address } = await tools.whereabouts()
  return place === 'elsewhere' || address === undefined ? undefined : phrases.heldAt(address)
}
