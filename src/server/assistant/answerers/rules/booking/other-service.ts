import { refusesService } from '../../../understanding/services/match-service.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { findTable } from '../changes/resize-table.ts'
import { readChoice } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { namesTime, withoutTime } from '../times/complete-time.ts'
import { takeSeveral } from './next-booking.ts'
import { askForService, readService, saysName } from './services.ts'

const INSTEAD =
  /(?<!\p{L})(?:instead|rather|actually|make it|change it|meant|prefer|not an?|in ionad|in áit|b['’]fhearr|seachas|ina (?:ionad|áit)|ní hea|a bhí i gceist)(?!\p{L})/iu
/** "Sorry, it's tyres I need": says what the booking is for, after another thing was understood. */
const CORRECTS =
  /^\W*(?:(?:no|nah|nope|sorry|wait|oh|ah|ní hea|ní h[éí]|gabh mo leithscéal|brón orm|tá brón orm)(?!\p{L})|(?:\p{L}+\W+){0,3}?(?:i (?:said|needed|wanted)|it['’]?s (?:the|an?|for)|wrong|dúirt mé|mícheart))|(?<!\p{L})(?:i (?:need|want)|atá (?:uaim|de dhíth|ag teastáil))\W*(?:$|[.,;!])/iu

const ASKS_FOR =
  /(?<!\p{L})(?:(?:can|could|may|would|will) (?:i|we|you|ye|it)|(?:what|how) about|instead|rather|an (?:féidir|bhféadfainn|bhféadfá|bhféadfaí)|cad faoi|céard faoi|in ionad|in áit)(?!\p{L})/iu

/** A chosen service, or a service named in place of the earlier one: by its name, or as what is wanted instead. */
export function takeService(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const service = state.asked === 'service' ? (takeSeveral(draft) ?? readService(draft)) : reading.slots.service
  if (service === undefined || service === state.slots.service) return false
  const known = state.asked === 'service' ? undefined : state.slots.service
  if (known !== undefined && !isChange(draft, service, known)) return false
  replaceService(draft, service)
  if (known !== undefined && draft.services.some(({ id }) => id === service))
    draft.say(phrases.chosen(draft.serviceName(service)))
  return true
}

/** Puts another service in place of the known one, at the time that is held or chosen. */
function replaceService({ state, reading }: Draft, service: string): void {
  const chosen = state.asked === 'choice' ? readChoice(reading, state.offered) : undefined
  const local =
    typeof chosen === 'object' ? chosen.local : namesTime(reading.slots) ? undefined : state.hold?.slot.local
  if (local !== undefined) state.slots = { ...withoutTime(state.slots), at: local }
  state.slots.service = service
  // The offered times were free for the other service.
  state.offered = []
}

/** "One more", of a table that is not for so many: the smallest one that is. Returns false if the table does. */
export function fitTable(draft: Draft): boolean {
  const { state, services } = draft
  const { service } = state.slots
  const isTable = readCapacity(services.find(({ id }) => id === service)?.name.en ?? '') !== undefined
  if (service === undefined || state.party === undefined || !isTable) return false
  const table = findTable(draft, service, state.party)
  if (table === undefined || table === service) return false
  replaceService(draft, table)
  return true
}

function isChange(draft: Draft, service: string, known: string): boolean {
  const { reading } = draft
  const { text, slots, partySize } = reading
  // "Is there a courtesy car with the inspection?"
  const isAsked = reading.clauses.some((clause) => clause.service === service && clause.isQuestion)
  if (isAsked && !ASKS_FOR.test(text)) return false
  if (saysName(draft, service) || partySize !== undefined) return true
  if (refusesService(text, known, reading.services, reading.language)) return true
  if (wishesToBook(draft, service)) return true
  const isNamed = reading.services.some(
    ({ id, names }) => id === service && names.some((name) => sharesWord(text, name)),
  )
  // "Could I leave the car in on Tuesday instead?" is about the day.
  if (INSTEAD.test(text)) return isNamed || !namesTime(slots)
  return (
    isNamed &&
    CORRECTS.test(text) &&
    reading.clauses.every((clause) => clause.service !== service || !clause.isQuestion)
  )
}

/** "I'd like to book a service for the car", of times that are offered for an inspection. */
const wishesToBook = ({ state, reading: { clauses } }: Draft, id: string) =>
  state.asked === 'choice' &&
  clauses.some(
    ({ intent, service, isQuestion, text }) => intent === 'book' && service === id && !isQuestion && BOOKS.test(text),
  )
const BOOKS =
  /(?<!\p{L})(?:(?:want|like|need|looking|trying|have) to (?:book|get|make|arrange)|(?:ba mhaith|teasta[íi]onn|t[áa] m[ée] ag iarraidh|t[áa]im ag iarraidh)(?!\p{L}).{3,40}(?:a chur in [áa]irithe|a dh[ée]anamh|a fh[áa]il))(?!\p{L})/iu

/** "I meant the inspection, not a service", where that is what is booked: says so, and goes on. */
export function confirmsService(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { service } = state.slots
  if (service === undefined || reading.slots.service !== service || state.asked === 'service') return false
  // "It's not an inspection I want but a full service"
  const isOtherRefused = reading.services.some(
    ({ id }) => id !== service && refusesService(reading.text, id, reading.services, reading.language),
  )
  const isSaid =
    isOtherRefused ||
    wishesToBook(draft, service) ||
    (saysName(draft, service) && (CORRECTS.test(reading.text) || INSTEAD.test(reading.text)))
  if (!isSaid || namesTime(reading.slots) || reading.clauses.some(({ isQuestion }) => isQuestion)) return false
  draft.say(phrases.chosen(draft.serviceName(service)))
  return true
}

const CHOSE_NONE =
  /(?<!\p{L})(?:(?:i|we) (?:did ?n['’]?o?t|never|have ?n['’]?o?t|had ?n['’]?o?t)(?: (?:even|actually|yet))* (?:pick(?:ed)?|choose|chose|chosen|select(?:ed)?|decided?)(?: (?:on|for))?(?: (?:anything|any(?: of (?:those|them))?|one|that|it|yet|an? \p{L}+|the \p{L}+))*|níor (?:roghnaigh|phioc|thogh) (?:mé|muid|mise|sinn)(?: (?:aon (?:rud|cheann)|rud ar bith|ceann(?: ar bith)?|tada|dada|faic|é|í|sin|fós|acu))*)\W*$/iu

/** "I didn't pick anything", of a service that was taken to be chosen. */
const choseNone = (draft: Draft) => CHOSE_NONE.test(draft.reading.text) && draft.turn.state.asked !== 'confirm'

/**
 * "It's not a service I want but the brakes", where no other one is known, and "I didn't pick anything": asks which it is, and
 * keeps the time.
 */
export async function takeRefusedService(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  const { service: known } = state.slots
  if (known === undefined && state.asked === 'service' && choseNone(draft)) {
    repeatQuestion(draft)
    return true
  }
  if (known === undefined || draft.services.length < 2) return false
  const isNone = choseNone(draft)
  if (reading.slots.service !== undefined && !isNone) return false
  if (!isNone && !refusesService(reading.text, known, reading.services, reading.language)) return false
  const at = state.hold?.slot.local
  const { service: _, ...slots } = state.slots
  state.slots = at === undefined ? slots : { ...withoutTime(slots), at }
  state.offered = []
  delete state.hold
  await askForService(draft)
  return true
}
