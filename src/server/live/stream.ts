import type { Writable } from 'node:stream'
import { storedFrame } from './frames.ts'
import type { Subscription } from './subscription.ts'
import type { StoredEvent } from './topic.ts'

/** A reader that takes nothing while so much waits for it is cut off: it comes back and asks for what it missed. */
const MOST_BYTES_WAITING = 256 * 1024
const MOST_EVENTS_WAITING = 1_000

/** One open connection: what it has got, what waits for it, and whether it still listens. */
export class Stream {
  readonly subscription: Subscription
  /** Number of the last stored event that was sent. */
  #cursor: number
  /** Events that came while older ones were still being fetched; undefined from then on. */
  #waiting: { sequence: number; frame: Buffer }[] | undefined = []
  readonly #connection: Writable
  readonly #onEnd: (stream: Stream) => void
  #isOpen = true

  constructor(subscription: Subscription, cursor: number, connection: Writable, onEnd: (stream: Stream) => void) {
    this.subscription = subscription
    this.#cursor = cursor
    this.#connection = connection
    this.#onEnd = onEnd
    connection.on('close', () => this.#end())
    // What is written while the other side hangs up: its end is told by "close".
    connection.on('error', () => {})
    if (connection.destroyed) this.#end()
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Sends a stored event that has just been committed, in its turn. */
  deliver(sequence: number, frame: Buffer): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push({ sequence, frame })
      if (this.#waiting.length > MOST_EVENTS_WAITING) this.#connection.destroy()
    } else this.#sendStored(sequence, frame)
  }

  /** A reader who is behind loses passing events rather than the connection. */
  pass(frame: Buffer): void {
    if (!this.#connection.writableNeedDrain) this.send(frame)
  }

  /**
   * Sends what was missed, page by page as the reader takes it, and then what came meanwhile: nothing is skipped, as
   * `deliver` is called from before the first page on, and nothing is sent twice, as the cursor only moves on.
   */
  async catchUp(nextPage: (after: number) => Promise<StoredEvent[]>): Promise<void> {
    for (;;) {
      const page = await nextPage(this.#cursor)
      for (const event of page) this.#sendStored(event.sequence, storedFrame(event))
      if (page.length === 0 || !this.isOpen) break
      await this.#room()
    }
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const { sequence, frame } of waiting) this.#sendStored(sequence, frame)
  }

  send(bytes: Buffer): void {
    if (!this.#isOpen) return
    this.#connection.write(bytes)
    if (this.#connection.writableLength > MOST_BYTES_WAITING) this.#connection.destroy()
  }

  /** Ends the connection after a last word. */
  close(lastWord?: Buffer): void {
    if (!this.#isOpen) return
    this.#connection.end(lastWord)
    this.#end()
  }

  #sendStored(sequence: number, frame: Buffer): void {
    if (sequence <= this.#cursor) return
    this.#cursor = sequence
    this.send(frame)
  }

  #room(): Promise<void> {
    if (!this.#isOpen || !this.#connection.writableNeedDrain) return Promise.resolve()
    return new Promise((resolve) => {
      const go = () => {
        this.#connection.off('drain', go).off('close', go)
        resolve()
      }
      this.#connection.on('drain', go).on('close', go)
    })
  }

  #end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#waiting = undefined
    this.#onEnd(this)
  }
}
