/** Longer than any word, name or address that somebody means. Some patterns take minutes for a word of 4,000 characters. */
const LONGEST_WORD = 100
const LONG_WORDS = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, 'gu')

/** Cuts what no person reads as a word, so that any text is understood in a bounded time. */
export function shortenWords(text: string): string {
  return text.replaceAll(LONG_WORDS, '$1')
}
