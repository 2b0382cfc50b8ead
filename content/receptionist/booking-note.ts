import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { PHRASES } from './index.ts'

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

export const RELATIVES =
  'year[ -]old|son|daughter|father|mother|dad|daddy|da|mam|mammy|mum|husband|wife|partner|brother|sister|granny|gran|nana?|grand(?:ad|father|mother|son|daughter)|child|kid|baby|boy|girl|lad|nephew|niece|uncle|aunt(?:ie)?|friend|neighbour|fella|mhac|in[ií]on|athair|mh[aá]thair|mhama[ií]|mhamó|dhaid(?:eo)?|fhear céile|bhean(?: chéile)?|dhearth[aá]ir|dheirfi[uú]r|ph[aá]iste|leanbh|gharmhac|ghariníon|aint[ií]n|uncail|chara'
/** "My father", with the name behind it. */
export const FOR_SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:for |do (?=mo |ár |m['’]))?(?:(?:[Mm]y|[Oo]ur|mo|ár) (?:\\p{L}+ |\\d+[ -])?|me |m['’])(?:${RELATIVES})(?!\\p{L}|['’]s)(?:,? (?!Dé(?!\\p{L})|Déardaoin|\\p{L}+day(?!\\p{L}))\\p{Lu}\\p{L}+)*`,
  'u',
)

/** A line that says only for whom it is, as the receptionist writes it. */
export const FOR_NAME = /^(?:for |do |d[’'])\p{Lu}\p{L}+(?: \p{L}[\p{L}’'-]*){0,4}$/mu

/** Of a part that is no more than a relative and a name: "for my son oisín murphy". */
const MAX_WORDS_OF_WHOM = 6

/** For whom the note of a booking says it is: "for my son Oisín". */
function readWhom(note: string | null): string | undefined {
  for (const part of note?.split(/\n|\. (?=\S)/u) ?? []) {
    if (FOR_NAME.test(part)) return part
    const { 0: whom = '', index } = FOR_SOMEBODY.exec(part) ?? {}
    if (index !== 0 || /^['’]s/u.test(part.slice(whom.length))) continue
    if (/^(?:for|do) /u.test(whom)) return part.split(/\s+/u).length > MAX_WORDS_OF_WHOM ? whom : part
    if (whom === part)
      return /^(?:(?:mo|ár) |m['’])/iu.test(part) ? `do ${lowerFirst(part)}` : `for ${lowerFirst(part)}`
  }
  return undefined
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Under whose name a booking is, and for whom, if that is somebody else: "Maeve Byrne (for my son Oisín)". */
export function nameCustomer({ name, note }: { name: string; note: string | null }): string {
  const whom = readWhom(note)
  return whom === undefined || whom.includes(name.split(' ')[0] ?? '') ? name : `${name} (${whom})`
}
