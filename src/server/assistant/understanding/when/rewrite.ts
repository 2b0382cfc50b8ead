import { rememberLast } from '../../text/remember-last.ts'
import { findNeeded } from './needed-text.ts'

/** A rule of the grammar: where the pattern stands in the tokens, what stands there instead. */
export type Rule = [pattern: Pattern, replace: (...groups: string[]) => string]

interface Pattern {
  expression: RegExp
  /** A text that lacks all pieces of one of these has no match. */
  needed: string[][]
}

/**
 * Patterns are written with a space between tokens. `N` is a number, `O` an ordinal, `W` a weekday, `M` a month, `C` a
 * clock time, `D` a day; each is a group. A token matches only as a whole.
 */
export function rule(pattern: string, replace: Rule[1]): Rule {
  return [compile(pattern), (_, ...groups) => replace(...groups)]
}

/** Kept, because the rules of days are made for each minute, and most of their patterns are the same on all days. */
const compile = rememberLast((pattern: string): Pattern => {
  const source = pattern
    .replaceAll(/(?<!\w|\w:)N(?![\w:])/g, 'n:(\\d+)')
    .replaceAll(/(?<!\w|\w:)O(?![\w:])/g, 'o:(\\d+)(?::digits)?')
    .replaceAll(/(?<!\w|\w:)W(?![\w:])/g, 'w:(\\d)')
    .replaceAll(/(?<!\w|\w:)M(?![\w:])/g, 'm:(\\d+)')
    .replaceAll(/(?<!\w|\w:)C(?![\w:])/g, '(c:\\S+)')
    .replaceAll(/(?<!\w|\w:)D(?![\w:])/g, '(D:\\S+)')
  return { expression: new RegExp(`(?<= )${source}(?= )`, 'g'), needed: findNeeded(source) }
}, 1_000)

/** Applies the rules in their order, each to the whole. Tokens stand between single spaces. */
export function rewrite(tokens: string, rules: Rule[]): string {
  let text = tokens
  for (const [{ expression, needed }, replace] of rules) {
    // Most rules find nothing.
    if (!needed.every((pieces) => pieces.some((piece) => text.includes(piece)))) continue
    const next = text.replaceAll(expression, replace)
    if (next !== text) text = next.replaceAll(/ {2,}/g, ' ')
  }
  return text
}
