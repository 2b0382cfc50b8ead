import type { Service } from '#contracts/receptionist/diary.ts'
import { plainTitle } from '../../../retrieval/index-entries.ts'
import { asksForGroup } from '../../../understanding/person/audience.ts'
import { wantsSame } from '../../../understanding/services/match-service.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { beginsWithNumber, readChoice, readNumber } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { askedMeaning } from '../questions/offered-services.ts'
import { sayAboutDay } from '../times/day-state.ts'
import { answersWithTime } from '../times/pick-time.ts'
import { sayWhen } from '../times/say-when.ts'
import { noteWish } from './how-held.ts'

/** Asks which service, and repeats the time of the wish. */
export async function askForService(draft: Draft): Promise<void> {
  const { phrases, reading, state } = draft
  const isTimed = answersWithTime(draft)
  const isSaid = isTimed && (await sayAboutDay(draft))
  const when = isTimed && !isSaid ? sayWhen(state.slots, phrases, state.limits) : undefined
  if (when !== undefined) draft.say(phrases.noted(when))
  else if (reading.impossible !== undefined) draft.say(phrases.impossible[reading.impossible])
  const { unknownService } = reading
  if (wantsSame(reading.text)) draft.say(phrases.usualUnknown)
  if (unknownService !== undefined) draft.say(phrases.notBookable(unknownService))
  const likely = unknownService === undefined ? likelyServices(draft) : []
  const listed = likely.length > 0 ? likely : draft.services
  state.listed = listed.map(({ id }) => id)
  draft.ask('service', writeServiceQuestion(draft, likely.length > 0))
}

/** The words that ask for one of the listed services, in the order in which they are numbered. */
export function writeServiceQuestion(draft: Draft, isNarrowed = isPartOf(draft)): string {
  const { phrases, services, state, language } = draft
  const listed = state.listed.length > 0 ? findServices(draft, state.listed) : services
  const names = listed.map(({ name }) => name[language])
  return isNarrowed ? phrases.askWhichService(names) : phrases.askService(names)
}

const isPartOf = ({ state: { listed }, services }: Draft) => listed.length > 0 && listed.length < services.length

const findServices = ({ services }: Draft, ids: string[]): Service[] =>
  ids.flatMap((id) => services.find((service) => service.id === id) ?? [])

/** Services that fit the caller's words equally well. */
const likelyServices = (draft: Draft): Service[] => findServices(draft, draft.reading.serviceChoices)

const MAX_WORDS_OF_PLACE = 8
/** "Céad chuairt" and "earlier" do not mean the first of the list. "Céad cheann" does. */
const NAMES_VISIT =
  /(?<!\p{L})(?:visit|appointment|time|chuairt|choinne|uair|luaithe|déanaí|moille|earlier|later|earliest|latest|soonest)(?!\p{L})/iu

/** The service that a message names or chooses from the list, if any. */
export function readService(draft: Draft): string | undefined {
  const { reading, state, services } = draft
  // "What's a visit?" chooses none.
  if (reading.clauses.some(({ text }) => askedMeaning(draft, text) !== undefined)) return undefined
  const { service } = reading.slots
  if (service !== undefined) return asksItsPrice(draft, service) ? undefined : service
  // "A chat about my skin first" and "last week" choose no place.
  const isLong = reading.text.split(/\s+/).length > MAX_WORDS_OF_PLACE && !beginsWithNumber(reading.text)
  if (isLong || NAMES_VISIT.test(reading.text)) return undefined
  const listed = state.listed.length > 0 ? state.listed : services.map(({ id }) => id)
  const chosen = readChoice(reading, listed, (id) => id === state.slots.service)
  return chosen === 'none' ? undefined : chosen
}

/** "Can you give me a price for a new boiler?" asks what it costs, and chooses no repair for it. */
const asksItsPrice = (draft: Draft, id: string) =>
  !saysName(draft, id) &&
  draft.reading.clauses.some(({ service, intent, isQuestion }) => service === id && intent === 'price' && isQuestion)

const PLACE = /(?<!\p{L})(?:one|ones|option|number|ceann|cheann|rogha|uimhir)(?!\p{L})/iu

/** "The second one", where services or prices were said last, without a question. */
export function readListed({ reading, turn: { state }, services }: Draft): string | undefined {
  const { listed, task, asked } = state
  const isQuestion = reading.clauses.some((clause) => clause.isQuestion)
  if (listed.length < 2 || task !== undefined || asked !== undefined || isQuestion) return undefined
  const isPlace = PLACE.test(reading.text) || readNumber(reading.text) !== undefined || ORDINAL.test(reading.text)
  if (!isPlace || NAMES_VISIT.test(reading.text) || reading.text.split(/\s+/).length > MAX_WORDS_OF_PLACE)
    return undefined
  const chosen = readChoice(reading, listed)
  return services.find(({ id }) => id === chosen)?.id
}

const ORDINAL = /^\W*(?:the |an )?(?:first|second|third|last|ch[eé]ad|dara|tr[ií]ú)(?: please| le do thoil)?\W*$/iu

/** Asked which service: whether a message names one by a word of its name, whatever else it sounds like. */
export function namesAskedService({ state, reading: { slots, services, text } }: Draft): boolean {
  const { names = [] } = services.find(({ id }) => id === slots.service) ?? {}
  return state.task === 'book' && state.asked === 'service' && names.some((name) => sharesWord(text, name))
}

/** Whether a message says the whole name of a service, in either language. */
export function saysName({ services, reading }: Draft, id: string): boolean {
  const said = plainTitle(reading.text)
  const { en = '', ga = '' } = services.find((service) => service.id === id)?.name ?? {}
  return [en, ga].some((name) => said.includes(plainTitle(name)))
}

/** Says which service a message is for, where it was named in other words than its own. */
export function sayChosen(draft: Draft, id: string): void {
  const { phrases } = draft
  const name = draft.serviceName(id)
  if (isForGroup(draft, id)) draft.say(phrases.onlyService(name))
  else if (isNews(draft, id)) draft.say(sayTable(draft, id) ?? phrases.chosen(name))
  noteWish(draft, id)
}

/** "Mens or womens cut", where one haircut is for all of them. */
function isForGroup({ reading: { text, services }, turn }: Draft, id: string): boolean {
  const service = services.find((one) => one.id === id)
  const isNew = turn.state.slots.service !== id && service !== undefined
  return isNew && !service.names.some(readCapacity) && asksForGroup(text, service)
}

/** A table is named by who comes, and not by how many could. */
function sayTable({ state: { party }, services, phrases }: Draft, id: string): string | undefined {
  const isTable = readCapacity(services.find((service) => service.id === id)?.name.en ?? '') !== undefined
  return isTable && party !== undefined ? phrases.chosenTable(party) : undefined
}

/** Whether this message named the service in other words than its name. */
function isNews(draft: Draft, id: string): boolean {
  const { slots, cancelled } = draft.turn.state
  const isSaid = draft.says(draft.phrases.chosen(draft.serviceName(id)))
  const isOld = isSaid || slots.service === id || cancelled?.serviceId === id || draft.services.length === 1
  return !isOld && draft.services.some((service) => service.id === id) && !saysName(draft, id)
}
