import { isDeepStrictEqual } from 'node:util'
import { writeParty } from '#content/receptionist/booking-note.ts'
import { formatPhone } from '#contracts/irish.ts'
import { stripMarks } from '#contracts/words/strip-marks.ts'
import { isReadBack } from '../../../turn/state.ts'
import { type Channel, readChannel } from '../../../understanding/channel.ts'
import { tellsNeed } from '../../../understanding/needs.ts'
import { namesUsualPerson } from '../../../understanding/note-topics.ts'
import { findCompanion } from '../../../understanding/person/company.ts'
import { correctEmail } from '../../../understanding/person/correct-email.ts'
import { findName } from '../../../understanding/person/find-name.ts'
import { findParent, saysParentAlone, saysWhoWrites } from '../../../understanding/person/find-parent.ts'
import { readRelativesContact } from '../../../understanding/person/relatives-contact.ts'
import { withoutLenition } from '../../../understanding/person/without-lenition.ts'
import { ordersCorrected } from '../../../understanding/replies/agrees.ts'
import { isServiceName } from '../../../understanding/services/service-words.ts'
import { hasShortPhone } from '../../../understanding/slots.ts'
import { namesOnlyTime } from '../../../understanding/when/parse-when.ts'
import type { Draft } from '../draft.ts'
import { isOtherPerson, readForWhom, readNote, readPlace } from '../messages/notes.ts'
import {
  correctPlace,
  findAddress,
  isAtCustomer,
  pickAddress,
  sayPlace,
  saysAddress,
  settleAddress,
  takesPlace,
} from './address.ts'
import { correctFirstName, correctKnown, respellKnown, takeSurname, withoutSpelling } from './correct-name.ts'
import { noteWhom, readWhom, replacesChild, wholeName } from './for-whom.ts'
import { isAddressed, listOtherNames, readName, readNameBeside, readOtherName } from './names.ts'
import { readNumbers } from './phone-numbers.ts'
import { keepNote, keepNumber, nameCompany, takeNote, takePlaceNote } from './take-note.ts'
import { replaceContacts } from './without-details.ts'

/** Whether the name is unknown, or how to reach the person. */
export const lacksDetails = ({ state: { slots, channel } }: Draft) =>
  slots.name === undefined ||
  (slots.email === undefined && slots.phone === undefined) ||
  (channel !== undefined && slots[channel] === undefined)

/** Asks for the missing details of the person. Returns false once all are known. */
export function askForDetails(draft: Draft, contactQuestion: string): boolean {
  if (!lacksDetails(draft)) return false
  if (draft.state.slots.name === undefined) draft.ask('name', askForName(draft))
  else draft.ask('contact', contactQuestion)
  return true
}

/** The words that ask how to reach the person: by what they chose themselves, if they did. */
export const askForContact = ({ phrases, state: { channel } }: Draft) =>
  channel === undefined ? phrases.askContact : phrases.askRight[channel]

/** "Email and five of us": takes how the person wants to be reached, where that is not known yet. */
export function takeChannel({ state, reading }: Draft): Channel | undefined {
  const channel = readChannel(reading.text)
  if (channel === undefined) return undefined
  // "No, the phone is grand": that is known.
  const isKnown = (reading.slots[channel] ?? state.slots[channel]) !== undefined
  if (isKnown) delete state.channel
  else state.channel = channel
  if (isKnown) return undefined
  return channel
}

/** The words that ask for the name: a message has no appointment to put it under. */
export const askForName = ({ phrases, state }: Draft) =>
  state.task === 'message' || readForWhom(state.note ?? '') !== undefined ? phrases.askCaller : phrases.askName

