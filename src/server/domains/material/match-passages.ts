import type { PassageRow } from '../../database/material-tables.ts'
import type { Passage } from '../../material/build-passages.ts'

/** A passage of the last reading, and where it stood. */
export type KnownPassage = Pick<
  PassageRow,
  'id' | 'question' | 'answer' | 'text_hash' | 'state' | 'gone_at' | 'previous_answer'
> & { address: string }

type Matches = {
  fresh: Passage[]
  changed: { row: KnownPassage; passage: Passage }[]
  /** The same words as before, here or on another page. */
  moved: KnownPassage[]
}

/** Finds the passages of the last reading in the new one: by their words, else by their question on the same page. */
export class MatchedPassages {
  readonly #unseen: Map<string, KnownPassage>
  readonly #byText = new Map<string, KnownPassage>()
  readonly #seenTexts = new Set<string>()
  count: number

  constructor(known: KnownPassage[]) {
    this.count = known.length
    this.#unseen = new Map(known.map((row) => [row.id, row]))
    for (const row of known) this.#byText.set(row.text_hash, row)
  }

  /** A text on several pages counts once, on the page that was read first. */
  match(address: string, passages: Passage[]): Matches {
    const matches: Matches = { fresh: [], changed: [], moved: [] }
    const others: Passage[] = []
    for (const passage of passages) {
      if (this.#seenTexts.has(passage.textHash)) continue
      this.#seenTexts.add(passage.textHash)
      const same = this.#byText.get(passage.textHash)
      if (same === undefined) others.push(passage)
      else if (this.#unseen.delete(same.id) && (same.address !== address || same.gone_at !== null)) {
        matches.moved.push(same)
      }
    }
    const here = [...this.#unseen.values()].filter((row) => row.address === address)
    for (const passage of others) {
      const row = here.find(({ id, question }) => question === passage.question && this.#unseen.has(id))
      if (row === undefined) matches.fresh.push(passage)
      else matches.changed.push({ row, passage })
      if (row !== undefined) this.#unseen.delete(row.id)
    }
    return matches
  }

  /** Lists passages that are no longer on their visited pages. */
  listUnseen(visited: Set<string>): KnownPassage[] {
    return [...this.#unseen.values()].filter(({ address }) => visited.has(address))
  }
}
