import type { Language } from '../language/detect-language.ts'
import { type AnswerKind, findAskedKinds } from './answer-kinds.ts'
import { type EntryIndex, plainTitle } from './index-entries.ts'
import { lacksThing } from './lacks-thing.ts'
import { type Scores, scoreEntries } from './score-entries.ts'
import { type AskedTerm, askedTermsOf, type Term } from './terms.ts'
import { WEIGHTS } from './weights.ts'

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
  /** The question is the entry's own, word for word. */
  isSame?: true
}

/** Calibrated on the development sets (docs/receptionist-evaluation.md). */
const LIMITS = {
  answerAt: 0.25,
  coverage: { en: 0.62, ga: 0.66 } satisfies Record<Language, number>,
  margin: 0.4,
  /** A content word that the entry has in no form speaks against it: "MRI scans", "get married in the offices". */
  missing: 0.2,
  /** An entry that is about something else may still say all words of a question in the middle of its text. */
  title: 0.4,
}
/** Who says nearly all that an entry's own question says means that entry, also in a longer question. */
const NAMED = { title: 0.6, coverage: 0.45, margin: 0.3, missing: 0.42 }
const MAX_OFFERED = 3
/** So many of the best by words are compared by their own questions too. */
const COMPARED = 24
/**
 * Entries are suggested if the best one has enough in common with the question: one rare word of its own question, or more
 * in its text. The share of a question that it covers says less, because people on a phone also tell their story, but a
 * question of one word that every entry has is covered too. The second and the third have to come close to the best.
 */
const SUGGESTED = { value: 0.7, coverage: 0.7, share: 0.4 }

interface Candidate {
  document: number
  /** What decides the order. */
  value: number
  coverage: number
  missing: number
  /** Share of the content words of the entry's own question that were said. */
  title: number
  /** Whether it has the kind of thing that was asked for. */
  isOfKind: boolean
}

/** Less in common is chance. */
const LEAST_NEAR = 0.3

/** Ids of the entries that have most in common with a question, best first, also where that is too little to suggest them. */
export function listNearest(index: EntryIndex, question: string): string[] {
  const { language, ids } = index
  const nearest = rankEntries(index, askedTermsOf(question, language), findAskedKinds(question, language))
  return nearest.flatMap(({ document, value }) => (value < LEAST_NEAR ? [] : [ids[document] ?? '']))
}

/** The entry that answers a question, the entries that may, or none. */
export function findAnswer(index: EntryIndex, question: string): Answer {
  const same = index.titles.get(plainTitle(question))
  if (same !== undefined) {
    return { result: 'answered', entries: [index.ids[same] ?? ''], coverage: 1, margin: 1, missing: 0, isSame: true }
  }
  const asked = askedTermsOf(question, index.language)
  const candidates = rankEntries(index, asked, findAskedKinds(question, index.language))
  const [best, second] = candidates
  if (best === undefined) return { result: 'refused', entries: [], coverage: 0, margin: 0, missing: 1 }
  const { coverage, missing } = best
  const margin = 1 - (second?.value ?? 0) / best.value
  const toAnswer = (result: Answer['result'], entries: Candidate[]) => ({
    result,
    entries: entries.map(({ document }) => index.ids[document] ?? ''),
    ...{ coverage, margin, missing },
  })
  const isSure = isClear(best, margin, index.language) || isNamed(best, margin)
  if (isSure && !lacksThing(index, index.ids[best.document] ?? '', question)) return toAnswer('answered', candidates)
  const least = SUGGESTED.share * best.value
  const suggested =
    best.value < SUGGESTED.value && coverage < SUGGESTED.coverage
      ? []
      : candidates.filter(({ value }) => value >= least)
  return toAnswer(suggested.length === 0 ? 'refused' : 'offered', suggested)
}

const isClear = ({ coverage, missing, title, isOfKind }: Candidate, margin: number, language: Language) =>
  isOfKind &&
  coverage * margin >= LIMITS.answerAt &&
  coverage >= LIMITS.coverage[language] &&
  margin >= LIMITS.margin &&
  missing <= LIMITS.missing &&
  title >= LIMITS.title

const isNamed = ({ coverage, missing, title, isOfKind }: Candidate, margin: number) =>
  isOfKind && coverage >= NAMED.coverage && margin >= NAMED.margin && missing <= NAMED.missing && title >= NAMED.title

/** The best entries, best first, each in its best wording. */
function rankEntries(index: EntryIndex, asked: AskedTerm[], kinds: AnswerKind[]): Candidate[] {
  const scores = scoreEntries(index, asked)
  const wordings = topDocuments(scores.values, COMPARED)
    .map((document) => compareEntry(index, document, asked, scores, kinds))
    .toSorted((a, b) => b.value - a.value)
  const idOf = ({ document }: Candidate) => index.ids[document]
  return wordings
    .filter((one, place) => wordings.findIndex((other) => idOf(other) === idOf(one)) === place)
    .slice(0, MAX_OFFERED)
}

function compareEntry(
  index: EntryIndex,
  document: number,
  asked: AskedTerm[],
  { values, total, unmatched }: Scores,
  kinds: AnswerKind[],
): Candidate {
  const title = titleCoverage(index, document, asked)
  const isOfKind = kinds.every((kind) => index.kinds[document]?.includes(kind))
  const value = (values[document] ?? 0) * (1 + WEIGHTS.named * title) * (isOfKind ? 1 : 1 - WEIGHTS.otherKind)
  return {
    document,
    value,
    coverage: (values[document] ?? 0) / total,
    missing: unmatched(document) / total,
    title,
    isOfKind,
  }
}

/** The share of the entry's own question whose content words were said, as the same word or one of the same meaning. */
function titleCoverage(index: EntryIndex, document: number, asked: Term[]): number {
  const title = index.titleTerms[document] ?? []
  const isSaid = ({ key, concepts }: Pick<Term, 'key' | 'concepts'>) =>
    asked.some(
      (term) =>
        (key !== '' && (term.key === key || term.bareKey === key)) ||
        term.concepts.some((concept) => concepts.includes(concept)),
    )
  return title.length === 0 ? 0 : title.filter(isSaid).length / title.length
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
