import { fold } from './fold.ts'
import { irishBase } from './irish-base.ts'
import { rememberLast } from './remember-last.ts'

/**
 * Patterns over words, for intents and emergencies. Between words stands a space; `a|b` are alternatives, `_` joins the
 * words of one, `word*` is any ending, `word?` may be missing, `...` is a gap of up to five words, `^` and `$` are the
 * ends of the clause. Irish words are written in any mutation and compared without.
 *
 * There are thousands of patterns. Each is kept by words of which a matching text has one, so a text is tried on few, and
 * most are never compiled. The list is read when it is first asked for: a process that nobody talks to starts without it.
 */
export type Patterns = () => Index

type Index = {
  byWord: Map<string, Pattern[]>
  /** By the first letters of a word with any ending. */
  byStart: Map<string, Pattern[]>
  /** Those that name no word. */
  others: Pattern[]
}

type Pattern = { place: number; expression: () => RegExp; everywhere: () => RegExp }

export type Normaliser = (word: string) => string

export const englishForm: Normaliser = (word) => fold(word).replaceAll("'", '')
export const irishForm: Normaliser = irishBase

/** One pattern a line. */
export function compilePatterns(lines: string, normalise: Normaliser): Patterns {
  return once(() => readLines(lines, normalise))
}

export const englishPatterns = (lines: string) => compilePatterns(lines, englishForm)
export const irishPatterns = (lines: string) => compilePatterns(lines, irishForm)

function readLines(lines: string, normalise: Normaliser): Index {
  const patterns: Index = { byWord: new Map(), byStart: new Map(), others: [] }
  const written = lines.split('\n').map((line) => line.trim())
  for (const [place, line] of written.filter((each) => each !== '').entries()) {
    const pattern = {
      place,
      expression: once(() => new RegExp(compile(line, normalise))),
      everywhere: once(() => new RegExp(compile(line, normalise), 'g')),
    }
    const { words, starts } = chooseWords(line, normalise)
    if (words.length + starts.length === 0) patterns.others.push(pattern)
    for (const word of words) add(patterns.byWord, word, pattern)
    for (const letters of starts) add(patterns.byStart, letters, pattern)
  }
  return patterns
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

function add(index: Map<string, Pattern[]>, key: string, pattern: Pattern): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, [pattern])
  else known.push(pattern)
}

function compile(line: string, normalise: Normaliser): string {
  const source = line
    .split(/\s+/)
    .map((item) => {
      if (item === '...') return '(?:\\S+ ){0,5}?'
      if (item === '^' || item === '$') return item
      const isOptional = item.endsWith('?')
      const alternatives = (isOptional ? item.slice(0, -1) : item).split('|')
      const texts = alternatives
        .filter((alternative) => alternative !== '$')
        .map((alternative) => words(alternative, normalise))
      const group = `(?:(?:${texts.join('|')}) ${alternatives.includes('$') ? '|$' : ''})`
      return isOptional ? `${group}?` : group
    })
    .join('')
  return source.startsWith('^') ? source : `(?:^|(?<= ))${source}`
}

function words(alternative: string, normalise: Normaliser): string {
  return alternative
    .split('_')
    .map((word) => (word.endsWith('*') ? `${normalise(word.slice(0, -1))}\\S*` : normalise(word)))
    .join(' ')
}

const START = 3
const PLAIN_WORD = /^[\p{L}\p{N}\p{M}'-]+$/u

type Needed = { words: string[]; starts: string[] }

/** Words of which every matching text has one: those of the part of the line whose shortest word is longest. */
function chooseWords(line: string, normalise: Normaliser): Needed {
  let best: Needed = { words: [], starts: [] }
  let bestLength = 0
  for (const item of line.split(/\s+/)) {
    if (item.endsWith('?') || ['...', '^', '$'].includes(item)) continue
    const alternatives = item.split('|').map((alternative) => chooseWord(alternative, normalise))
    const length = Math.min(...alternatives.map((word) => word.length))
    if (length <= bestLength) continue
    bestLength = length
    best = {
      words: alternatives.filter((word) => !word.endsWith('*')),
      starts: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, START)),
    }
  }
  return best
}

/** The longest word of an alternative, with its `*`. Empty when it has none by which it could be kept. */
function chooseWord(alternative: string, normalise: Normaliser): string {
  const [longest = ''] = alternative
    .split('_')
    .map((word) => (word.endsWith('*') ? `${normalise(word.slice(0, -1))}*` : normalise(word)))
    .toSorted((a, b) => b.length - a.length)
  const letters = longest.replace(/\*$/, '')
  const isKept = PLAIN_WORD.test(letters) && (letters === longest || letters.length >= START)
  return isKept ? longest : ''
}

/** Words, each followed by a space: what the patterns are tried on. */
export function patternText(words: string[]): string {
  return words.map((word) => `${word} `).join('')
}

export function matchesAny(text: string, patterns: Patterns): boolean {
  const { byWord, byStart, others } = patterns()
  const isFound = ({ expression }: Pattern) => expression().test(text)
  if (others.some(isFound)) return true
  return splitText(text).some(({ word, start }) => byWord.get(word)?.some(isFound) || byStart.get(start)?.some(isFound))
}

/** A text is tried on hundreds of lists. */
const splitText = rememberLast((text: string) => text.split(' ').map((word) => ({ word, start: word.slice(0, START) })))

/** Puts `instead` where a pattern matches, for one pattern after another. */
export function replaceMatches(text: string, patterns: Patterns, instead: string): string {
  const { byWord, byStart, others } = patterns()
  const found = new Set(others)
  for (const { word, start } of splitText(text)) {
    for (const pattern of byWord.get(word) ?? []) found.add(pattern)
    for (const pattern of byStart.get(start) ?? []) found.add(pattern)
  }
  const inOrder = [...found].toSorted((a, b) => a.place - b.place)
  return inOrder.reduce((rest, { everywhere }) => rest.replaceAll(everywhere(), instead), text)
}
