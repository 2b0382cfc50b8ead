import { type AnswerKind, findAskedKinds } from './answer-kinds.ts'
import { type EntryIndex, plainTitle } from './index-entries.ts'
import { findLacks } from './lacks-thing.ts'
import { findMeaning, listNearness } from './meaning/meaning.ts'
import { namesThing } from './meaning/names-thing.ts'
import { type Scores, scoreEntries } from './score-entries.ts'
import { type AskedTerm, askedTermsOf, type Term } from './terms.ts'
import { WEIGHTS } from './weights.ts'

export interface Answer {
  /** answered: say the best entry. offered: "Did you mean …?" with up to three. refused: "I don't know". */
  result: 'answered' | 'offered' | 'refused'
  /** Ids, best first. */
  entries: string[]
  /** The question is the entry's own, word for word. */
  isSame?: true
  /** The entries share few words with the question, or none: they are near by meaning. */
  isGuess?: true
}

/** How much being near by meaning counts beside the words in common: an entry's worth is both. */
const NEAR = 6
/**
 * The best entry is the answer if a word of its own question was said, if it has much in common with what was asked, is
 * nearer by meaning than all others, and lacks little of what was said. Chosen by logistic regression so that 95 of 100 such
 * answers are right to strangers' questions that nothing had been learned from (docs/receptionist-evaluation.md).
 */
const SURE = { nearer: 13, missing: 1.9, least: 8.2 }
/** Or if nearly all that was said are words of it, and of no other entry: of its whole question, or of one that is near. */
const CLEAR = { coverage: 0.7, title: 0.5, missing: 0.2, ahead: 0.4, near: 0.16 }
const MAX_OFFERED = 3
/** So many of the best by words are compared by their own questions too. */
const COMPARED = 24
/** And so many of the best by meaning. */
const NEAREST = 6
/**
 * The best has to have enough words of the question, or so much in common with it; more, if the question names a thing, because
 * no other thing is meant then. The second and the third have to come close to the best, closer if they are guessed.
 */
const SUGGESTED = { least: 1.5, named: 2.4, share: 0.4, guessed: 0.6 }
/** An entry so near by meaning may have another word for the thing that was asked for. */
const SAME_THING = 0.4
/**
 * Enough words are one rare word of the entry's own question, or more in its text. What it lacks of the question speaks against
 * it, unless it covers most of it. Without them a suggestion is a guess.
 */
const ENOUGH = { value: 0.48, missing: 0.6, coverage: 0.7, near: 0.2 }

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
const LEAST_IN_COMMON = 1

/** Ids of the entries that have most in common with a question, best first, also where that is too little to suggest them. */
export function listNearest(index: EntryIndex, question: string): string[] {
  const nearest = rankEntries(index, question, askedTermsOf(question, index.language)).slice(0, MAX_OFFERED)
  return nearest.flatMap((entry) => (worthOf(entry) < LEAST_IN_COMMON ? [] : [index.ids[entry.document] ?? '']))
}

/**
 * The entry that answers a question, the entries that may, or none. Beside a story a question may say little of itself, and
 * the story nothing that an entry has. So what each sentence suggests alone comes behind what they suggest together.
 */
export function findAnswer(index: EntryIndex, question: string): Answer {
  const whole = findByWhole(index, question)
  const sentences = question.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '')
  if (whole.result === 'answered' || whole.entries.length === MAX_OFFERED || sentences.length < 2) return whole
  const found = [whole, ...sentences.map((sentence) => findByWhole(index, sentence))]
  const entries = [...new Set(found.flatMap((one) => one.entries))].slice(0, MAX_OFFERED)
  if (entries.length === whole.entries.length) return whole
  const isGuess = found.every((one) => one.isGuess === true || one.entries.length === 0)
  return { result: 'offered', entries, ...(isGuess && { isGuess }) }
}

function findByWhole(index: EntryIndex, question: string): Answer {
  const same = index.titles.get(plainTitle(question))
  if (same !== undefined) return { result: 'answered', entries: [index.ids[same] ?? ''], isSame: true }
  const candidates = rankEntries(index, question, askedTermsOf(question, index.language))
  const idOf = ({ document }: Candidate) => index.ids[document] ?? ''
  const [best] = candidates
  const lacks = findLacks(index, question)
  if (best && isAnswer(best, candidates) && !lacks.thing(best.document) && !lacks.time(best.document)) {
    return { result: 'answered', entries: candidates.slice(0, MAX_OFFERED).map(idOf) }
  }
  const suitable = candidates.filter(
    ({ document, near }) => !lacks.time(document) && (near >= SAME_THING || !lacks.wholeThing(document)),
  )
  const closeTo = (share: number) =>
    suitable.filter((entry) => worthOf(entry) >= share * worthOf(suitable[0])).slice(0, MAX_OFFERED)
  const isGuess = !closeTo(SUGGESTED.share).some(hasEnoughWords)
  const offered = closeTo(isGuess ? SUGGESTED.guessed : SUGGESTED.share)
  const least = namesThing(question, index.language) ? SUGGESTED.named : SUGGESTED.least
  if (isGuess && worthOf(offered[0]) < least) return { result: 'refused', entries: [] }
  return { result: 'offered', entries: offered.map(idOf), ...(isGuess && { isGuess }) }
}

const worthOf = (entry: Candidate | undefined) => (entry === undefined ? 0 : entry.value + NEAR * entry.near)

function isAnswer(best: Candidate, candidates: Candidate[]): boolean {
  const others = candidates.filter((one) => one !== best)
  const most = (read: (one: Candidate) => number) => Math.max(0, ...others.map(read))
  const { value, near, coverage, missing, title, isOfKind } = best
  const isClear =
    coverage >= CLEAR.coverage &&
    (title === 1 || (title >= CLEAR.title && near >= CLEAR.near)) &&
    missing <= CLEAR.missing &&
    most((one) => one.value) <= (1 - CLEAR.ahead) * value
  const sureness = worthOf(best) + SURE.nearer * (near - most((one) => one.near)) - SURE.missing * missing
  return isOfKind && (isClear || (title > 0 && sureness >= SURE.least))
}

const hasEnoughWords = (entry: Candidate) =>
  entry.coverage >= ENOUGH.coverage ||
  (entry.value - ENOUGH.missing * entry.missing >= ENOUGH.value && (entry.title > 0 || entry.near >= ENOUGH.near))

/** The entries that are near by words or by meaning, best first, each in its best wording. */
function rankEntries(index: EntryIndex, question: string, asked: AskedTerm[]): Candidate[] {
  const { language } = index
  const kinds = findAskedKinds(question, language)
  const scores = scoreEntries(index, asked)
  const meaning = findMeaning([{ text: question, language }])
  const near = listNearness(index.meanings, meaning)
  const documents = new Set([...topDocuments(scores.values, COMPARED), ...topDocuments(near, NEAREST)])
  const wordings = [...documents]
    .map((document) => ({ ...compareEntry(index, document, asked, scores, kinds), near: near[document] ?? 0 }))
    .toSorted((a, b) => worthOf(b) - worthOf(a))
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
  let least = 0
  for (const [document, value] of values.entries()) {
    if (value <= least) continue
    const position = top.findIndex((other) => (values[other] ?? 0) < value)
    top.splice(position < 0 ? top.length : position, 0, document)
    if (top.length > count) top.pop()
    if (top.length === count) least = values[top.at(-1) ?? 0] ?? 0
  }
  return top
}
