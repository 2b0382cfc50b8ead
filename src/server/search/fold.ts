import { stripMarks } from '#contracts/words/strip-marks.ts'

/** Folds text to lower case without diacritics and apostrophes: "Ní Bhriain" becomes "ni bhriain". */
export function foldText(text: string): string {
  return stripMarks(text).toLowerCase().replaceAll(/['’`]/g, '')
}

/** Longer terms are cut, because PostgreSQL limits the size of an index entry. */
const MAX_TERM_LENGTH = 100
const MAX_QUERY_WORDS = 6

/** Returns the distinct folded words of texts. */
export function extractTerms(texts: (string | null)[]): string[] {
  const words = texts.flatMap((text) => foldText(text ?? '').split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words.filter((word) => word !== '').map((word) => word.slice(0, MAX_TERM_LENGTH)))]
}

/** Returns the folded words of a query. A row matches when each of them is the start of one of its terms. */
export function extractQueryWords(query: string): string[] {
  return extractTerms([query]).slice(0, MAX_QUERY_WORDS)
}
