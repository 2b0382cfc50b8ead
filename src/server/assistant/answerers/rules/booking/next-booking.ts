import { irishBase } from '../../../text/irish-base.ts'
import { addDays, addMinutes } from '../../../turn/irish-time.ts'
import type { NextBooking } from '../../../turn/state.ts'
import { countPeople } from '../../../understanding/person/count-people.ts'
import { splitPerson } from '../../../understanding/person/for-person.ts'
import { saysAlso } from '../../../understanding/replies/says-also.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { sharesWord, singular } from '../../../understanding/shares-word.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'
import { namesTime, saysSameTime, withoutTime } from '../times/complete-time.ts'
import { offer, offerNext } from '../times/pick-time.ts'
import { search } from '../times/search.ts'
import { closest } from '../times/times.ts'
import { nameService } from './name-service.ts'
import { readOrder } from './order-services.ts'
import { saysName } from './services.ts'
import { listWished, nameOther } from './wished-services.ts'

const COUNT: Record<string, number> = { two: 2, '2': 2, dhá: 2, three: 3, '3': 3, trí: 3 }
/** "Two haircuts", "one for Jack and one for Rory", "a first visit for me and one for my wife". */
const SEVERAL =
  /(?<!\p{L})(?:(?:two|2|three|3|dhá|trí) (?:\p{L}+ )?(?:appointments?|bookings?|visits?|slots?|sessions?|haircuts?|cuts|cars?|meetings?|choinne|gcoinne|c?h?arr)|and (?:one|another(?: one)?|the same) for (?:my|the|him|her|me|\p{Lu})|one for \p{L}+.{0,30} and one for|for my (?:twins|(?:two|2|three|3) (?:\p{L}+ )?(?:kids|children|babies|boys|girls|lads|sons|daughters|brothers|sisters|friends|dogs|cats|cars|vans))|back to back)(?!\p{L})/iu

/** Whether more than one appointment is asked for. */
export const asksForSeveral = (text: string) => SEVERAL.test(text)

/** Whether a wish is for several people by who they are, and not for several appointments. */
export const isForPeople = ({ state, reading }: Draft) => countPeople(reading.text) > 1 || state.company !== undefined

const COUNTED = /(?<!\p{L})(?<count>two|2|three|3|dhá|trí) (?<what>\p{L}+(?: \p{L}+){0,2})/iu

/** "Two massages" counts appointments. "2 front tyres", of "Tyre change", counts what one of them is for. */
function readCounted({ text, services, language }: Reading): { thing: string; isService: boolean } | undefined {
  const { count = '', what = '' } = COUNTED.exec(text)?.groups ?? {}
  const words = what.split(' ')
  const named = words.flatMap((_, place) => {
    const thing = words.slice(0, place + 1).join(' ')
    const service = services.find(({ id }) => id === matchService(thing, services, language).id)
    return service === undefined ? [] : { thing: `${count} ${thing}`, isService: endsWithHead(thing, service.names) }
  })
  return named.find(({ isService }) => isService) ?? named[0]
}

/** "2 front tyres": what a wish counts that is no appointment. */
export function readThings(reading: Reading): string | undefined {
  const counted = readCounted(reading)
  return counted?.isService === false ? counted.thing : undefined
}

const BEFORE_HEAD = /^(?:an|na|cead|dara|triu)$/u
const BEHIND_HEAD = /\s(?:for|with|to|at|in|of|on|from)\s.*$/iu

/** Whether the last word is the one that says what a service is: "change" of "Tyre change", "athrú" of "Athrú bonn". */
function endsWithHead(text: string, [english = '', irish = '']: string[]): boolean {
  const said = text.split(' ').at(-1) ?? ''
  const head = english.replace(BEHIND_HEAD, '').split(' ').at(-1) ?? ''
  const irishHead = irish
    .split(' ')
    .map(irishBase)
    .find((word) => !BEFORE_HEAD.test(word))
  return singular(said) === singular(head) || irishBase(said) === irishHead
}

const NOTHING_MORE =
  /^(?:i|me|my|you|ye|we|he|she|it|is|are|can|could|do|does|that|this|then|thanks?|please|maybe|if|when|what|how|who|tell|ring|call|send|put|book|ask|bring|go|come|get|need|want|would|will|have|see|pay|one|another|so|also|just|not|no|for|to|maybe|tá|is|níl|go|ná|cuir|mo|mé|más|ba|le|do|cad|cén|conas|cé|cá|ceann|coinne|an bhfuil|an féidir|abair|inis|glaoigh)(?!\p{L})/iu
const MORE_ENDS =
  /[,;.!?\d]|(?<!\p{L})(?:on|at|for|in|this|next|tomorrow|today|tonight|please|with|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dé|déardaoin|ag|ar|le|don|dom|do|amárach|inniu|anocht|seo|uaim|más|as|a)(?!\p{L})/iu
