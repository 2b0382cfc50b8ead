/** Below this a slip makes another word too often. */
const SHORTEST = 6
/** A wrong vowel in a shorter word is often another word: "massage" for "message". */
const SHORTEST_FOR_VOWELS = 8
const VOWELS = 'aeiou'

/**
 * Corrects slips of fingers and ears in the words that decide most: a letter left out or doubled, two exchanged, and in
 * long words a wrong vowel. The first letter is never wrong. `others` are words that only look like a slip.
 */
export function createSpelling(words: string, others: string): (word: string) => string {
  let slips: Map<string, string> | undefined
  return (word) => {
    slips ??= readSlips(words.trim().split(/\s+/), others.trim().split(/\s+/))
    return slips.get(word) ?? word
  }
}

function readSlips(words: string[], others: string[]): Map<string, string> {
  const slips = new Map(words.flatMap((word) => listSlips(word).map((slip): [string, string] => [slip, word])))
  for (const word of [...words, ...others]) slips.delete(word)
  return slips
}

function listSlips(word: string): string[] {
  if (word.length < SHORTEST) return []
  const slips: string[] = []
  for (let place = 1; place < word.length; place += 1) {
    const [start, letter, rest] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)]
    slips.push(start + rest, start + letter + letter + rest)
    if (rest !== '') slips.push(start + rest.charAt(0) + letter + rest.slice(1))
    if (word.length < SHORTEST_FOR_VOWELS || !VOWELS.includes(letter)) continue
    for (const vowel of VOWELS) slips.push(start + vowel + rest)
  }
  return slips
}