/** Reads name, email, phone and a note about the booking out of a message. Returns whether it found any. */
export function takeDetails(draft: Draft): boolean {
  const { reading, state, phrases } = draft
  const correctedEmail = correctEmail(state.slots.email, reading.text)
  const email = reading.slots.email ?? correctedEmail
  const { phone, others } = readNumbers(draft)
  const place = readPlace(reading)
  const isPlaceCorrected = correctPlace(draft) || (isReadBack(state) && settleAddress(draft))
  const isCorrection = isPlaceCorrected || correctedEmail !== undefined
  const { name: known } = state.slots
  const whom = readWhom(draft)
  const ofRelative = state.task === 'book' && known !== undefined ? readRelativesContact(reading.text) : undefined
  const person = isCorrection || ofRelative !== undefined ? undefined : readPersonName(draft)
  // "No, 11 for Saoirse", of a booking of Denise's: the contact stays.
  const name = known !== undefined && person === whom ? undefined : person
  const parent = findParent(reading.text)
  const told = state.task === 'book' && (!isCorrection || place !== undefined) ? readNote(reading) : undefined
  // "I'm Aoife, his mam" tells no more than the name.
  const isParent = state.task === 'book' && known !== undefined && saysParentAlone(reading.text)
  const isNameAlone = told !== undefined && (isParent ? !tellsNeed(told) : parent !== undefined && saysWhoWrites(told))
  const note = ofRelative ?? (isNameAlone ? undefined : told && withoutSpelling(told, name ?? known))
  const found = {
    ...(name !== undefined && { name: name.slice(0, MAX_NAME_CHARACTERS) }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
  // "Gan h" is answered with the name, unless the summary has it.
  const isRespelled = respellKnown(state.slots.name ?? '', reading.text) !== undefined
  const now = { ...state.slots, ...found }
  if (state.message !== undefined) state.message = replaceContacts(state.message, state.slots, now)
  state.slots = now
  // A number will do after all, where an address was wished.
  if (email !== undefined || phone !== undefined) delete state.channel
  if (isRespelled && name !== undefined && lacksDetails(draft)) draft.say(phrases.noted(name))
  if (email !== undefined && !reading.text.includes(email) && stripMarks(reading.text).includes(email)) {
    draft.say(phrases.withoutFadas(email))
  }
  if (hasShortPhone(reading.text)) draft.say(phrases.shortPhone)
  const isPlaceTold = state.task === 'book' && place !== undefined
  if (isPlaceTold) takePlaceNote(draft, place, !takesPlace(draft))
  if (note !== undefined) takeNote(draft, note)
  const isCompanyNamed = nameCompany(draft)
  for (const other of others) keepNumber(draft, other)
  const isWhomTold = notePeople(draft, { name, known, whom, parent })
  if (isParent) delete state.slots.name
  if (isParent) noteWhom(draft, known)
  const isPlaced = isPlaceCorrected || settleAddress(draft)
  if (isPlaced) sayPlace(draft)
  const isNoted = isWhomTold || isCompanyNamed || isPlaceTold || note !== undefined
  return isParent || isNoted || isPlaced || Object.keys(found).length > 0
}

type People = { [Who in 'name' | 'known' | 'whom']: string | undefined } & { parent: ReturnType<typeof findParent> }

/** Notes who else than the contact is named. Returns whether it says for whom the booking is. */
function notePeople(draft: Draft, { name, known, whom, parent }: People): boolean {
  if (parent !== undefined) return noteWhom(draft, parent.child ?? known)
  if (name === undefined) return noteWhom(draft, whom)
  if (isOtherPerson(draft.reading.text)) keepNote(draft, draft.phrases.forWhom(name))
  // "For my son", "Cian Kelly", and then "Mark Kelly".
  else if (known !== undefined && replacesChild(draft, isOtherName(known, name))) return noteWhom(draft, known)
  else if (name !== whom && noteWhom(draft, whom)) return true
  else if (known === undefined) noteOthers(draft, name)
  return false
}

const isOtherName = (known: string, name: string) =>
  known.split(' ')[0] !== name.split(' ')[0] && correctFirstName(known, name) === name

const MAX_NAME_CHARACTERS = 200

function readPersonName({
  reading: said,
  state: { task, slots, asked, company, note = '' },
}: Draft): string | undefined {
  const { name: known = '' } = slots
  if (known !== '' && company !== undefined && findCompanion(said.text) !== undefined) return undefined
  // "Dé hAoine, 4 Nollaig" is nobody's name.
  if ((known !== '' || said.text.trim().includes(' ')) && namesOnlyTime(said.text, said.language)) return undefined
  const shared = takeSurname(known, readForWhom(note), said.text)
  if (shared !== undefined) return shared
  const parent = findParent(said.text)
  if (parent !== undefined) return parent.name
  const companion = findCompanion(said.text)
  if (companion !== undefined && UNDER_THAT.test(said.text)) return companion
  // "For my daughter", and then "her name is Saoirse": the contact is somebody else.
  if (companion !== undefined && readForWhom([note, said.text].join('\n')) !== undefined)
    return findName(said.text.replaceAll(companion, ' '))
  // "4 Main Street" is nobody's name.
  const address = findAddress(said.text)
  const reading = address === undefined ? said : { ...said, text: said.text.replace(address, ' ') }
  const corrected = correctKnown(known, reading.text)
  const name = corrected ?? READERS[asked ?? 'service']?.(reading) ?? reading.slots.name ?? readNameBeside(reading)
  // "No, I want Mary Murphy herself": she serves, and does not come.
  const isWished = said.diaryWish?.name === name
  if (name === undefined || isWished || isServiceName(name, reading.services)) return undefined
  // "Change it to: the gate is open, for Aoife Murphy": she does not write it.
  if (task === 'message' && isAddressed(said.text, name)) return undefined
  // "Margaret and Denis Kelleher", and then "it's me, Margaret": with the surname of both.
  if (asked !== 'name' && note.split('\n').includes(name)) return [name, ...known.split(' ').slice(1)].join(' ')
  const whole = wholeName(name, note)
  return asked === 'name' ? whole : correctFirstName(known, whole)
}

/** "Saoirse is her name, put it under that" */
const UNDER_THAT = /(?<!\p{L})(?:under (?:that|it|(?:his|her) name)|faoin ainm sin|faoina (?:h)?ainm)(?!\p{L})/iu

/** How a name is read where it is expected. Elsewhere it needs to stand out. */
const READERS: Partial<Record<string, typeof readName>> = {
  name: readName,
  contact: readOtherName,
  confirm: readOtherName,
  change: readOtherName,
}

/** A booking has one name. Who else is named goes into its note, unless the next booking is for them. */
function noteOthers(draft: Draft, name: string): void {
  const { state, reading, turn } = draft
  if (state.task !== 'book' || state.next.length > 0) return
  const people = turn.configuration.diary.diaries.map((diary) => diary.name)
  const others = listOtherNames(reading, name, people).filter(
    (other) => state.note?.toLowerCase().includes(other.replace(/^(?:for|do) /, '').toLowerCase()) !== true,
  )
  if (others.length > 0) takeNote(draft, others.join(', '))
}

const CONFIRMS =
  /(?<!\p{L})(?:book (?:it|that|me)|(?:send|pass) (?:it|that)|(?:cuir|cuirigí) (?:(?:é|í) )?(?:in áirithe|síos|ar aghaidh)|cuir an ch?oinne in áirithe|seol)(?!\p{L})/iu

/** Reads details like `takeDetails`. "yes" to the summary counts only if they stay as they were in it. */
export function readConfirmation(draft: Draft): { hasDetails: boolean; isConfirmed: boolean } {
  const { note: _, ...known } = pickPerson(draft)
  const hasDetails = takeDetails(draft)
  // "Yes, and tell him to mind the dog" changes nothing that was read back.
  const { note: __, ...now } = pickPerson(draft)
  // "Yes, and email it to x@y.ie": an address beside the number changes nothing either.
  const added = known.email === undefined ? undefined : now.email
  const isSame = isDeepStrictEqual(known, { ...now, email: added })
  const { state, reading } = draft
  // "Nothing, book it", to "what should I change?"
  const isAsked = state.asked === 'confirm' || (state.asked === 'change' && CONFIRMS.test(reading.text))
  // "No A in it, just Sinead Walsh, and yes, book it"
  const isOrdered = state.asked === 'confirm' && hasDetails && !isSame && ordersCorrected(reading.text)
  if (isOrdered) confirmDetails(draft)
  return { hasDetails, isConfirmed: isOrdered || (isAsked && reading.isAgreed && isSame) }
}

/** Repeats details that the contact gave without being asked. Those that are known already only if `isAll`. */
export function confirmDetails(draft: Draft, isAll = false): void {
  const details = [draft.state.slots.name, formatContact(draft)].filter(Boolean).join(', ')
  const { slots } = draft.turn.state
  const isKnown = details === [slots.name, formatContactOf(slots)].filter(Boolean).join(', ')
  if (details !== '' && (isAll || !isKnown)) draft.say(draft.phrases.noted(details))
}

/** Under whose name a booking is, and for whom: "Mary Byrne (for my son Jack)". */
export function formatName({ state: { slots, note = '' }, phrases }: Draft): string {
  const { name = '' } = slots
  const whom = readForWhom(note)
  // "With my usual girl" serves, and does not come along.
  const lead = `${phrases.comesWith('').trimEnd()} `
  const company = note.split('\n').filter((line) => line.startsWith(lead) && !namesUsualPerson(line))
  if (company.length > 0) return `${name} (${company.join(', ')})`
  const isSame = whom === phrases.forWhom(name) || withoutLenition(whom ?? '').includes(name.split(' ')[0] ?? '')
  return whom === undefined || isSame ? name : `${name} (${whom})`
}

export const formatContact = ({ state: { slots } }: Draft) => formatContactOf(slots)

export const formatContactOf = ({ email, phone }: Draft['state']['slots']) =>
  [email, phone && formatPhone(phone)].filter((text) => text !== undefined).join(', ')

/** Whether a message names the address where a service takes place, and not one of mail. */
export const namesAddress = (draft: Draft) => isAtCustomer(draft) && saysAddress(draft.reading.text)

/** The person and the place in a summary. */
export const pickWho = (draft: Draft) => ({
  name: formatName(draft),
  contact: formatContact(draft),
  address: pickAddress(draft),
})

export function pickPerson(draft: Draft) {
  const {
    state: { slots, note, party },
    language,
    phrases,
  } = draft
  const address = pickAddress(draft)
  const known = address === null ? [phrases.addressMissing, note].filter(Boolean).join('\n') : note
  return {
    name: slots.name ?? '',
    email: slots.email,
    phone: slots.phone,
    address,
    note: party === undefined ? known : writeParty(known, party, language),
  }
}
