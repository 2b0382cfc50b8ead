import { storedFrame } from './frames.ts'
import type { Stream } from './stream.ts'
import type { StoredEvent } from './topic.ts'

export const PAGE_SIZE = 200

/** A topic with readers in this process. What is new is read once and handed to all of them. */
export class Feed {
  readonly streams = new Set<Stream>()
  /** Up to here everything was handed on. */
  #position: number
  readonly #nextPage: (after: number) => Promise<StoredEvent[]>
  #reading: Promise<void> | undefined
  #isAskedAgain = false

  constructor(position: number, nextPage: (after: number) => Promise<StoredEvent[]>) {
    this.#position = position
    this.#nextPage = nextPage
  }

  isBehind(sequence: number): boolean {
    return sequence > this.#position
  }

  /** Reads what is new; a call while it reads makes it read once more. */
  read(): Promise<void> {
    this.#isAskedAgain = true
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  pass(frame: Buffer): void {
    for (const stream of this.streams) stream.pass(frame)
  }

  async #readAll(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false
      const events = await this.#nextPage(this.#position)
      for (const event of events) this.#deliver(event)
      if (events.length === PAGE_SIZE) this.#isAskedAgain = true
    }
  }

  #deliver(event: StoredEvent): void {
    const frame = storedFrame(event)
    for (const stream of this.streams) stream.deliver(event.sequence, frame)
    this.#position = event.sequence
  }
}