const MOST_WORDS_OF_MORE = 2

/** "A haircut and a colour", where only the haircut can be booked: what is asked for right behind a service. */
export function readExtras(text: string, reading: Reading): string[] {
  const [before = '', ...rest] = text.split(/\s+(?:and|plus|&|\+|agus)\s+(?:an? |the )?/iu)
  const parts = [before, ...rest]
  return rest.flatMap((part, place) => {
    const said = part.split(MORE_ENDS)[0]?.trim() ?? ''
    const last = parts[place]?.split(/\s+/).at(-1) ?? ''
    const isOfService = (words: string) =>
      reading.services.some(({ names }) => names.some((name) => sharesWord(words, name)))
    const isShort = said.length > 2 && said.split(/\s+/).length <= MOST_WORDS_OF_MORE
    return isOfService(last) && isShort && !isOfService(said) && !NOTHING_MORE.test(said) ? [said] : []
  })
}

/**
 * The services to book one after the other: the same again for another person, or others that are named beside the first
 * one. `first` is undefined where the whole message says which it is.
 */
export function listNext(draft: Draft): { first?: string; next: NextBooking[] } {
  const { reading, services } = draft
  // A table is for all who come.
  if (services.some(({ name }) => readCapacity(name.en) !== undefined)) return { next: [] }
  const wished = listWished(draft)
  const [one, ...next] = wished
  if (one?.service !== undefined && next.length > 0) return { first: one.service, next }
  const people = countPeople(reading.text)
  if (people > 1) return { next: Array(people - 1).fill({}) }
  if (asksForSeveral(reading.text) || readCounted(reading)?.isService === true) {
    const count = COUNT[COUNTED.exec(reading.text)?.groups?.count?.toLowerCase() ?? '']
    return { next: Array((count ?? 2) - 1).fill({}) }
  }
  return { next: [] }
}

/** "A haircut and a treatment", asked which service: the first of them. The others are booked behind it. */
export function takeSeveral(draft: Draft): string | undefined {
  const { first, next } = listNext(draft)
  if (first === undefined || draft.state.next.length > 0) return undefined
  draft.state.next = next
  draft.say(draft.phrases.oneAtATime)
  return first
}

const JOINED = /^\W*(?:and|plus|also|agus)(?!\p{L})/iu
/** "Yes. And now the valuation, Tuesday morning" */
const NOW_NEXT = /(?<!\p{L})(?:now|then|next|anois|ansin) (?:for )?(?:the|an|na) /iu

/** "Yes, and could I get my own apartment valued?", and not "yes, and make it a massage". */
const BEHIND_YES =
  /^\W*(?:(?:yes|yeah|yep|sea|is ea|ok|okay|grand|perfect|please|cinnte|book it|le do thoil)[\s,.;!]+)+(?:and|plus|also|agus)(?!\p{L})(?!.*(?<!\p{L})(?:instead|rather|make (?:it|that)|change|switch|in ionad|in áit|athraigh|athrú)(?!\p{L}))/isu

/** "And an inspection too": a service by name beside the chosen one is booked behind it. Returns whether there is one. */
export function addNext(draft: Draft): boolean {
  const { state, reading, phrases, services } = draft
  if (putInOrder(draft)) return true
  const { service } = reading.slots
  const known = state.asked === 'service' ? undefined : state.slots.service
  const isOther = known !== undefined && service !== undefined && service !== known
  const other = services.find(({ id }) => id === service)
  const person = splitPerson(reading.text)
  const isForOther = person.whom !== undefined || person.name !== undefined
  const isBehindYes = reading.isAgreed && state.asked === 'confirm' && BEHIND_YES.test(reading.text)
  const isNow = reading.isAgreed && NOW_NEXT.test(reading.text)
  const isBeside = isBehindYes || isNow || saysAlso(reading.text) || (isForOther && JOINED.test(reading.text))
  if (!isOther || other === undefined || !isBeside || !(isBehindYes || saysName(draft, service))) return false
  const isListed = state.next.some((next) => next.service === service)
  if (readCapacity(other.name.en) !== undefined || (isListed && !isNow)) return false
  // "Yes, and an inspection on Thursday too": the day is that of the other one.
  const own = reading.isAgreed
    ? reading.clauses.find((clause) => clause.service === service && clause.namesTime)
    : undefined
  const when = own?.text ?? (isNow && namesTime(reading.slots) ? reading.text : undefined)
  const next = { service, ...nameOther(person), ...(when !== undefined && { when }) }
  state.next = [...state.next.filter((one) => one.service !== service), next]
  if (!isListed) draft.say(phrases.bookedNext(writeNext(draft, next)))
  return true
}

