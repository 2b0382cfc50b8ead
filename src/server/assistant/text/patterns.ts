import { fold } from './fold.ts'
import { irishBase } from './irish-base.ts'

/**
 * Patterns over words, for intents and emergencies. Between words stands a space; `a|b` are alternatives, `_` joins the
 * words of one, `word*` is any ending, `word?` may be missing, `...` is a gap of up to five words, `^` and `$` are the
 * ends of the clause. Irish words are written in any mutation and compared without.
 */
export type Pattern = RegExp

export type Normaliser = (word: string) => string

export const englishForm: Normaliser = (word) => fold(word).replaceAll("'", '')
export const irishForm: Normaliser = irishBase

export function compilePatterns(lines: string, normalise: Normaliser): Pattern[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => compile(line, normalise))
}

function compile(line: string, normalise: Normaliser): Pattern {
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
  return new RegExp(source.startsWith('^') ? source : `(?:^|(?<= ))${source}`)
}

function words(alternative: string, normalise: Normaliser): string {
  return alternative
    .split('_')
    .map((word) => (word.endsWith('*') ? `${normalise(word.slice(0, -1))}\\S*` : normalise(word)))
    .join(' ')
}

/** Words, each followed by a space: what the patterns are tried on. */
export function patternText(words: string[]): string {
  return words.map((word) => `${word} `).join('')
}

export function matchesAny(text: string, patterns: Pattern[]): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
