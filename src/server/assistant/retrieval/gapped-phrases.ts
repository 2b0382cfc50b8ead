/** "let ~ go": two parts of a phrase with up to four other words between them, as keys. */
export interface GappedPhrase {
  begin: string[]
  end: string[]
  concept: string
}

const MAX_GAP = 4

/** The places of the words that a gapped phrase has in a text, if it starts at the given word. */
export function findGapped({ begin, end }: GappedPhrase, words: string[], start: number): number[] {
  if (!isAt(begin, words, start)) return []
  const afterBegin = start + begin.length
  for (let place = afterBegin; place <= afterBegin + MAX_GAP; place += 1) {
    if (isAt(end, words, place))
      return [...begin.map((_, index) => start + index), ...end.map((_, index) => place + index)]
  }
  return []
}

const isAt = (part: string[], words: string[], place: number) =>
  part.every((key, index) => words[place + index] === key)
