import { englishPatterns, irishPatterns, matchesAny, type Patterns, patternText } from './patterns.ts'
import { englishWords, irishWords } from './words.ts'

/** The patterns of a thing in both languages: callers mix them, whatever the conversation is in. */
export type BothLanguages = { en: Patterns; ga: Patterns }

/** One pattern a line. */
export const both = (english: string, irish: string): BothLanguages => ({
  en: englishPatterns(english),
  ga: irishPatterns(irish),
})

/** Whether a text says it in English or in Irish. */
export const matchesEither = (text: string, { en, ga }: BothLanguages): boolean =>
  matchesAny(patternText(englishWords(text)), en) || matchesAny(patternText(irishWords(text)), ga)
