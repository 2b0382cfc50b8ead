import { setImmediate as letOthersRun } from 'node:timers/promises'
import { listWordings } from '#contracts/receptionist/answer-text.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { fold } from '../text/fold.ts'
import { type AnswerKind, findGivenKinds } from './answer-kinds.ts'
import { findMeaning, type Meaning } from './meaning/meaning.ts'
import { type Term, termsOf } from './terms.ts'
import { WEIGHTS } from './weights.ts'

export interface EntryText {
  title: string
  text: string
}

export interface Entry {
  id: string
  /** An entry without a text in a language is not found in it. */
  en?: EntryText | undefined
  ga?: EntryText | undefined
}

export interface Posting {
  documents: Uint32Array
  weights: Float32Array
}

/** Words of the entries of one organisation in one language. It never changes: a new revision has a new index. */
export interface EntryIndex {
  language: Language
  /** By document: each wording of an entry's question is one. Empty for an entry that is gone. */
  ids: string[]
  /** How many documents it has. */
  size: number
  /** Which entry has exactly this question. */
  titles: Map<string, number>
  /** The content words of each entry's question. */
  titleTerms: Pick<Term, 'key' | 'concepts'>[][]
  /** What kinds of things each entry says. */
  kinds: AnswerKind[][]
  /** What each entry is about, in the languages that it has. */
  meanings: (Meaning | undefined)[]
  keys: Map<string, Posting>
  concepts: Map<string, Posting>
  /** Keys of the words of each entry's question in the other language, because people mix them: its documents. */
  foreignKeys: Map<string, number[]>
  /** Words and their keys by first letter, for words with a slip in them. */
  vocabulary: Map<string, Map<string, string>>
  /** An estimate of the memory that it takes. */
  bytes: number
}

