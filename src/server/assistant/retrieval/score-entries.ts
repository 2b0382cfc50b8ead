import { isWithinSlips } from './edit-distance.ts'
import type { EntryIndex, Posting } from './index-entries.ts'
import { isEnglishWord } from './meaning/word-vectors.ts'
import type { AskedTerm } from './terms.ts'
import { WEIGHTS } from './weights.ts'
import { findTermKey } from './word-keys.ts'

export interface Scores {
  values: Float64Array
  /** The weight of all words of the question, known to the entries or not. */
  total: number
  /** The keys that words of the question seem to mean which no entry has. */
  slips: Set<string>
  /** Of an entry: the weight of content words that it has in no form. */
  unmatched: (document: number) => number
}

/** How well each entry matches a question. */
export function scoreEntries(index: EntryIndex, terms: AskedTerm[]): Scores {
  const values = new Float64Array(index.ids.length)
  const best = new Float64Array(index.ids.length)
  const slips = new Set<string>()
  const rows: { weight: number; matches: Float64Array }[] = []
  let total = 0
  for (const term of merge(terms)) {
    const { touched, rarest } = matchTerm(index, term, best, slips)
    const weight = term.weight === 0 ? WEIGHTS.asking : term.weight
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
  return { values, total, slips, unmatched }
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
function matchTerm(
  index: EntryIndex,
  term: AskedTerm,
  best: Float64Array,
  slips: Set<string>,
): { touched: number[]; rarest: number } {
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
  if (term.bareKey !== undefined) add(index.keys.get(term.bareKey), WEIGHTS.bare)
  for (const concept of term.concepts) add(index.concepts.get(concept), WEIGHTS.concept)
  for (const key of term.joinedKeys) add(index.keys.get(key), WEIGHTS.joined)
  if (touched.length === 0) add(findBothParts(index, term.word), WEIGHTS.joined)
  if (touched.length === 0 && term.weight === 1) add(findForeign(index, term.word), 1)
  if (touched.length === 0 && term.word.length > 3 && term.concepts.length === 0) {
    for (const { key, factor } of similarKeys(index, term.word)) {
      slips.add(key)
      add(index.keys.get(key), factor)
    }
  }
  return { touched, rarest: touched.length === 0 ? rarity(index.size, 0) : rarest }
}

/** The entries that have a word in their question in the other language: "an nglacann sibh le medical card". */
export function findForeign({ language, foreignKeys }: EntryIndex, word: string): Posting | undefined {
  const documents = foreignKeys.get(findTermKey(word, language === 'en' ? 'ga' : 'en'))
  if (documents === undefined) return undefined
  return {
    documents: Uint32Array.from(documents),
    weights: new Float32Array(documents.length).fill(WEIGHTS.otherTitle),
  }
}

const SHORTEST_PART = 3
/** First parts that say too little to be found by themselves. */
const PARTICLES = new Set(['off', 'out', 'over', 'under'])

/** The entries that have both parts of an English compound: "blowdry" where they say "blow-dry", "offpeak" where "off-peak". */
function findBothParts({ language, keys }: EntryIndex, word: string): Posting | undefined {
  if (language !== 'en') return undefined
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
    const [one, other] = [word.slice(0, end), word.slice(end)].map((part) => keys.get(findTermKey(part, language)))
    if (other !== undefined && PARTICLES.has(word.slice(0, end))) return other
    if (one === undefined || other === undefined) continue
    const others = new Set(other.documents)
    const places = [...one.documents.keys()].filter((place) => others.has(one.documents[place] ?? -1))
    if (places.length === 0) continue
    return {
      documents: Uint32Array.from(places, (place) => one.documents[place] ?? 0),
      weights: Float32Array.from(places, (place) => one.weights[place] ?? 0),
    }
  }
  return undefined
}

const MAX_SIMILAR = 5
const LEAST_ROOT = 4

/** Keys of the words that differ from this one by a slip, in long words by two; or else begin as it does. */
export function similarKeys(index: EntryIndex, word: string): { key: string; factor: number }[] {
  const most = word.length >= 8 ? 2 : 1
  const candidates = [...(index.vocabulary.get(word.charAt(0)) ?? [])].filter(([candidate]) => candidate.length > 3)
  // "Spend" is no misspelt "send".
  const isWord = index.language === 'en' && isEnglishWord(word)
  const slips = isWord ? [] : candidates.filter(([candidate]) => isWithinSlips(word, candidate, most))
  const found = slips.length > 0 ? slips : candidates.filter(([candidate]) => isSameRoot(word, candidate))
  const factor = slips.length > 0 ? WEIGHTS.slip : WEIGHTS.root
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
