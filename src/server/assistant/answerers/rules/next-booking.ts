import { addMinutes } from '../../turn/irish-time.ts'
import { matchService } from '../../understanding/match-service.ts'
import { readCapacity } from '../../understanding/party-size.ts'
import type { Draft } from './draft.ts'

const COUNT: Record<string, number> = { two: 2, '2': 2, dhá: 2, three: 3, '3': 3, trí: 3 }
/** "Two haircuts", "one for Jack and one for Rory", "a first visit for me and one for my wife". */
const SEVERAL =
  /(?<!\p{L})(?:(?:two|2|three|3|dhá|trí) (?:\p{L}+ )?(?:appointments?|bookings?|visits?|slots?|sessions?|haircuts?|cuts|cars?|meetings?|choinne|gcoinne|c?h?arr)|and (?:one|another(?: one)?|the same) for (?:my|the|him|her|me|\p{Lu})|one for \p{L}+.{0,30} and one for|for my (?:two|three)|back to back)(?!\p{L})/iu

/** Whether more than one appointment is asked for. */
export const asksForSeveral = (text: string) => SEVERAL.test(text)

const COUNTED = /(?<!\p{L})(?<count>two|2|three|3|dhá|trí) (?<what>\p{L}+(?: \p{L}+)?)/iu

/** "Two massages" */
function countsService({ reading }: Draft): boolean {
  const what = COUNTED.exec(reading.text)?.groups?.what
  return what !== undefined && matchService(what, reading.services, reading.language).id !== undefined
}

const MAX_WORDS = 5
const JOINTS = /\s*(?:,|\+|&|(?<!\p{L})(?:and|plus|also|agus|chomh maith le|freisin)(?!\p{L}))\s*/iu

/** The services to book after the first one: the same again for another person, or others that are named beside it. */
export function listNext(draft: Draft): string[] {
  const { reading, services } = draft
  // A table is for all who come.
  if (services.some(({ name }) => readCapacity(name.en) !== undefined)) return []
  if (asksForSeveral(reading.text) || countsService(draft)) {
    const count = COUNT[COUNTED.exec(reading.text)?.groups?.count?.toLowerCase() ?? '']
    return Array((count ?? 2) - 1).fill('')
  }
  const [first = '', ...rest] = reading.text.split(JOINTS)
  // "… of selling the house, and someone said ye do valuations" names no second wish.
  const parts = [first, ...rest.filter((part) => part.trim().split(/\s+/).length <= MAX_WORDS && !part.includes('?'))]
  const named = parts.map((part) => matchService(part, reading.services, reading.language).id)
  const [, ...others] = [...new Set(named.filter((id) => services.some((service) => service.id === id)))]
  return others.flatMap((id) => id ?? [])
}

/** Begins the next of several bookings: for the same person, or by name for another one. Returns its service, if any. */
export function bookNext(draft: Draft): string | undefined {
  const { state, phrases } = draft
  const { next, slots, hold, party } = state
  const minutes = draft.services.find(({ id }) => id === slots.service)?.minutes ?? 0
  // Right behind the first one, if that suits.
  const at = hold === undefined ? undefined : addMinutes(hold.slot.local, minutes)
  const [wanted, ...rest] = next
  draft.endTask()
  if (wanted === undefined) return undefined
  const service = wanted === '' ? slots.service : wanted
  if (service === undefined) return undefined
  const { name, ...others } = draft.state.slots
  draft.state = {
    ...draft.state,
    task: 'book',
    next: rest,
    ...(party !== undefined && { party }),
    slots: {
      ...others,
      service,
      ...(at !== undefined && { at, confirm: true as const }),
      ...(wanted !== '' && name !== undefined && { name }),
    },
  }
  draft.say(phrases.nextBooking(draft.serviceName(service)))
  return service
}