/** "The viewing first, then the valuation": what was under way waits behind it, at its own time. */
function putInOrder(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const order = readOrder(draft)
  if (order === undefined) return false
  const { service: known = order.first, ...slots } = state.slots
  const time = state.hold === undefined ? {} : { when: phrases.time(state.hold.slot.local) }
  const all: NextBooking[] = [...(known === order.first ? [] : [{ service: known, ...time }]), ...state.next]
  state.next = order.others.map((service) => all.find((one) => one.service === service) ?? { service })
  state.slots = { ...slots, service: order.first }
  if (known !== order.first) {
    const isTimed = namesTime(reading.slots)
    state.slots = { ...(isTimed || state.hold !== undefined ? withoutTime(slots) : slots), service: order.first }
    state.offered = []
    delete state.hold
  }
  draft.say(phrases.chosen(draft.serviceName(order.first)))
  for (const next of state.next) draft.say(phrases.bookedNext(writeNext(draft, next)))
  return true
}

/** Offers a time right behind the appointment before, or the closest ones of its day. The next ones if it has none. */
export async function offerBehind(draft: Draft, serviceId: string): Promise<void> {
  const { at = draft.turn.reference } = draft.state.slots
  const day = at.slice(0, 10)
  const slots = await search(draft, { serviceId }, { from: `${day}T00:00`, to: addDays(`${day}T00:00`, 1) })
  const exact = slots.find(({ local }) => local === at)
  if (slots.length === 0) await offerNext(draft, { serviceId }, at)
  else offer(draft, exact === undefined ? closest(slots, at) : [exact])
}

/** "Straight after that", "ina dhiaidh sin" */
export const RIGHT_BEHIND =
  /(?<!\p{L})(?:(?:right|straight|directly|just|immediately) after(?:wards)?|after(?:wards)?(?: (?:it|that|this))?(?=\W*(?:$|[,.;!?]|please|too|as well|if))|behind (?:it|that)|ina dh?iaidh(?: sin)?)(?!\p{L})/iu

/** "Can I add a consultation right after?", of what is booked: that hour is looked at first. */
export async function takeHourBehind({ state, reading, tools, services }: Draft): Promise<void> {
  if (namesTime(reading.slots) || !RIGHT_BEHIND.test(reading.text)) return
  const last = (await tools.findBookings()).at(-1)
  const minutes = services.find(({ id }) => id === last?.serviceId)?.minutes
  if (last === undefined || minutes === undefined) return
  state.slots = { ...withoutTime(state.slots), at: addMinutes(last.local, minutes), confirm: true }
}

/** "A treatment on Wednesday at the same time", behind a booking: its hour, and its service where none is named. */
export async function takeSameTime({ state, reading, tools }: Draft): Promise<void> {
  const last = saysSameTime(reading.text) ? (await tools.findBookings()).at(-1) : undefined
  if (last === undefined) return
  const { service = reading.unknownService === undefined ? last.serviceId : undefined } = reading.slots
  state.slots = { ...withoutTime(state.slots), at: last.local, ...(service !== undefined && { service }) }
}

/** Begins the next of several bookings: for the same person, or by name for another one. Returns it, if there is one. */
export function bookNext(draft: Draft): (NextBooking & { service: string }) | undefined {
  const { state, phrases } = draft
  const { slots, hold, party } = state
  const minutes = draft.services.find(({ id }) => id === slots.service)?.minutes ?? 0
  const [wanted, ...rest] = state.next
  draft.endTask()
  const service = wanted?.service ?? slots.service
  if (wanted === undefined || service === undefined) return undefined
  const { name, ...others } = draft.state.slots
  const isForOther = wanted.name ?? wanted.whom
  const isSame = wanted.isSelf === true || (wanted.service !== undefined && isForOther === undefined)
  const isKnown = wanted.name === undefined || name?.includes(wanted.name) === true
  const nextName = isSame && isKnown ? name : wanted.name
  draft.state = {
    ...draft.state,
    task: 'book',
    next: rest,
    ...(party !== undefined && { party }),
    slots: {
      ...others,
      service,
      ...(hold !== undefined && findStart(hold.slot.local, minutes, wanted)),
      ...(nextName !== undefined && { name: nextName }),
    },
  }
  draft.say(phrases.nextBooking(writeNext(draft, wanted)))
  return { ...wanted, service }
}

/** On the day of the first one, or right behind it, if that suits. "At the same time" means its hour. */
function findStart(local: string, minutes: number, { when }: NextBooking) {
  if (when === undefined) return { at: addMinutes(local, minutes), confirm: true as const }
  return saysSameTime(when) ? { at: local } : { day: local.slice(0, 10) }
}

/** "Haircut, for my daughter" */
export function writeNext(draft: Draft, { service, isSelf, whom, name = whom }: NextBooking): string {
  const { party } = draft.state
  const what = nameService(draft, service ?? draft.state.slots.service, { party })
  return name === undefined || isSelf === true ? what : `${what}, ${draft.phrases.forWhom(name)}`
}
