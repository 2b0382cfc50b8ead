import type { Language } from '#contracts/receptionist/diary.ts'
import { type AnswerKind, findAskedKinds } from './answer-kinds.ts'
import { type EntryIndex, plainTitle } from './index-entries.ts'
import { lacksThing, lacksWholeThing } from './lacks-thing.ts'
import { findMeaning, nearness } from './meaning/meaning.ts'
import { namesThing } from './meaning/names-thing.ts'
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
  /** The entries share few words with the question, or none: they are near by meaning. */
  isGuess?: true
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
/**
 * Who says nearly all that an entry's own question says means that entry, also in a longer question, unless what the whole
 * question means is nearer to another entry.
 */
const NAMED = { title: 0.6, coverage: 0.45, margin: 0.3, missing: 0.42, nearer: 0.05 }
/** Who says half of it, and means the same in the rest, means it too. The margin is that of words and meaning together. */
const MEANT = { title: 0.5, near: 0.5, margin: 0.4, missing: 0.55 }
const MAX_OFFERED = 3
/** So many of the best by words are compared by their own questions too. */
const COMPARED = 24
/** And so many of the best by meaning. */
const NEAREST = 6
/**
 * Entries are suggested if the best one has enough in common with the question: one rare word of its own question, or more
 * in its text. What it lacks of the question speaks against it, unless it covers most of it. An entry that shares words of
 * its text alone has to be near by meaning too. The second and the third have to come close to the best.
 */
const SUGGESTED = { value: 0.48, missing: 0.6, coverage: 0.7, near: 0.2, share: 0.4, close: 0.5 }

/** How much the meaning of a question counts: beside the words that an entry shares with it, and where these are few. */
const NEAR = {
  besideWords: 1,
  alone: 3,
  /** The nearest entry has to be so near, and the others nearly as near. */
  least: 0.54,
  share: 0.8,
}

/** Who shares a word or two with an entry, and means something near, may mean it, whatever else is named. */
const RELATED = { near: 0.27, value: 0.62 }

interface Candidate {
  document: number
  /** What it has in common with the question by words. */
  value: number
  /** How near their meanings are. */
  near: number
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
  const nearest = rankEntries(index, question, askedTermsOf(question, index.language)).slice(0, MAX_OFFERED)
  return nearest.flatMap(({ document, value }) => (value < LEAST_NEAR ? [] : [index.ids[document] ?? '']))
}

/**
 * The entry that answers a question, the entries that may, or none. Beside a story a question may say little of itself, and
 * the story nothing that an entry has. So what each sentence suggests alone comes behind what they suggest together.
 */
export function findAnswer(index: EntryIndex, question: string): Answer {
  const whole = findByWhole(index, question)
  const sentences = question.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '')
  if (whole.result === 'answered' || whole.entries.length === MAX_OFFERED || sentences.length < 2) return whole
  const parts = sentences.map((sentence) => findByWhole(index, sentence))
  const entries = [...new Set([whole, ...parts].flatMap((one) => one.entries))].slice(0, MAX_OFFERED)
  return entries.length === whole.entries.length ? whole : { ...whole, result: 'offered', entries }
}

function findByWhole(index: EntryIndex, question: string): Answer {
  const same = index.titles.get(plainTitle(question))
  if (same !== undefined) {
    return { result: 'answered', entries: [index.ids[same] ?? ''], coverage: 1, margin: 1, missing: 0, isSame: true }
  }
  const asked = askedTermsOf(question, index.language)
  const candidates = rankEntries(index, question, asked)
  const [best, second] = candidates
  if (best === undefined) return { result: 'refused', entries: [], coverage: 0, margin: 0, missing: 1 }
  const { coverage, missing } = best
  const margin = best.value === 0 ? 0 : 1 - (second?.value ?? 0) / best.value
  const toAnswer = (result: Answer['result'], entries: Candidate[]) => ({
    result,
    entries: entries.slice(0, MAX_OFFERED).map(({ document }) => index.ids[document] ?? ''),
    ...{ coverage, margin, missing },
  })
  const isSure = isClear(best, margin, index.language) || isNamed(best, margin, candidates)
  if (isSure && !lacksThing(index, index.ids[best.document] ?? '', question)) return toAnswer('answered', candidates)
  const sorted = sortWith(candidates, NEAR.besideWords)
  const meant = findMeant(sorted)
  if (meant !== undefined && !lacksThing(index, index.ids[meant.document] ?? '', question)) {
    return toAnswer('answered', sorted)
  }
  const suitable = candidates.filter(
    ({ document, near }) => near >= MEANT.near || !lacksWholeThing(index, index.ids[document] ?? '', question),
  )
  const bestByWords = suitable.find(hasEnoughWords)
  if (bestByWords !== undefined) return toAnswer('offered', suggestByWords(suitable, bestByWords))
  const guesses = guess(candidates, question, index.language)
  return guesses.length === 0 ? toAnswer('refused', guesses) : { ...toAnswer('offered', guesses), isGuess: true }
}

