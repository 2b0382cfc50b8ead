import type { Language } from '../language/detect-language.ts'
import { isWithinSlips } from './edit-distance.ts'
import { type EntryIndex, type Posting, plainTitle } from './index-entries.ts'
import { type AskedTerm, askedTermsOf, findTermKey, type Term } from './terms.ts'

export interface Answer {
  /** answered: say the best entry. offered: "Did you mean …?" with up to three. refused: "I don't know". */
  result: 'answered' | 'offered' | 'refused'
  /** Ids, best first. */
  entries: string[]
  /** Share of the question that the best entry covers, 0 to 1. */
  coverage: number
  /** How far the best is ahead of the second, 0 to 1. */
  margin: number
  /** Share of the question whose content words the best entry has in no form. */
  missing: number
}

/** Calibrated on the development sets (docs/receptionist-evaluation.md). */
const ANSWER_AT = 0.25
const LEAST_COVERAGE_OF_ANSWER: Record<Language, number> = { en: 0.62, ga: 0.66 }
const LEAST_MARGIN_OF_ANSWER = 0.4
/** A content word that the entry has in no form speaks against it: "MRI scans", "get married in the offices". */
const MAX_MISSING_OF_ANSWER = 0.2
/** An entry that is about something else may still say all words of a question in the middle of its text. */
const LEAST_TITLE_OF_ANSWER = 0.4
/** Who says nearly all that an entry's own question says means that entry, also in a longer question. */
const NAMED = { title: 0.6, coverage: 0.4, margin: 0.3, missing: 0.4 }
const OFFER_AT = 0.2
const MAX_OFFERED = 3
/**
 * An entry is suggested if its own question shares words with what was asked, or if it has most of what was asked. A word
 * in the middle of its text is not enough. The others have to come close to the best.
 */
const SUGGESTED = { title: 0.3, coverage: 0.25, missing: 0.45, share: 0.5 }

const CONCEPT = 0.72
/** "Seanmhadra" where the entry says "madra". */
const BARE = 0.8
/** "Hair cut" and "haircut". */
const JOINED = 0.9
const SLIP = 0.8
const ROOT = 0.7
const LEAST_ROOT = 4
/** A word that only asks ("how much", "where") counts by what it asks for. */
const ASKING = 0.4

interface Scores {
  values: Float64Array
  /** The weight of all words of the question, known to the entries or not. */
  total: number
  /** Of an entry: the weight of content words that it has in no form. */
  unmatched: (document: number) => number
}

/** The entry that answers a question, the entries that may, or none. */
export function findAnswer(index: EntryIndex, question: string): Answer {
  const same = index.titles.get(plainTitle(question))
  if (same !== undefined) {
    return { result: 'answered', entries: [index.ids[same] ?? ''], coverage: 1, margin: 1, missing: 0 }
  }
  const asked = askedTermsOf(question, index.language)
  const scores = score(index, asked)
  const { values, total, unmatched } = scores
  const best = topDocuments(values, MAX_OFFERED)
  const [first, second] = best.map((document) => values[document] ?? 0)
  if (first === undefined || total === 0) return { result: 'refused', entries: [], coverage: 0, margin: 0, missing: 1 }
  const coverage = first / total
  const margin = (first - (second ?? 0)) / first
  const entries = best.map((document) => index.ids[document] ?? '')
  const missing = unmatched(best[0] ?? 0) / total
  const hasTitle = (least: number) => titleCoverage(index, best[0] ?? 0, asked) >= least
  const isClear =
    coverage * margin >= ANSWER_AT &&
    coverage >= LEAST_COVERAGE_OF_ANSWER[index.language] &&
    margin >= LEAST_MARGIN_OF_ANSWER &&
    missing <= MAX_MISSING_OF_ANSWER &&
    hasTitle(LEAST_TITLE_OF_ANSWER)
  const isNamed =
    coverage >= NAMED.coverage && margin >= NAMED.margin && missing <= NAMED.missing && hasTitle(NAMED.title)
  if (isClear || isNamed) {
    return { result: 'answered', entries, coverage, margin, missing }
  }
  const suggested = coverage < OFFER_AT ? [] : listSuggested(index, best, asked, scores)
  const result = suggested.length === 0 ? 'refused' : 'offered'
  return { result, entries: suggested.map((document) => index.ids[document] ?? ''), coverage, margin, missing }
}

/** Those of the best entries that may be meant. */
function listSuggested(
  index: EntryIndex,
  best: number[],
  asked: Term[],
  { values, total, unmatched }: Scores,
): number[] {
  const most = values[best[0] ?? 0] ?? 0
  return best.filter((document) => {
    const value = values[document] ?? 0
    const hasMost = value / total >= SUGGESTED.coverage && unmatched(document) / total <= SUGGESTED.missing
    return value >= SUGGESTED.share * most && (hasMost || titleCoverage(index, document, asked) >= SUGGESTED.title)
  })
}

/** The share of the entry's own question whose content words were said, as the same word or one of the same meaning. */
function titleCoverage(index: EntryIndex, document: number, asked: Term[]): number {
  const title = index.titleTerms[document] ?? []
  const isSaid = ({ key, concepts }: Pick<Term, 'key' | 'concepts'>) =>
    asked.some(
      (term) => (key !== '' && (term.key === key || term.bareKey === key)) || term.concepts.some((concept) => concepts.includes(concept)),
    )
  return title.length === 0 ? 0 : title.filter(isSaid).length / title.length
}

