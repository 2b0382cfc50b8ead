import type { Service } from '#contracts/receptionist/diary.ts'
import type { NextBooking } from '../../../turn/state.ts'
import type { AnotherPerson } from '../../../understanding/person/another-person.ts'
import { findCompany } from '../../../understanding/person/company.ts'
import { countPeople } from '../../../understanding/person/count-people.ts'
import { findNames } from '../../../understanding/person/find-name.ts'
import { asksQuestion } from '../../../understanding/replies/asks-question.ts'
import { saysAlso } from '../../../understanding/replies/says-also.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { partFromTime } from '../details/for-whom.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { readForWhom } from '../messages/notes.ts'
import { completeTime } from '../times/complete-time.ts'
import { sayWhen } from '../times/say-when.ts'
import { isForPeople, writeNext } from './next-booking.ts'

/** What people talk about or look at, and is not done to one of them. */
const FOR_ALL =
  /(?<!\p{L})(?:meeting|viewing|consultation|conversation|demonstration|demo|review|valuation|quote|call|tour|interview|chat|open day|mediation|advice)(?!\p{L})|^visit$/iu

/** Whether one appointment is for all who come: a meeting or a viewing, and whatever takes place at their house. */
export const isForAll = ({ name, place }: Service): boolean =>
  place === 'customer' || place === 'elsewhere' || FOR_ALL.test(name.en)

const findService = ({ services }: Draft, id: string | undefined) => services.find((service) => service.id === id)

/** "Can me and my brother come in together", to a meeting: one appointment, with the brother in its note. */
export function settleCompany(draft: Draft, id: string): void {
  const { state, phrases, turn } = draft
  const service = findService(draft, id)
  const others = state.next.filter((next) => next.service !== undefined)
  if (service === undefined || others.length === state.next.length) return
  // A service that was known before has been settled.
  const isNews = turn.state.slots.service === undefined || turn.state.task === undefined
  if (!isForAll(service)) {
    if (isNews && isForPeople(draft)) draft.say(phrases.oneForEach)
    state.next = state.next.map((next) => (isUnnamed(next) ? { ...next, ...readCompany(draft) } : next))
    return
  }
  const people = state.next.length - others.length + 1
  state.next = others
  const whom = state.company ?? phrases.anotherPerson
  // "My brother", of "me and my brother", says no more than that.
  const kept = state.note?.split('\n').filter((line) => line.replace(/^(?:for|do) /, '') !== whom)
  if (kept !== undefined) state.note = kept.join('\n')
  const isMany = state.company === undefined && people > 2
  if (keepNote(draft, isMany ? phrases.people(people) : phrases.comesWith(whom))) draft.say(phrases.together)
}

const isUnnamed = ({ service, isSelf, name, whom }: NextBooking) => (service ?? isSelf ?? name ?? whom) === undefined

const isNameless = ({ isSelf, name }: NextBooking) => (isSelf ?? name) === undefined

/** "Me and my sister Ciara": for whom the one behind is. Nothing where more of them come. */
function readCompany({ state: { company, next }, reading: { text } }: Draft): NextBooking {
  const place = company === undefined || next.length > 1 ? -1 : text.indexOf(company)
  if (company === undefined || place < 0) return {}
  const [found] = findNames(partFromTime(text.slice(place + company.length)))
  return { whom: company, ...(found?.start === 1 && found.hasGiven && { name: found.name }) }
}

/** Keeps with whom somebody comes, where a message says it: "me and my brother". */
export function noteCompany({ state, reading }: Draft): void {
  state.company = findCompany(reading.text) ?? state.company
}

/**
 * "Could ye fit me in as well?", "put my brother down too": another appointment behind this one, or a name in the note of one
 * that is for all. Returns whether the message says so.
 */
export function takeOthers(draft: Draft): boolean {
  const { state, reading } = draft
  const service = findService(draft, state.slots.service ?? reading.slots.service)
  if (service === undefined) return false
  // A table is for all who come, and another one has a day of its own.
  const hasTables = readCapacity(service.name.en) !== undefined
  const all = reading.others.map((another) => nameRelative(another, reading.text))
  const others = hasTables ? all.filter(isApart) : all
  const take = (another: AnotherPerson) =>
    isForAll(service) && !isApart(another) ? noteAnother(draft, another) : takeAnother(draft, another)
  return others.filter(take).length > 0
}

