import { isReadBack } from '../../../turn/state.ts'
import { lacksCode, withoutIdle } from '../../../understanding/person/beside-address.ts'
import { wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import { CONTACT, findNames } from '../../../understanding/person/find-name.ts'
import { findOwnAddress } from '../../../understanding/person/own-address.ts'
import {
  completeAddress,
  correctAddress,
  isVague,
  replaceAddress,
  type SaidAddress,
  saysSaidBefore,
  splitAddress,
  withoutEircode,
} from '../../../understanding/person/split-address.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { isIdleRemarkAlone } from '../../../understanding/replies/idle-remarks.ts'
import { findEircode } from '../../../understanding/slots.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import { namesServiceInOrder } from '../booking/order-services.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { takeNote } from './take-note.ts'

/** How often the address is asked for. The booking goes on without one. */
const MAX_TRIES = 2

/** Whether what is booked takes place at the customer's. */
export const isAtCustomer = ({ turn, reading, state: { task, hold, slots } }: Draft): boolean => {
  const id = hold?.slot.serviceId ?? slots.service ?? reading.slots.service
  const { services } = turn.configuration.diary
  return task === 'book' && services.find((service) => service.id === id)?.place === 'customer'
}

/** The address of what is booked. Null: it was asked for and not given. Undefined where none is needed. */
export const pickAddress = (draft: Draft): string | null | undefined =>
  isAtCustomer(draft) ? (draft.state.address ?? null) : undefined

/** The words that ask for it. Whoever gave none is told why it is needed. */
export const writeAddressQuestion = ({ state, phrases }: Draft): string =>
  state.addressTries === 0 ? phrases.askAddress : phrases.askAddressAgain

/** Asks for the address of a service at the customer's. Returns false once it is known, or was asked for twice. */
export function askForAddress(draft: Draft): boolean {
  const { state } = draft
  const isKnown = state.address !== undefined && !isVague(state.address)
  if (!isAtCustomer(draft) || isKnown || state.addressTries >= MAX_TRIES) return false
  draft.ask('address', writeAddressQuestion(draft))
  return true
}

/**
 * Another address than that of a booking of this conversation: "the address is 5 Main Street". Undefined where nothing was
 * booked at the customer's.
 */
export function readOtherAddress(draft: Draft): string | undefined {
  const { state, turn } = draft
  const known = state.correction?.address ?? state.address
  // A viewing became a valuation, at an address that nobody knows yet.
  if (known === undefined && state.task === 'correct') return readAnswer(draft)?.address
  if (known === undefined || (state.task !== undefined && state.task !== 'correct')) return undefined
  const said = state.asked === 'address' ? readAnswer(draft) : splitTold(draft)
  const other = correctAddress(known, turn.text) ?? (said && replaceAddress(known, said.address))
  return other === known ? undefined : other
}

/** The address in what a message tells and does not ask. */
function splitTold({ reading: { clauses, text } }: Draft): SaidAddress | undefined {
  const told = clauses.filter(({ isQuestion }) => !isQuestion).map((clause) => clause.text)
  return splitAddress(told.length === clauses.length ? text : told.join('. '), false)
}

const ADDRESS = /(?<!\p{L})(?:address|eircode|(?:t-)?s?h?eoladh|(?:t-|n-)?éirchód)(?!\p{L})/iu
const MAIL = /(?<!\p{L})(?:e-?mail|mail|r[íi]omhphoist|r[íi]omhphost)(?!\p{L})|@/iu

/** Whether a text names an address, and not one of mail. */
export const saysAddress = (text: string) => ADDRESS.test(text) && !MAIL.test(text)

/** "Why do you need it?", "can I give it later?", "same as last time": about the address, and none. */
const SAYS_NONE =
  /^\W*(?:(?:and|but|oh|eh|ah|sorry|ok|yeah|yes|no|agus|ach|ó)[\s,]+)*(?:why|what(?: is that|['’]?s (?:that|it))? for|what(?:['’]?s| has) (?:that|it|my address) (?:got )?to do|do (?:i|we) (?:really )?(?:have|need) to|is (?:that|it) (?:really )?(?:needed|necessary|required)|(?:can|could) (?:i|we) (?:give|send|text|tell|say)(?: \p{L}+){0,3} (?:later|after|then|on the day)|(?:the )?same (?:as|place|address|one)|cén fáth|cad chuige|cad ina thaobh|cén gá|an gá|an bhfuil gá|mar an gcéanna|an (?:áit|seoladh) chéanna)(?!\p{L})/iu

/** Whether a message answers the question for the address. */
export const givesAddress = (draft: Draft): boolean => readAnswer(draft) !== undefined

function readAnswer({ state, reading }: Draft): SaidAddress | undefined {
  if (state.asked !== 'address') return undefined
  const { language, slots, intents, clauses } = reading
  const isSure = slots.eircode !== undefined || findOwnAddress(reading.text) !== undefined
  const told = clauses.filter((one) => !one.isQuestion || findEircode(one.text) !== undefined).map((one) => one.text)
  const text = told.length === clauses.length ? reading.text : told.join('. ')
  const isOther =
    reading.isGivingUp ||
    namesOnlyTime(text, language) ||
    SAYS_NONE.test(text) ||
    isIdleRemarkAlone(text) ||
    INSTEAD.test(text) ||
    wantsCorrection(text) ||
    namesServiceInOrder(text, reading) ||
    intents.some((one) => WISHES.has(one))
  return isOther && !isSure ? undefined : splitAddress(text, true)
}

const WISHES = new Set<Clause['intent']>([
  'book',
  'move',
  'cancel',
  'message',
  'person',
  'complaint',
  'thanks',
  'insult',
])
const INSTEAD =
  /(?<!\p{L})(?:instead|rather(?! not)|actually|make it|change|earlier|later|in ionad|in áit|b['’]fhearr|seachas|níos (?:luaithe|déanaí))(?!\p{L})/iu

/**
 * Reads the answer to the question for the address, with what else it tells the team. What gives none counts as a try, and
 * a refusal as the last one. Returns false for what asks or wishes something else.
 */
export function takeAskedAddress(draft: Draft): boolean {
  const { state, reading } = draft
  if (state.asked !== 'address') return false
  const said = readAnswer(draft)
  if (said === undefined && !isRemark(draft) && !SAYS_NONE.test(reading.text)) return false
  if (said === undefined) countTry(draft)
  else if (isVague(said.address)) {
    state.address = replaceAddress(state.address, said.address)
    state.addressTries += 1
  } else
    state.address = isVague(state.address ?? '1')
      ? completeAddress(state.address, said.address)
      : replaceKnown(draft, said)
  const { email, phone } = reading.slots
  state.slots = { ...state.slots, ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
  const isAsked = reading.clauses.some(({ isQuestion }) => isQuestion)
  const told = said?.rest ?? (isAsked || saysSaidBefore(reading.text) ? '' : withoutCourtesy(reading.text))
  const note = [withoutIdle(told), reading.aside].filter(Boolean)
  if (note.length > 0) takeNote(draft, note.join('. '))
  return true
}

function countTry({ state, reading: { text } }: Draft): void {
  const isRefused = REFUSES.test(text) && !lacksCode(text)
  state.addressTries = isRefused ? MAX_TRIES : state.addressTries + 1
}

/** The Eircode of a wrong address is wrong too. */
function replaceKnown({ state: { address = '' } }: Draft, said: SaidAddress): string {
  return replaceAddress(withoutEircode(address) === '' ? undefined : address, said.address)
}

/** "I don't know", "ye have it already", "not sure": neither an address nor another wish. */
const isRemark = ({ reading, reading: { text, slots, intents, clauses } }: Draft) =>
  (slots.at ?? slots.day ?? slots.service ?? slots.name) === undefined &&
  intents.every((intent) => !WISHES.has(intent)) &&
  !clauses.some(({ isQuestion }) => isQuestion) &&
  !INSTEAD.test(text) &&
  !namesServiceInOrder(text, reading) &&
  !wantsCorrection(text)

const REFUSES =
  /(?<!\p{L})(?:(?:don['’]?t|do not|not) (?:have|want|know|wish|like)|rather not|not sure|no idea|prefer not|skip|go on without|ar aghaidh|already have|(?:have|know) (?:it|where|that|the)|same (?:as|place|address|one)|been (?:here|out)|later|when (?:ye|you|they|he) (?:ring|call)|níl a fhios|níl (?:fonn|sé|agam)|b['’]fhearr liom|ní (?:maith|mian|theastaíonn)|níos déanaí|ar ball|tá (?:sé|a fhios) (?:agaibh|agat|cheana))(?!\p{L})/iu

/** What the team can use of a message without an address. */
const withoutCourtesy = (text: string) => (agrees(text) || text.trim().split(/\s+/).length < 3 ? '' : text.trim())

/** "14 Main Street, not 4": corrects the known address. Returns whether it does. */
export function correctPlace(draft: Draft): boolean {
  const { state, turn } = draft
  if (!isAtCustomer(draft) || state.address === undefined || state.asked === 'address') return false
  const corrected = correctAddress(state.address, turn.text)
  if (corrected === undefined) return false
  state.address = corrected
  return true
}

/** Whether an address in this message goes to what is booked, and not into its note. */
export const takesPlace = (draft: Draft) => isAtCustomer(draft) && draft.state.asked !== 'address'

/** Says which address was taken, unless it is read back at once. */
export function sayPlace(draft: Draft): void {
  const { state, phrases } = draft
  const { name, email, phone } = state.slots
  const isReadNext = state.hold !== undefined && name !== undefined && (email ?? phone) !== undefined
  if (state.address !== undefined && !isReadNext) draft.say(phrases.notedAddress(state.address))
}

/** Takes an address that was said beside other things, or noted before. Returns whether it is news. */
export function settleAddress(draft: Draft): boolean {
  const { state, turn } = draft
  if (!isAtCustomer(draft) || state.asked === 'address') return false
  const known = state.address
  const isCorrection = isReadBack(state)
  // This message has corrected it already.
  if (isCorrection && known !== turn.state.address) return false
  const said = splitTold(draft)
  for (const noted of takeFromNote(draft)) {
    if (said === undefined || !isCorrection) state.address = completeAddress(state.address, noted)
  }
  if (said !== undefined) state.address = (isCorrection ? replaceAddress : completeAddress)(state.address, said.address)
  return state.address !== known
}

/** The addresses in the note of a booking. What else it says stays. */
function takeFromNote({ state }: Draft): string[] {
  const found: string[] = []
  const kept = (state.note ?? '').split(/\n|\. (?=\S)/u).flatMap((line) => {
    const isAddress = findOwnAddress(line) !== undefined || findEircode(line) !== undefined
    const said = isAddress ? splitAddress(line, true) : undefined
    if (said === undefined) return line
    found.push(said.address)
    return said.rest === '' ? [] : said.rest
  })
  if (found.length === 0) return []
  const note = kept.filter(Boolean).join('\n')
  if (note === '') delete state.note
  else state.note = note
  return found
}

/** "4 Quay Street, Seán Ó Foláin 087 …": an address ends before a number, and before the name beside it. */
export function findAddress(text: string): string | undefined {
  const [address, ...rest] = findOwnAddress(text, text.includes('?'))?.split(CONTACT) ?? []
  if (address === undefined || rest.length === 0) return address
  // "4 Henry St" is a street, whatever its first word.
  const beside = findNames(address).find(
    ({ hasGiven, isWhole, count, start }) =>
      hasGiven && isWhole && count > 1 && !/^\W*\d*[a-d]?\W*$/iu.test(address.slice(0, start)),
  )
  return address.slice(0, beside?.start)
}