function score(index: EntryIndex, terms: AskedTerm[]): Scores {
  const values = new Float64Array(index.ids.length)
  const best = new Float64Array(index.ids.length)
  const rows: { weight: number; matches: Float64Array }[] = []
  let total = 0
  for (const term of merge(terms)) {
    const { touched, rarest } = matchTerm(index, term, best)
    const weight = term.weight === 0 ? ASKING : term.weight
    const importance = weight * rarest
    total += importance
    const matches = new Float64Array(index.ids.length)
    for (const document of touched) {
      const value = weight * (best[document] ?? 0)
      values[document] = (values[document] ?? 0) + value
      matches[document] = value
      best[document] = 0
    }
    if (term.weight === 1) rows.push({ weight: importance, matches })
  }
  const unmatched = (document: number) =>
    rows.reduce((sum, { weight, matches }) => sum + ((matches[document] ?? 0) > 0 ? 0 : weight), 0)
  return { values, total, unmatched }
}

/** A word said twice counts once. */
function merge(terms: AskedTerm[]): AskedTerm[] {
  const byKey = new Map<string, AskedTerm>()
  for (const term of terms) {
    const id = term.key === '' ? term.concepts.join() : term.key
    if (!byKey.has(id)) byKey.set(id, term)
  }
  return [...byKey.values()]
}

/**
 * How well each entry matches one word; returns the entries that do at all, and the rarity of the rarest thing that they
 * have in common with it. A word that belongs to a wide concept and a narrow one is worth more where it meets the narrow.
 */
function matchTerm(index: EntryIndex, term: AskedTerm, best: Float64Array): { touched: number[]; rarest: number } {
  const touched: number[] = []
  let rarest = 0
  const add = (posting: Posting | undefined, factor: number) => {
    if (posting === undefined) return
    const rare = rarity(index.size, posting.documents.length)
    rarest = Math.max(rarest, rare)
    posting.documents.forEach((document, position) => {
      const value = (posting.weights[position] ?? 0) * factor * rare
      if ((best[document] ?? 0) === 0) touched.push(document)
      best[document] = Math.max(best[document] ?? 0, value)
    })
  }
  add(term.key === '' ? undefined : index.keys.get(term.key), 1)
  if (term.bareKey !== undefined) add(index.keys.get(term.bareKey), BARE)
  for (const concept of term.concepts) add(index.concepts.get(concept), CONCEPT)
  for (const key of term.joinedKeys) add(index.keys.get(key), JOINED)
  if (touched.length === 0) add(findBothParts(index, term.word), JOINED)
  if (touched.length === 0 && term.word.length > 3) {
    for (const { key, factor } of similarKeys(index, term.word)) add(index.keys.get(key), factor)
  }
  return { touched, rarest: touched.length === 0 ? rarity(index.size, 0) : rarest }
}

const SHORTEST_PART = 3

/** The entries that have both parts of an English compound: "blowdry" where they say "blow-dry". */
function findBothParts({ language, keys }: EntryIndex, word: string): Posting | undefined {
  if (language !== 'en') return undefined
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
    const [one, other] = [word.slice(0, end), word.slice(end)].map((part) => keys.get(findTermKey(part, language)))
    if (one === undefined || other === undefined) continue
    const places = [...one.documents.keys()].filter((place) => other.documents.includes(one.documents[place] ?? -1))
    if (places.length === 0) continue
    return {
      documents: Uint32Array.from(places, (place) => one.documents[place] ?? 0),
      weights: Float32Array.from(places, (place) => one.weights[place] ?? 0),
    }
  }
  return undefined
}

const MAX_SIMILAR = 5

/** Keys of the words that differ from this one by a slip, in long words by two; or else begin as it does. */
function similarKeys(index: EntryIndex, word: string): { key: string; factor: number }[] {
  const most = word.length >= 8 ? 2 : 1
  const candidates = [...(index.vocabulary.get(word.charAt(0)) ?? [])].filter(([candidate]) => candidate.length > 3)
  const slips = candidates.filter(([candidate]) => isWithinSlips(word, candidate, most))
  const found = slips.length > 0 ? slips : candidates.filter(([candidate]) => isSameRoot(word, candidate))
  const factor = slips.length > 0 ? SLIP : ROOT
  return [...new Set(found.map(([, key]) => key))].slice(0, MAX_SIMILAR).map((key) => ({ key, factor }))
}

/** "whiter" and "whitening", "fiaclóir" and "fiaclóireacht": a long beginning in common. */
function isSameRoot(word: string, candidate: string): boolean {
  const shorter = Math.min(word.length, candidate.length)
  const least = Math.max(LEAST_ROOT, shorter - 2)
  return word.slice(0, least) === candidate.slice(0, least) && Math.abs(word.length - candidate.length) <= 5
}

/** A word of few entries says more than one of many; a word of none says most. */
function rarity(entries: number, matching: number): number {
  return Math.log(1 + (entries - matching + 0.5) / (matching + 0.5)) / Math.log(2 + 2 * entries) + 0.15
}

function topDocuments(values: Float64Array, count: number): number[] {
  const top: number[] = []
  values.forEach((value, document) => {
    if (value <= 0) return
    const position = top.findIndex((other) => (values[other] ?? 0) < value)
    if (position >= 0) top.splice(position, 0, document)
    else if (top.length < count) top.push(document)
    if (top.length > count) top.pop()
  })
  return top
}