/** "It's for my husband as well, can he come after me": who "he" is. */
function nameRelative(another: AnotherPerson, text: string): AnotherPerson {
  const { isSelf, name, relative } = another
  const whom = saysAlso(text.split(/[,.;!?]|\s(?=(?:can|could|an) )/iu)[0] ?? '') ? readForWhom(text) : undefined
  return isSelf || (name ?? relative) !== undefined || whom === undefined
    ? another
    : { ...another, relative: whom.replace(/^(?:for|do) /iu, '') }
}

/** "And another one for Saturday", of whoever this one is for, or one of his own. */
const isApart = ({ isSelf, when, what = '' }: AnotherPerson) =>
  (isSelf && when !== undefined) || /(?<!\p{L})own(?!\p{L})/iu.test(what)

function noteAnother(draft: Draft, { name, relative }: AnotherPerson): boolean {
  const { phrases } = draft
  const whom = name ?? relative
  if (whom === undefined) return false
  if (keepNote(draft, phrases.comesWith(whom))) draft.say(phrases.noted(whom))
  return true
}

function takeAnother(draft: Draft, another: AnotherPerson): true {
  const { state, reading, phrases } = draft
  const next = readNext(draft, another)
  const { name, whom, isSelf, when } = next
  // "And then another one for Aoife", said once more.
  const known = state.next.findIndex((other) =>
    isSelf === true
      ? other.isSelf
      : (name !== undefined && other.name === name) || (whom !== undefined && other.whom === whom),
  )
  // "Two haircuts, one for Aoife and me after her" has counted that one, and so has "me and my sister", who is Aoife.
  const isCounted = (other: NextBooking) =>
    isSelf === true ? Object.keys(other).length === 0 : isUnnamed(other) || (whom === undefined && isNameless(other))
  const counted = known < 0 ? state.next.findIndex(isCounted) : known
  state.next = counted < 0 ? [...state.next, next] : state.next.with(counted, { ...state.next[counted], ...next })
  // "What about my daughter, is she straight after?"
  const isAsked = known >= 0 && asksQuestion(draft.turn.text)
  const isNews = isAsked || when !== undefined || (known < 0 && counted < 0)
  const time = when && sayWhen(completeTime(draft, when), phrases, {})
  if (isNews && !reading.isAgreed)
    draft.say(phrases.bookedNext([writeNext(draft, next), time].filter(Boolean).join(', ')))
  return true
}

/** What is to be booked for somebody else, of the service of this one unless it names another. */
export function readNext(draft: Draft, { isSelf, name, relative, what, when }: AnotherPerson): NextBooking {
  const { services, language } = draft.reading
  const id = what === undefined ? undefined : matchService(what, services, language).id
  const current = draft.state.slots.service
  const own = findService(draft, current)
  const isOther = id !== current && findService(draft, id) !== undefined
  // One appointment would be enough for all of them.
  const service = isOther ? id : own !== undefined && isForAll(own) ? current : undefined
  return {
    ...(service !== undefined && { service }),
    ...(name !== undefined && { name }),
    ...(relative !== undefined && { whom: relative }),
    ...(isSelf && { isSelf }),
    ...(when !== undefined && { when }),
  }
}

/** The chosen service, if it is done to one person and so is booked for each. */
export function findForEach(draft: Draft): Service | undefined {
  const service = findService(draft, draft.state.slots.service)
  const isForEach = service !== undefined && readCapacity(service.name.en) === undefined && !isForAll(service)
  return isForEach ? service : undefined
}

/** "There's 3 of us": one appointment for each. Returns whether the message says how many they are. */
export async function takeEach(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools } = draft
  const people = countPeople(reading.text)
  if (people < 2 || findForEach(draft) === undefined || reading.others.length > 0) return false
  // "It's for the two of us", of the second one, is no third.
  const others = people - 1 - (await tools.findBookings()).length
  if (others < 1) return false
  state.next = [...state.next, ...Array(Math.max(0, others - state.next.length)).fill({})]
  if (!reading.isAgreed) draft.say(phrases.oneForEach)
  return true
}
