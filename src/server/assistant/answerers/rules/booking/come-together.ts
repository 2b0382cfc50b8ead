import type { Service } from '#contracts/receptionist/diary.ts'
import type { AnotherPerson } from '../../../understanding/person/another-person.ts'
import { findCompany } from '../../../understanding/person/company.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { isForPeople } from './next-booking.ts'

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
  const others = state.next.filter((next) => next !== '')
  if (service === undefined || others.length === state.next.length) return
  // A service that was known before has been settled.
  const isNews = turn.state.slots.service === undefined || turn.state.task === undefined
  if (!isForAll(service)) {
    if (isNews && isForPeople(draft)) draft.say(phrases.oneForEach)
    return
  }
  state.next = others
  state.nextPeople = []
  const whom = state.company ?? phrases.anotherPerson
  // "My brother", of "me and my brother", says no more than that.
  const kept = state.note?.split('\n').filter((line) => line.replace(/^(?:for|do) /, '') !== whom)
  if (kept !== undefined) state.note = kept.join('\n')
  if (keepNote(draft, phrases.comesWith(whom))) draft.say(phrases.together)
}

/** Keeps with whom somebody comes, where a message says it: "me and my brother". */
export function noteCompany({ state, reading }: Draft): void {
  state.company = findCompany(reading.text) ?? state.company
}

/**
 * "Could ye fit me in as well?", "put my brother down too": another appointment behind this one, or a name in the note of one
 * that is for all. Returns whether the message says so.
 */
export function takeAnother(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { another } = reading
  const service = findService(draft, state.slots.service ?? reading.slots.service)
  if (another === undefined || service === undefined || readCapacity(service.name.en) !== undefined) return false
  if (isForAll(service)) {
    const whom = another.name ?? another.relative
    if (whom === undefined) return false
    if (keepNote(draft, phrases.comesWith(whom))) draft.say(phrases.noted(whom))
    return true
  }
  const { name, isSelf } = another
  // "And then another one for Aoife", said once more.
  if (state.nextPeople.some((person) => (isSelf ? person.isSelf : name !== undefined && person.name === name)))
    return true
  // "Two haircuts, one for Aoife and me after her" has counted that one.
  const isCounted = state.next.filter((next) => next === '').length > state.nextPeople.length
  if (!isCounted) state.next = [...state.next, '']
  state.nextPeople = [...state.nextPeople, { ...(name !== undefined && { name }), ...(isSelf && { isSelf }) }]
  if (!isCounted && !reading.isAgreed) draft.say(phrases.bookedNext(writeNext(draft, service.id, another)))
  return true
}

function writeNext(draft: Draft, id: string, { isSelf, name, relative }: AnotherPerson): string {
  const service = draft.serviceName(id)
  const whom = isSelf ? undefined : (name ?? relative)
  return whom === undefined ? service : `${service}, ${draft.phrases.forWhom(whom)}`
}
