import type { Writable } from 'node:stream'
import { formatStoredEvent } from './frames.ts'
import type { Subscription } from './subscription.ts'
import type { StoredEvent } from './topic.ts'

/** A reader with more unsent bytes is disconnected. It reconnects and catches up. */
const MAX_BUFFERED_BYTES = 256 * 1024
const MAX_WAITING_EVENTS = 1_000

/** One open connection with its cursor and waiting events. */
export class Stream {
  readonly subscription: Subscription
  /** Number of the last stored event that was sent. */
  #cursor: number
  /** Events that arrive during catch-up. Undefined after it. */
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
    // Writes to a closing connection emit errors. "close" reports its end.
    connection.on('error', () => {})
    if (connection.destroyed) this.#end()
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Sends a new stored event, or queues it during catch-up. */
  deliver(sequence: number, frame: Buffer): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push({ sequence, frame })
      if (this.#waiting.length > MAX_WAITING_EVENTS) this.#connection.destroy()
    } else this.#sendStored(sequence, frame)
  }

  /** Sends a passing event. A slow reader loses it and keeps the connection. */
  sendPassing(frame: Buffer): void {
    if (!this.#connection.writableNeedDrain) this.send(frame)
  }

  /**
   * Sends missed events page by page, then the events that arrived meanwhile. Nothing is skipped, because `deliver` queues
   * events before the first page is read. Nothing is sent twice, because the cursor only increases.
   */
  async catchUp(nextPage: (after: number) => Promise<StoredEvent[]>): Promise<void> {
    for (;;) {
      const page = await nextPage(this.#cursor)
      for (const event of page) this.#sendStored(event.sequence, formatStoredEvent(event))
      if (page.length === 0 || !this.isOpen) break
      await this.#waitForDrain()
    }
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const { sequence, frame } of waiting) this.#sendStored(sequence, frame)
  }

  send(bytes: Buffer): void {
    if (!this.#isOpen) return
    this.#connection.write(bytes)
    if (this.#connection.writableLength > MAX_BUFFERED_BYTES) this.#connection.destroy()
  }

  /** Ends the connection after an optional final frame. */
  close(finalFrame?: Buffer): void {
    if (!this.#isOpen) return
    this.#connection.end(finalFrame)
    this.#end()
  }

  #sendStored(sequence: number, frame: Buffer): void {
    if (sequence <= this.#cursor) return
    this.#cursor = sequence
    this.send(frame)
  }

  #waitForDrain(): Promise<void> {
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
