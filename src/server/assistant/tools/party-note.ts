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

/** The note with how many people come, in place of the number that it said. */
export function writeParty(note: string | null | undefined, party: number, language: Language): string {
  const rest = readParty(note ?? null) === undefined ? note : note?.split('\n').slice(1).join('\n')
  return [PHRASES[language].people(party), rest].filter(Boolean).join('\n')
}
