import { PHRASES } from '#content/receptionist/index.ts'
import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'

const MAX_PEOPLE = 99

/** How many people come to a booking: the first line of its note says it, in the language of its conversation. */
export function readParty(note: string | null): number | undefined {
  const [line] = note?.split('\n') ?? []
  for (let people = 1; people <= MAX_PEOPLE; people++) {
    if (LANGUAGES.some((language) => PHRASES[language].people(people) === line)) return people
  }
  return undefined
}

/** The note without how many people come. Undefined if nothing else is in it. */
export function withoutParty(note: string | null): string | undefined {
  const rest = readParty(note) === undefined ? note : note?.split('\n').slice(1).join('\n')
  return rest || undefined
}

/** The note with how many people come, in place of the number that it said. */
export function writeParty(note: string | null | undefined, party: number, language: Language): string {
  return [PHRASES[language].people(party), withoutParty(note ?? null)].filter(Boolean).join('\n')
}
