import type { Member } from '../context.ts'
import { type ChatScope, cursorOf, presentMessage, type StoredMessage } from '../domains/chat/index.ts'

const encoder = new TextEncoder()

/** A reader that takes nothing while so much waits for it is cut off: it comes back and asks for what it missed. */
const MOST_BYTES_WAITING = 256 * 1024
const MOST_MESSAGES_WAITING = 1_000

/** One open connection: what it has got, what waits for it, and whether it still listens. */
export class ChatStream {
  readonly member: Member
  readonly scope: ChatScope
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Number of the last message that was sent, as this reader counts. */
  cursor: number
  /** Messages that came while older ones were still being fetched; undefined from then on. */
  #waiting: StoredMessage[] | undefined = []
  #controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  #onRoom: (() => void) | undefined
  readonly #onClose: () => void

  constructor(viewer: { member: Member; scope: ChatScope }, cursor: number, onClose: () => void) {
    this.member = viewer.member
    this.scope = viewer.scope
    this.cursor = cursor
    this.#onClose = onClose
    this.body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        pull: () => this.#onRoom?.(),
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 }),
    )
  }

  get isOpen(): boolean {
    return this.#controller !== undefined
  }

  /** Sends a message that has just been committed, in its turn. */
  deliver(message: StoredMessage, frame: Uint8Array<ArrayBuffer>): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push(message)
      if (this.#waiting.length > MOST_MESSAGES_WAITING) this.#cutOff()
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

  send(bytes: Uint8Array<ArrayBuffer>): void {
    const controller = this.#controller
    if (controller === undefined) return
    controller.enqueue(bytes)
    if ((controller.desiredSize ?? 0) < -MOST_BYTES_WAITING) this.#cutOff()
  }

  /** Ends the connection after a last word. */
  close(lastWord?: Uint8Array<ArrayBuffer>): void {
    if (lastWord !== undefined) this.#controller?.enqueue(lastWord)
    this.#controller?.close()
    this.#end()
  }

  /** Without waiting for what is still queued to be taken. */
  #cutOff(): void {
    this.#controller?.error(new Error('the reader takes nothing'))
    this.#end()
  }

  #sendMessage(message: StoredMessage, frame?: Uint8Array<ArrayBuffer>): void {
    const number = cursorOf(message, this.scope)
    if (number <= this.cursor) return
    this.cursor = number
    this.send(frame ?? messageFrame(message, this.scope))
  }

  #room(): Promise<void> {
    if (!this.isOpen || (this.#controller?.desiredSize ?? 0) > 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.#onRoom = resolve
    })
  }

  #end(): void {
    if (this.#controller === undefined) return
    this.#controller = undefined
    this.#waiting = undefined
    this.#onRoom?.()
    this.#onClose()
  }
}

/** The cursor is the event's id, so the browser itself says with its next request where it was. */
export function messageFrame(row: StoredMessage, scope: ChatScope): Uint8Array<ArrayBuffer> {
  const message = presentMessage(row, scope)
  return encoder.encode(`id: ${message.cursor}\ndata: ${JSON.stringify(message)}\n\n`)
}

/** How long a browser waits before it comes back; and the first byte, which tells it that it is connected. */
export const GREETING = encoder.encode('retry: 2000\n\n')
export const HEARTBEAT = encoder.encode(':\n\n')
/** The session is over: coming back would be refused. */
export const ENDED = encoder.encode('event: ended\ndata: {}\n\n')
