import type { Writable } from 'node:stream'
import type { Member } from '../context.ts'
import { type ChatScope, cursorOf, presentMessage, type StoredMessage } from '../domains/chat/index.ts'

/** A reader that takes nothing while so much waits for it is cut off: it comes back and asks for what it missed. */
const MOST_BYTES_WAITING = 256 * 1024
const MOST_MESSAGES_WAITING = 1_000

/** One open connection: what it has got, what waits for it, and whether it still listens. */
export class ChatStream {
  readonly member: Member
  readonly scope: ChatScope
  /** Number of the last message that was sent, as this reader counts. */
  cursor: number
  /** Messages that came while older ones were still being fetched; undefined from then on. */
  #waiting: StoredMessage[] | undefined = []
  readonly #connection: Writable
  #isOpen = true
  readonly #onEnd: () => void

  constructor(viewer: { member: Member; scope: ChatScope }, cursor: number, connection: Writable, onEnd: () => void) {
    this.member = viewer.member
    this.scope = viewer.scope
    this.cursor = cursor
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

  /** Sends a message that has just been committed, in its turn. */
  deliver(message: StoredMessage, frame: Buffer): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push(message)
      if (this.#waiting.length > MOST_MESSAGES_WAITING) this.#connection.destroy()
    } else this.#sendMessage(message, frame)
  }

  /**
   * Sends what was missed, page by page as the reader takes it, and then what came meanwhile: nothing is skipped, as
   * `deliver` is called from before the first page on, and nothing is sent twice, as the cursor only moves on.
   */
  async catchUp(nextPage: (after: number) => Promise<StoredMessage[]>): Promise<void> {
    for (;;) {
      const page = await nextPage(this.cursor)
      for (const message of page) this.#sendMessage(message)
      if (page.length === 0 || !this.isOpen) break
      await this.#room()
    }
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const message of waiting) this.#sendMessage(message)
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

  #sendMessage(message: StoredMessage, frame?: Buffer): void {
    const number = cursorOf(message, this.scope)
    if (number <= this.cursor) return
    this.cursor = number
    this.send(frame ?? messageFrame(message, this.scope))
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
    this.#onEnd()
  }
}

/** The cursor is the event's id, so the browser itself says with its next request where it was. */
export function messageFrame(row: StoredMessage, scope: ChatScope): Buffer {
  const message = presentMessage(row, scope)
  return Buffer.from(`id: ${message.cursor}\ndata: ${JSON.stringify(message)}\n\n`)
}

/** How long a browser waits before it comes back; and the first byte, which tells it that it is connected. */
export const GREETING = Buffer.from('retry: 2000\n\n')
export const HEARTBEAT = Buffer.from(':\n\n')
/** The session is over: coming back would be refused. */
export const ENDED = Buffer.from('event: ended\ndata: {}\n\n')
