import { fold } from '../text/fold.ts'

/** Facts in the forms in which the checks compare them. Each is made when it is first asked for. */
class ReadFacts {
  readonly count: number
  readonly text: string
  #folded: string | undefined
  #plain: string | undefined
  #numbers: Set<string> | undefined
  #words: string | undefined

  constructor(facts: string[]) {
    this.count = facts.length
    this.text = facts.join('\n')
  }

  get folded(): string {
    this.#folded ??= fold(this.text)
    return this.#folded
  }

  get plain(): string {
    this.#plain ??= plain(this.text)
    return this.#plain
  }

  get numbers(): Set<string> {
    this.#numbers ??= new Set(numbersIn(this.text))
    return this.#numbers
  }

  /** Folded, with one space around each word. */
  get words(): string {
    this.#words ??= ` ${wordsIn(this.folded).join(' ')} `
    return this.#words
  }
}

const known = new WeakMap<string[], ReadFacts>()

/** Every sentence of a turn is held against the same facts, to which tools add. */
export function readFacts(facts: string[]): ReadFacts {
  const before = known.get(facts)
  if (before?.count === facts.length) return before
  const read = new ReadFacts(facts)
  known.set(facts, read)
  return read
}

/** Makes 9.30 and 09:30 into 9:30, and +353 87 into 087. Removes spaces in numbers. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\+353\s?(?=\d)/g, '0')
    .replaceAll(/(\d)[ ,](?=\d)/g, '$1')
    .replaceAll(/(\d)\.(?=\d{2}\b)/g, '$1:')
    .replaceAll(/(?<!\d)0(?=\d:\d{2}\b)/g, '')
    .replaceAll(/€\s/g, '€')

/** Every number, whatever it counts. "9" is "09". */
export const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ''))

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}'’_-]+/gu) ?? []
