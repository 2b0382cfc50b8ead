import { formatStoredEvent } from './frames.ts'
import type { Stream } from './stream.ts'
import type { StoredEvent } from './topic.ts'

export const PAGE_SIZE = 200

/** A topic with readers in this process. It reads new events once and delivers them to all readers. */
export class TopicFeed {
  readonly streams = new Set<Stream>()
  /** Number of the last delivered event. */
  #position: number
  readonly #nextPage: (after: number) => Promise<StoredEvent[]>
  #reading: Promise<void> | undefined
  #hasMore = false

  constructor(position: number, nextPage: (after: number) => Promise<StoredEvent[]>) {
    this.#position = position
    this.#nextPage = nextPage
  }

  isBehind(sequence: number): boolean {
    return sequence > this.#position
  }

  /** Delivers the event if it follows the last one. Returns false for any other, and while a read may find it too. */
  take(event: StoredEvent): boolean {
    if (this.#reading !== undefined || event.sequence !== this.#position + 1) return false
    this.#deliver(event)
    return true
  }

  /** Reads and delivers new events. A call during a read makes it read once more. */
  read(): Promise<void> {
    this.#hasMore = true
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  sendPassing(frame: Buffer): void {
    for (const stream of this.streams) stream.sendPassing(frame)
  }

  async #readAll(): Promise<void> {
    while (this.#hasMore) {
      this.#hasMore = false
      const events = await this.#nextPage(this.#position)
      for (const event of events) this.#deliver(event)
      if (events.length === PAGE_SIZE) this.#hasMore = true
    }
  }

  #deliver(event: StoredEvent): void {
    const frame = formatStoredEvent(event)
    for (const stream of this.streams) stream.deliver(event.sequence, frame)
    this.#position = event.sequence
  }
}
