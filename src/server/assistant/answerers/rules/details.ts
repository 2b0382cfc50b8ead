import { formatPhone } from '#contracts/irish.ts'
import { isServiceName } from '../../understanding/match-service.ts'
import type { Draft } from './draft.ts'
import { correctName, readBesideContact, readFullName, readName } from './names.ts'

/** Asks for the missing details of the person. Returns false once all are known. */
export function askForDetails(draft: Draft, contactQuestion: string): boolean {
  const { name, email, phone } = draft.state.slots
  if (name === undefined) draft.ask('name', draft.phrases.askName)
  else if (email === undefined && phone === undefined) draft.ask('contact', contactQuestion)
  else return false
  return true
}

/** Reads name, email and phone out of a message. Returns whether it found any. */
export function takeDetails(draft: Draft): boolean {
  const { reading, state } = draft
  const { slots } = reading
  const corrected = state.slots.name === undefined ? undefined : correctName(state.slots.name, reading.text)
  const beside = readBesideContact(reading.text) || undefined
  const early = state.asked === 'choice' || state.asked === 'time' ? readFullName(reading) : undefined
  // "With Niamh", to "what name?", is a wish.
  const asked = reading.diaryWish === undefined ? readName(reading) : slots.name
  const said = corrected ?? (state.asked === 'name' ? asked : (slots.name ?? beside ?? early))
  const name = said !== undefined && isServiceName(said, reading.services) ? undefined : said
  const found = {
    ...(name !== undefined && { name: name.slice(0, 200) }),
    ...(slots.email !== undefined && { email: slots.email }),
    ...(slots.phone !== undefined && { phone: slots.phone }),
  }
  state.slots = { ...state.slots, ...found }
  return Object.keys(found).length > 0
}

/** Repeats details that the contact gave without being asked. */
export function confirmDetails(draft: Draft): void {
  const { name } = draft.state.slots
  draft.say(draft.phrases.noted([name, formatContact(draft)].filter(Boolean).join(', ')))
}

export const formatContact = ({ state: { slots } }: Draft) =>
  [slots.email, slots.phone && formatPhone(slots.phone)].filter((text) => text !== undefined).join(', ')

export const pickPerson = ({ state: { slots } }: Draft) => ({
  name: slots.name ?? '',
  email: slots.email,
  phone: slots.phone,
})
