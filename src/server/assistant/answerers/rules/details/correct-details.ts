import type { OwnBooking, Wanted } from '../../../turn/state.ts'
import { listDetails, wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import { withoutLenition } from '../../../understanding/person/without-lenition.ts'
import { findBookedSize } from '../../../understanding/services/booked-size.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { describeAppointment } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import { startMessage } from '../messages/take-message.ts'
import { readOtherAddress, saysAddress } from './address.ts'
import { correctFirstName, correctKnown } from './correct-name.ts'
import { formatContactOf } from './details.ts'
import { readName, readOtherName } from './names.ts'

type Found = { name?: string; email?: string; phone?: string; address?: string }

/** Keeps what a message wants to have on a booking, and which details it names without saying them. */
export function noteCorrection(draft: Draft): void {
  const { state, reading } = draft
  const found = readNewDetails(draft)
  const named = listNamed(draft)
  const wanted = named.filter((detail) => !isGiven(detail, found))
  const isOther = wanted.length + Object.keys(found).length > 0
  state.correction = { ...found, wanted, ...(!isOther && findBookedSize(reading.text)) }
}

/** "The address is wrong" speaks of the house, where somebody comes to it. */
function listNamed({ reading: { text }, state }: Draft): Wanted[] {
  if (!wantsCorrection(text)) return []
  return state.address !== undefined && saysAddress(text) ? ['address'] : listDetails(text)
}

const isGiven = (detail: Wanted, { name, email, phone, address }: Found) =>
  (detail === 'name'
    ? name
    : detail === 'address'
      ? address
      : detail === 'contact'
        ? (email ?? phone ?? name)
        : detail === 'email'
          ? email
          : phone) !== undefined

/** Asks for the next detail, or reads back what is to change. */
export async function advanceCorrection(draft: Draft, booking: OwnBooking): Promise<void> {
  if (await settleSize(draft, booking)) return
  const [wanted] = draft.state.correction?.wanted ?? []
  const question = wanted === 'name' || wanted === 'address' ? wanted : 'contact'
  draft.ask(wanted === undefined ? 'confirm' : question, writeCorrectionQuestion(draft))
}

/** A number of people that the booking has already, or that its table is not for. The team changes the table. */
async function settleSize(draft: Draft, booking: OwnBooking): Promise<boolean> {
  const { state, phrases, services } = draft
  const { party: named, shift, ...correction } = state.correction ?? { wanted: [] }
  if (named === undefined && shift === undefined) return false
  const party = named ?? (booking.party === undefined ? undefined : booking.party + (shift ?? 0))
  const { party: _, ...rest } = booking
  const what = describeAppointment(draft, rest)
  const { least = 1, most = 0 } = readCapacity(services.find(({ id }) => id === booking.serviceId)?.name.en ?? '') ?? {}
  if (party !== undefined && party === booking.party) {
    draft.endTask()
    draft.outcome = 'answered'
    draft.say(phrases.ofBooking(what, phrases.people(party)))
    return true
  }
  if (party === undefined || party < least || party > most) {
    draft.say(phrases.passedOn)
    await startMessage(draft, `${what.service}, ${what.time}: ${state.message}`)
    return true
  }
  state.correction = { ...correction, party }
  return false
}

/** The open question of a correction, also where it is repeated. */
export function writeCorrectionQuestion(draft: Draft): string {
  const { phrases, state } = draft
  const { wanted = [], name, address, party } = state.correction ?? {}
  const [next] = wanted
  if (next === 'address') return phrases.askAddress
  if (next !== undefined) return next === 'name' ? phrases.askName : phrases.askRight[next]
  const { party: _, ...rest } = state.bookings[0] ?? { serviceId: '', local: '' }
  const what = describeAppointment(draft, rest)
  return phrases.confirmCorrection(what, {
    name,
    contact: formatContactOf(state.correction ?? {}),
    address,
    people: party === undefined ? undefined : phrases.people(party),
  })
}

/** "New contact: x@y.ie.", behind what is to be moved or cancelled. */
export function writeDetailsBeside({ state, phrases }: Draft): string {
  const { name, email, phone } = state.correction ?? {}
  const isNew = name !== undefined || email !== undefined || phone !== undefined
  return isNew ? ` ${phrases.newDetails({ name, contact: formatContactOf(state.correction ?? {}) })}` : ''
}

/** Reads the answer to the open question of a correction. Returns false if the message does not answer it. */
export async function continueCorrection(draft: Draft, booking: OwnBooking): Promise<boolean> {
  const { state, reading } = draft
  const { correction = { wanted: [] } } = state
  const found = readNewDetails(draft)
  const more = listNamed(draft)
  const size = correction.party === undefined ? {} : findBookedSize(reading.text)
  if (Object.keys({ ...found, ...size }).length + more.length === 0) {
    return state.asked === 'confirm' && reading.isAgreed && correct(draft, booking)
  }
  // A number will do where an address was asked for.
  const isContact = found.email !== undefined || found.phone !== undefined
  const wanted = [...new Set([...correction.wanted, ...more])].filter(
    (detail) => !isGiven(detail, found) && (detail === 'name' || detail === 'address' || !isContact),
  )
  state.correction = { ...correction, ...found, ...size, wanted }
  if (Object.keys(size).length > 0) state.message = reading.text
  await advanceCorrection(draft, booking)
  return true
}

async function correct(draft: Draft, booking: OwnBooking): Promise<true> {
  const { state, phrases, tools, language } = draft
  const { wanted: _, shift: __, party, ...person } = state.correction ?? { wanted: [] }
  const { mailedTo } = await tools.correct({ bookingId: booking.id, person, party, language })
  draft.endTask()
  const { address = draft.state.address, ...contact } = person
  draft.state.slots = { ...draft.state.slots, ...contact }
  if (address !== undefined) draft.state.address = address
  draft.outcome = 'answered'
  const follows = mailedTo === undefined ? undefined : phrases.mailFollows(mailedTo)
  const people = party === undefined ? undefined : phrases.notedPeople(party)
  draft.say(
    [phrases.corrected(describeAppointment(draft, { ...booking, party: undefined })), people, follows]
      .filter(Boolean)
      .join(' '),
  )
  return true
}

/** The details in a message that are not known yet. */
export function readNewDetails(draft: Draft): Found {
  const { state, reading } = draft
  const known = { ...state.slots, ...state.correction }
  const { email, phone } = reading.slots
  const address = readOtherAddress(draft)
  // "5 Quay Street" is nobody's name.
  const name = address === undefined ? readNewName(draft, known.name ?? '') : undefined
  return {
    ...(name !== undefined && name !== known.name && { name }),
    ...(email !== undefined && email !== known.email && { email }),
    ...(phone !== undefined && phone !== known.phone && { phone }),
    ...(address !== undefined && { address }),
  }
}

const READERS: Partial<Record<string, typeof readName>> = { name: readName, confirm: readOtherName }
const NAMES_NAME = /(?<!\p{L})(?:name|surname|under|(?:t-|h)?ainm|sh?loinne)(?!\p{L})/iu
const SURNAME = /(?<!\p{L})(?:surname|(?:last|second|family) name|sh?loinne)(?!\p{L})/iu
/** "Change the name to …", "ye have my name wrong, it's …" */
const NEW_NAME = /^.*(?<!\p{L})(?:to|as|be|is|it['’]?s|go|ná|gurb é|is é|(?<=ainm )le)[\s:]+(?<name>\p{L}[^?!.;]*)/isu
const NO_NAME =
  /(?<!\p{L})(?:wrong\p{L}*|incorrect\p{L}*|right|chang\p{L}*|different|spel\p{L}+|misspel\p{L}+|it|that|mh?[ií]cheart|ch?ontr[aá]ilte|litri\p{L}+|athr\p{L}+|ceart)(?!\p{L})/iu

function readNewName({ state, reading }: Draft, known: string): string | undefined {
  const corrected = correctKnown(known, reading.text)
  if (corrected !== undefined) return corrected
  const reader = state.task === 'correct' ? READERS[state.asked ?? ''] : undefined
  const said = reader?.(reading) ?? (NAMES_NAME.test(reading.text) ? findNewName(reading) : undefined)
  if (said === undefined) return undefined
  // "Cuir faoi ainm Áine Ní Shé é"
  const name = withoutLenition(said.replace(/ [éí]$/iu, ''))
  const [first = ''] = known.split(' ')
  return SURNAME.test(reading.text) && !name.includes(' ') && first !== ''
    ? `${first} ${name}`
    : correctFirstName(known, name)
}

/** "Le 'Tadhg' é" */
const QUOTED = /(?<!\p{L})['‘"“](\p{L}[^'’"”]*)['’"”](?!\p{L})/gu

function findNewName(said: Draft['reading']): string | undefined {
  const reading = { ...said, text: said.text.replaceAll(QUOTED, '$1') }
  const { name: introduced, ...slots } = reading.slots
  if (introduced !== undefined && !NO_NAME.test(introduced)) return introduced
  const alone = { ...reading, slots, intents: [], clauses: [] }
  // "Go hOisín"
  const named =
    NEW_NAME.exec(reading.text)
      ?.groups?.name?.trim()
      .replace(/^h(?=[AEIOUÁÉÍÓÚ])/u, '') ?? ''
  if (named !== '' && !NO_NAME.test(named)) return readName({ ...alone, text: named })
  // "Tá m'ainm mícheart, Seán Ó Faoláin atá orm"
  const parts = reading.text.split(/[,.;!?\n]+/u).filter((part) => !NO_NAME.test(part) && !wantsCorrection(part))
  return parts.flatMap((text) => readOtherName({ ...alone, text }) ?? []).at(-1)
}
