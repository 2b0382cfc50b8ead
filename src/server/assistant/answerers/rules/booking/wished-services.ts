import type { NextBooking } from '../../../turn/state.ts'
import { type ForPerson, splitPerson } from '../../../understanding/person/for-person.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'
import { findByKinds, listThings } from '../../../understanding/services/trade-things.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'

const MAX_WORDS = 4
/** A comma joins only what begins like another thing: "a cut, a colour", not "I'm new, check-up please". */
const JOINTS =
  /\s*(?:,(?=\s*(?:an?|one|another|and|agus)\s)|\+|&|(?<!\p{L})(?:and|['’]?n['’]?|plus|also|agus|chomh maith le|freisin)(?!\p{L}))\s*/iu
/** "Come in and get it checked", "agus na boinn a athrú": what is to be done there. */
const DONE =
  /(?<!\p{L})(?:\p{L}{3,}ed|done|seen|(?<!(?:an?|one|another) )cut|it|them|me|us|him|her|a (?:look|chat|talk|word)|labhairt|é|í|iad|a (?:[bcdfgmpst]h\p{L}*(?:[áa]il|[úu]|e?adh|int)|athr[úu]|n[íi]))(?!\p{L})/iu
const ONE = /(?<!\p{L})(?:an?|one|another)(?!\p{L})/iu

/** The service that a part of a wish names beside another one: by a word of its name, or as "a check-up". */
function nameBeside(part: string, { services, language }: Reading): string | undefined {
  const said = part.replace(/,.*$/s, '').trim().split(/\s+/).slice(0, MAX_WORDS).join(' ')
  if (part.includes('?') || DONE.test(said)) return undefined
  const { id } = matchService(said, services, language)
  const { names = [] } = services.find((service) => service.id === id) ?? {}
  return ONE.test(said) || listThings(said).size > 0 || names.some((name) => sharesWord(said, name)) ? id : undefined
}

const MAX_WORDS_ALONE = 3

type Wished = { service: string; person: ForPerson }

/** For whom an appointment is, beside one for whoever writes. */
export const nameOther = ({ name, whom }: ForPerson): Pick<NextBooking, 'name' | 'whom'> => ({
  ...(name !== undefined && { name }),
  ...(whom !== undefined && { whom }),
})

const writePerson = ({ name, whom, isSelf }: ForPerson) => name ?? whom ?? (isSelf ? 'self' : '')

/** "Cut and colour" is one thing where one service is for both. */
function joinKinds(parts: string[], services: ServiceName[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1) ?? ''
    const both = `${before} and ${part}`
    const isOne =
      [before, part].every((one) => listThings(one).size > 0) &&
      writePerson(splitPerson(before)) === '' &&
      listThings(both).size > listThings(before).size &&
      findByKinds(both, services).together.length > 0
    if (isOne) joined[joined.length - 1] = both
    else joined.push(part)
  }
  return joined
}

/** The services that a wish names, and for whom each is: "a cut and colour for me and a blow dry for mam". */
export function listWished({ reading, services }: Draft): NextBooking[] {
  const parts = joinKinds(reading.text.split(JOINTS), reading.services).map(splitPerson)
  const wished = parts.flatMap((part, place): Wished[] => {
    const service =
      place === 0 ? matchService(part.rest, reading.services, reading.language).id : nameBeside(part.rest, reading)
    // "A cut and colour for me" says once for whom both are. "A cut on Friday at ten" is apart.
    const isAlone = part.rest.trim().split(/\s+/).length <= MAX_WORDS_ALONE
    const behind = isAlone ? parts.slice(place).find((one) => writePerson(one) !== '') : undefined
    const person = behind ?? part
    return services.some(({ id }) => id === service) && service !== undefined ? [{ service, person }] : []
  })
  const [first] = wished
  const isForSeveral = wished.some(({ person }) => writePerson(person) !== writePerson(first?.person ?? person))
  const listed = wished.map(({ service, person }, place): NextBooking => {
    const isSame = !isForSeveral || place === 0 || writePerson(person) === writePerson(first?.person ?? person)
    return { service, ...(isSame ? {} : person.isSelf ? { isSelf: true } : nameOther(person)) }
  })
  return [...new Map(listed.map((one) => [JSON.stringify(one), one])).values()]
}

/** "A cut for me and a blow dry for mam": that one is for mam is told of hers alone. */
export function dropNotesOfNext({ state }: Draft): void {
  const whose = state.next.flatMap(({ whom, name }) => [whom, name].filter((one) => one !== undefined))
  const lines = state.note?.split('\n') ?? []
  const kept = lines.filter((line) => !whose.includes(line.replace(/^(?:for|do) /iu, '')))
  if (kept.length === lines.length) return
  if (kept.length > 0) state.note = kept.join('\n')
  else delete state.note
}
