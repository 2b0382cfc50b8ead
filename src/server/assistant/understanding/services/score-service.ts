import type { Language } from '#contracts/receptionist/diary.ts'
import { STOPWORDS } from '../../retrieval/stopwords.ts'
import { type Term, termsOf } from '../../retrieval/terms.ts'
import { rememberLast } from '../../text/remember-last.ts'
import type { ServiceName } from './service-name.ts'

/**
 * Words that every service shares, and words for how somebody is reached: they choose none of them. "Ring me" wishes for
 * no "Phone consultation".
 */
const SHARED = new Set(
  'book appointment hours price staff treat include duration consultation doctor dentist solicitor vet age walkin contact contacthow emailx'.split(
    ' ',
  ),
)
const CONCEPT = 0.6
/** Two concepts in common are more than one. */
const EACH_CONCEPT = 0.15
/** "hair" in "haircut". */
export const BEGINNING = 0.8
export const LEAST_BEGINNING = 4
const GENERAL = 0.5
/** "Home visits" are no "First visit", and "I am up from Kerry" no "Follow-up". */
export const MEETINGS = new Set(['visit', 'session', 'cuairt', 'up', 'car', 'carr'])
/** In any language and form: an appointment may be for anything, and every wish at a garage names the car. */
const ANYTHING = new Set('appointment appointments booking coinne coinni car cars carr cairr'.split(' '))
const MEETING = 0.3
/** Names are read in both languages, so a word counts about twice. */
const LONGER = 0.12
const MAX_WORDS = 5

/** The terms of a text in one language and then in the other. */
export const readTerms = rememberLast((text: string, language: Language, other: Language): Term[] => {
  // "im noel": in Irish it would be a form of "imirt" (to play), and that of sports.
  const plain = text.replaceAll('-', ' ').replaceAll(/(?<!\p{L})im(?!\p{L})/giu, ' ')
  return [...termsOf(plain, language), ...termsOf(plain, other)]
})

const MAX_NAMES = 2_000
export const readName = rememberLast(
  (name: string) => readTerms(name, 'en', 'ga').filter(({ key, word }) => key !== '' && !STOPWORDS.en.has(word)),
  MAX_NAMES,
)

/** "Leantach" (following) shares its key with a trailer. A name means what it means in the other language too. */
function readMeant(name: string, other: string): Term[] {
  const meant = new Set(readName(other).flatMap(({ concepts }) => concepts))
  if (meant.size === 0) return readName(name)
  return readName(name).map((term) => ({ ...term, concepts: term.concepts.filter((concept) => meant.has(concept)) }))
}

/** Words that callers also say stand for themselves: a new bathroom is no "toilet". */
const readExact = (words: string) => readName(words).map((term) => ({ ...term, concepts: [] }))

const BEHIND_HEAD = /\s(?:for|with|at|in|on|le|leis|ag|sa|san|do|ar)\s.*$/iu

/** How much of a name is said, and whether any of it is more than a word of like meaning. */
export function scoreService({ names }: ServiceName, said: Term[]): { score: number; isSaid: boolean } {
  const scores = names.map((name, place) =>
    computeCoverage(name, place < 2 ? readMeant(name, names[1 - place] ?? name) : readExact(name), said),
  )
  return {
    score: Math.max(0, ...scores.map(({ score }) => score)),
    isSaid: scores.some(({ isSaid }) => isSaid),
  }
}

/** A little more for a longer name: "sports massage" is not "massage" alone. */
function computeCoverage(name: string, wanted: Term[], said: Term[]): { score: number; isSaid: boolean } {
  const weigh = (term: Term) => (isMeeting(term) ? MEETING : term.weight < 1 ? GENERAL : 1)
  const total = wanted.reduce((sum, term) => sum + weigh(term), 0)
  if (total === 0) return NOT_SAID
  const likenesses = wanted.map((term) => ({
    term,
    likeness: Math.max(0, ...said.map((word) => likeness(term, word))),
  }))
  const isOwn = (term: Term) => !isMeeting(term)
  const meant = likenesses.filter(({ likeness, term }) => likeness > 0 && isOwn(term))
  if (wanted.some(isOwn) && meant.length === 0) return NOT_SAID
  const isSaid = meant.some(({ likeness }) => likeness >= BEGINNING)
  // "Are ye working on Saturday?" wants no repair, though that is work.
  const isMeant = said.some((word) => word.weight === 1 && meant.some(({ term }) => likeness(term, word) > 0))
  if (!isSaid && !isMeant) return NOT_SAID
  // "Come see the school" is no "Meeting with a teacher", though a teacher has to do with a school.
  const head = readName(name.replace(BEHIND_HEAD, '')).filter(isOwn)
  if (!isSaid && head.length > 0 && meant.every(({ term }) => head.every(({ word }) => word !== term.word))) {
    return NOT_SAID
  }
  const found = likenesses.reduce((sum, one) => sum + weigh(one.term) * one.likeness, 0)
  return { score: found / total + LONGER * Math.min(found, MAX_WORDS), isSaid }
}

const NOT_SAID = { score: 0, isSaid: false }
const isMeeting = ({ key, word }: Term) => MEETINGS.has(key) || ANYTHING.has(word)

export function likeness(wanted: Term, said: Term): number {
  if (said.key !== '' && said.key === wanted.key) return 1
  if (said.word.length >= LEAST_BEGINNING && wanted.word.startsWith(said.word)) return BEGINNING
  const shared = wanted.concepts.filter((concept) => !SHARED.has(concept) && said.concepts.includes(concept))
  return shared.length === 0 ? 0 : CONCEPT + EACH_CONCEPT * Math.min(shared.length, 2)
}