const hasEnoughWords = (entry: Candidate) =>
  entry.coverage >= SUGGESTED.coverage ||
  (entry.value - SUGGESTED.missing * entry.missing >= SUGGESTED.value && isAbout(entry))

/** Whether an entry is about what was asked, and does not only have a word of it in its text. */
const isAbout = ({ title, near, coverage }: Candidate) =>
  title > 0 || near >= SUGGESTED.near || coverage >= SUGGESTED.coverage

function suggestByWords(candidates: Candidate[], best: Candidate): Candidate[] {
  const least = worthOf(best, NEAR.besideWords)
  return sortWith(candidates, NEAR.besideWords).filter(
    (entry) => worthOf(entry, NEAR.besideWords) >= (isAbout(entry) ? SUGGESTED.share : SUGGESTED.close) * least,
  )
}

/** Where words are not enough: the nearest by meaning, or else what shares a rarer word and is somewhat near. */
function guess(candidates: Candidate[], question: string, language: Language): Candidate[] {
  const nearest = Math.max(...candidates.map(({ near }) => near))
  if (nearest >= NEAR.least && !namesThing(question, language)) {
    return sortWith(candidates, NEAR.alone).filter(({ near }) => near >= NEAR.share * nearest)
  }
  const [best] = sortWith(candidates, NEAR.besideWords)
  const isRelated = candidates.some(({ near, value }) => near >= RELATED.near && value >= RELATED.value)
  return best !== undefined && isRelated ? suggestByWords(candidates, best) : []
}

/** The words in common, and the meaning, which counts so many times as much. */
const worthOf = ({ value, near }: Candidate, times: number) => value + times * near

const sortWith = (candidates: Candidate[], times: number) =>
  candidates.toSorted((a, b) => worthOf(b, times) - worthOf(a, times))

const isClear = ({ coverage, missing, title, isOfKind }: Candidate, margin: number, language: Language) =>
  isOfKind &&
  coverage * margin >= LIMITS.answerAt &&
  coverage >= LIMITS.coverage[language] &&
  margin >= LIMITS.margin &&
  missing <= LIMITS.missing &&
  title >= LIMITS.title

function isNamed(best: Candidate, margin: number, candidates: Candidate[]): boolean {
  const { coverage, missing, title, isOfKind, near } = best
  const isSaid = coverage >= NAMED.coverage && missing <= NAMED.missing && title >= NAMED.title
  return isOfKind && isSaid && margin >= NAMED.margin && candidates.every((one) => one.near <= near + NAMED.nearer)
}

/** The best of the sorted, if it is meant. */
function findMeant([best, second]: Candidate[]): Candidate | undefined {
  if (best === undefined || !best.isOfKind || best.near < MEANT.near) return undefined
  const other = second === undefined ? 0 : worthOf(second, NEAR.besideWords)
  const isAhead = other <= (1 - MEANT.margin) * worthOf(best, NEAR.besideWords)
  return isAhead && best.title >= MEANT.title && best.missing <= MEANT.missing ? best : undefined
}

/** The entries that are near by words or by meaning, best words first, each in its best wording. */
function rankEntries(index: EntryIndex, question: string, asked: AskedTerm[]): Candidate[] {
  const { language } = index
  const kinds = findAskedKinds(question, language)
  const scores = scoreEntries(index, asked)
  const meaning = findMeaning([{ text: question, language }])
  const near = Float64Array.from(index.meanings, (own) => nearness(own, meaning))
  const documents = new Set([...topDocuments(scores.values, COMPARED), ...topDocuments(near, NEAREST)])
  const wordings = [...documents]
    .map((document) => ({ ...compareEntry(index, document, asked, scores, kinds), near: near[document] ?? 0 }))
    .toSorted((a, b) => b.value - a.value)
  const idOf = ({ document }: Candidate) => index.ids[document]
  return wordings.filter((one, place) => wordings.findIndex((other) => idOf(other) === idOf(one)) === place)
}

function compareEntry(
  index: EntryIndex,
  document: number,
  asked: AskedTerm[],
  { values, total, slips, unmatched }: Scores,
  kinds: AnswerKind[],
): Omit<Candidate, 'near'> {
  const title = titleCoverage(index, document, asked, slips)
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
function titleCoverage(index: EntryIndex, document: number, asked: Term[], slips: Set<string>): number {
  const title = index.titleTerms[document] ?? []
  const isSaid = ({ key, concepts }: Pick<Term, 'key' | 'concepts'>) =>
    slips.has(key) ||
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
