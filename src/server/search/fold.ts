/** "Ní Bhriain" → "ni bhriain": letters without their marks, in small ones, so that a search needs no fada. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’`]/g, '')
}

/** Longer ones are cut: an index entry has a limit on PostgreSQL. */
const LONGEST_TERM = 100
const MOST_WORDS = 6

/** The words that a text is found by. */
export function termsOf(texts: (string | null)[]): string[] {
  const words = texts.flatMap((text) => foldText(text ?? '').split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words.filter((word) => word !== '').map((word) => word.slice(0, LONGEST_TERM)))]
}

/** The beginnings of words that somebody looks for; all of them must be there. */
export function wordsOf(query: string): string[] {
  return termsOf([query]).slice(0, MOST_WORDS)
}
