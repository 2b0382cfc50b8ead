export type Wanted = { address: string; depth: number }

type Limits = { pages: number; depth: number }

/** An address that differs in its query alone is often a calendar or a list without an end. */
const MAX_QUERIES = 20
/** Addresses that are remembered: more than are read, as some turn out to be no pages. */
const REMEMBERED = 10

/** The addresses of a site that are still to be read, the nearest first, each once. */
export class Frontier {
  readonly #limits: Limits
  readonly #waiting: Wanted[] = []
  readonly #seen = new Set<string>()
  readonly #queries = new Map<string, number>()
  #next = 0
  /** Something was left out because it was too much. */
  isCut = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  add(address: string, depth: number): void {
    if (this.#seen.has(address)) return
    if (depth > this.#limits.depth || this.#seen.size >= this.#limits.pages * REMEMBERED || this.#isEndless(address)) {
      this.isCut = true
      return
    }
    this.#seen.add(address)
    this.#waiting.push({ address, depth })
  }

  /** Notes an address that was reached by another one. False if it was seen before. */
  reach(address: string): boolean {
    if (this.#seen.has(address)) return false
    this.#seen.add(address)
    return true
  }

  take(): Wanted | undefined {
    const wanted = this.#waiting[this.#next]
    if (wanted !== undefined) this.#next += 1
    return wanted
  }

  get left(): number {
    return this.#waiting.length - this.#next
  }

  #isEndless(address: string): boolean {
    const [path = '', query] = address.split('?')
    if (query === undefined) return false
    const count = (this.#queries.get(path) ?? 0) + 1
    this.#queries.set(path, count)
    return count > MAX_QUERIES
  }
}