/** Builds the index: 20 entries take about a millisecond. */
export function indexEntries(entries: Entry[], language: Language): EntryIndex {
  const steps = buildIndex(entries, language)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

/** How long a build may hold up everything else in the process. */
const SLICE_MS = 2

/** The same for thousands of entries: other work of the process goes on between the slices. */
export async function indexEntriesInSlices(entries: Entry[], language: Language): Promise<EntryIndex> {
  const steps = buildIndex(entries, language)
  for (let sliceEnds = performance.now() + SLICE_MS, step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    if (performance.now() < sliceEnds) continue
    await letOthersRun()
    sliceEnds = performance.now() + SLICE_MS
  }
}

/** Stops after each entry, so that a caller can pause. Documents have numbers from `first` on. */
export function* buildIndex(entries: Entry[], language: Language, first = 0): Generator<undefined, EntryIndex> {
  const keys = new Map<string, Map<number, number>>()
  const concepts = new Map<string, Map<number, number>>()
  const foreignKeys: EntryIndex['foreignKeys'] = new Map()
  const vocabulary = new Map<string, Map<string, string>>()
  const ids: string[] = []
  const titles = new Map<string, number>()
  const titleTerms: EntryIndex['titleTerms'] = []
  const kinds: AnswerKind[][] = []
  const meanings: EntryIndex['meanings'] = []
  const other = language === 'en' ? 'ga' : 'en'
  for (const entry of entries) {
    const own = entry[language]
    if (own === undefined) continue
    const text = termsOf(own.text, language)
    const foreign = entry[other] === undefined ? [] : termsOf(entry[other].title, other)
    for (const wording of listWordings(own.title)) {
      const document = first + ids.push(entry.id) - 1
      const title = termsOf(wording, language)
      titles.set(plainTitle(wording), document)
      titleTerms.push(title.flatMap(({ key, concepts, weight }) => (weight < 1 ? [] : [{ key, concepts }])))
      kinds.push(findGivenKinds(`${wording} ${own.text}`, language))
      meanings.push(findMeaning(listTexts(entry, wording, language)))
      addTerms(title, document, WEIGHTS.title, keys, concepts)
      addTerms(text, document, findTextWeight(text.length), keys, concepts)
      addTerms(foreign, document, WEIGHTS.otherTitle, undefined, concepts)
      for (const key of new Set(foreign.map((term) => term.key))) {
        const documents = foreignKeys.get(key)
        if (documents !== undefined) documents.push(document)
        else if (key !== '') foreignKeys.set(key, [document])
      }
      addWords([...title, ...text], vocabulary)
    }
    yield
  }
  const packed = { keys: yield* packWeights(keys), concepts: yield* packWeights(concepts) }
  const bytes = estimateBytes(packed, vocabulary, ids.length) + BYTES_OF_FOREIGN * foreignKeys.size
  return {
    language,
    ids,
    size: ids.length,
    titles,
    titleTerms,
    kinds,
    meanings,
    ...packed,
    foreignKeys,
    vocabulary,
    bytes,
  }
}

/** What an entry is about is said best in English, because its words are learned and those of Irish come by a glossary. */
function listTexts({ en, ga }: Entry, wording: string, language: Language) {
  const own = [wording, (language === 'en' ? en : ga)?.text ?? ''].map((text) => ({ text, language }))
  const english = language === 'en' || en === undefined ? [] : [en.title, en.text]
  return [...own, ...english.map((text) => ({ text, language: 'en' as const }))]
}

const USUAL_LENGTH = 20

const findTextWeight = (terms: number) => WEIGHTS.text / (1 + WEIGHTS.length * (terms / USUAL_LENGTH - 1))

/** "Doesn't it", "doesnt it" as "does not it" */
const NOT = /(?<=\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should))n['’]?t\b/g

/** A question without marks, capitals and punctuation. "What plans do ye have" asks the same as "do you have". */
export function plainTitle(title: string): string {
  return (
    fold(title)
      .replaceAll(NOT, ' not')
      .replaceAll(/[^\p{L}\p{N}€]+/gu, ' ')
      .replaceAll(/\b(?:ye|yis|yous)\b/g, 'you')
      .trim()
      // "And does it do Irish too?"
      .replaceAll(
        /^(?:(?:and|so|but|ok|agus|ach) )+|(?: (?:too|as well|also|at all|please|freisin|chomh maith|le do thoil))+$/g,
        '',
      )
  )
}

function addWords(terms: Term[], vocabulary: EntryIndex['vocabulary']): void {
  for (const { word, key } of terms) {
    if (key === '') continue
    const sameLetter = vocabulary.get(word.charAt(0)) ?? new Map<string, string>()
    vocabulary.set(word.charAt(0), sameLetter.set(word, key))
  }
}

type Weights = Map<string, Map<number, number>>

function addTerms(terms: Term[], document: number, weight: number, keys: Weights | undefined, concepts: Weights): void {
  for (const term of terms) {
    for (const key of [term.key, term.bareKey ?? '']) {
      if (key !== '' && keys !== undefined) raise(keys, key, document, weight)
    }
    for (const concept of term.concepts) raise(concepts, concept, document, weight)
  }
}

function raise(weights: Weights, term: string, document: number, weight: number): void {
  const documents = weights.get(term) ?? new Map<number, number>()
  documents.set(document, Math.max(documents.get(document) ?? 0, weight))
  weights.set(term, documents)
}

const BYTES_OF_TERM = 420
const BYTES_OF_POSTING = 8
const BYTES_OF_WORD = 140
const BYTES_OF_FOREIGN = 130
/** Of an entry's id, titles, their words and its meaning. */
const BYTES_OF_ID = 1400

type Postings = Map<string, Posting>

function estimateBytes(
  { keys, concepts }: { keys: Postings; concepts: Postings },
  vocabulary: EntryIndex['vocabulary'],
  entries: number,
): number {
  const postings = [...keys.values(), ...concepts.values()]
  const words = [...vocabulary.values()].reduce((sum, { size }) => sum + size, 0)
  const bytes = postings.reduce((sum, { documents }) => sum + BYTES_OF_TERM + BYTES_OF_POSTING * documents.length, 0)
  return bytes + BYTES_OF_WORD * words + BYTES_OF_ID * entries
}

/** Stops after this many terms. */
const TERMS_OF_STEP = 500

function* packWeights(weights: Weights): Generator<undefined, Postings> {
  const packed: Postings = new Map()
  for (const [term, documents] of weights) {
    packed.set(term, {
      documents: Uint32Array.from(documents.keys()),
      weights: Float32Array.from(documents.values()),
    })
    if (packed.size % TERMS_OF_STEP === 0) yield
  }
  return packed
}
