import type { Service } from '#contracts/receptionist/diary.ts'
import type { NextBooking } from '../../../turn/state.ts'
import type { AnotherPerson } from '../../../understanding/person/another-person.ts'
import { findCompany } from '../../../understanding/person/company.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
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
    return
  }
  state.next = others
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
export function takeOthers(draft: Draft): boolean {
  const { state, reading } = draft
  const service = findService(draft, state.slots.service ?? reading.slots.service)
  if (service === undefined || readCapacity(service.name.en) !== undefined) return false
  return (
    reading.others.filter((another) => (isForAll(service) ? noteAnother(draft, another) : takeAnother(draft, another)))
      .length > 0
  )
}

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
  const { name, isSelf, when } = next
  // "And then another one for Aoife", said once more.
  const known = state.next.findIndex((other) =>
    isSelf === true ? other.isSelf : name !== undefined && other.name === name,
  )
  // "Two haircuts, one for Aoife and me after her" has counted that one.
  const counted = known < 0 ? state.next.findIndex((other) => Object.keys(other).length === 0) : known
  state.next = counted < 0 ? [...state.next, next] : state.next.with(counted, { ...state.next[counted], ...next })
  const isNews = known < 0 ? counted < 0 || when !== undefined : when !== undefined
  const time = when && sayWhen(completeTime(draft, when), phrases, {})
  if (isNews && !reading.isAgreed)
    draft.say(phrases.bookedNext([writeNext(draft, next), time].filter(Boolean).join(', ')))
  return true
}

/** What is to be booked for somebody else, of the service of this one unless it names another. */
export function readNext(draft: Draft, { isSelf, name, relative, what, when }: AnotherPerson): NextBooking {
  const { services, language } = draft.reading
  const id = what === undefined ? undefined : matchService(what, services, language).id
  const service = id === draft.state.slots.service || findService(draft, id) === undefined ? undefined : id
  return {
    ...(service !== undefined && { service }),
    ...(name !== undefined && { name }),
    ...(relative !== undefined && { whom: relative }),
    ...(isSelf && { isSelf }),
    ...(when !== undefined && { when }),
  }
}
