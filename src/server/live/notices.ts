import type { Topic } from './topic.ts'

export const CHANNEL = 'live'

/** PostgreSQL limits a payload to 8,000 bytes. */
const PART_LENGTH = 7_000

export type Notice = { topic: Topic; sequence: number } | { topic: Topic; frame: Buffer }

/**
 * Formats the NOTIFY payloads of a passing event. `from` is this process. `number` makes payloads unique, because
 * PostgreSQL drops equal payloads within a transaction.
 */
export function formatPassingNotices(from: string, number: number, topic: Topic, frame: Buffer): string[] {
  const text = frame.toString('base64')
  const count = Math.ceil(text.length / PART_LENGTH)
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)
    return `passing ${topic} ${from} ${number} ${index} ${count} ${part}`
  })
}

type IncompleteEvent = { number: string; parts: string[] }

/** Parses notices, leaves out those of this process, which tells its readers itself, and joins events that arrive in parts. */
export class NoticeReader {
  readonly #own: string
  /** Key: process. A process sends the parts of one event in a row. */
  readonly #incomplete = new Map<string, IncompleteEvent>()

  constructor(own: string) {
    this.#own = own
  }

  read(payload: string): Notice | undefined {
    const [kind, name, ...rest] = payload.split(' ')
    const topic = name as Topic
    if (kind === 'stored') return rest[1] === this.#own ? undefined : { topic, sequence: Number(rest[0]) }
    const frame = this.#assembleFrame(rest)
    return frame && { topic, frame }
  }

  #assembleFrame([from = '', number = '', index, count, part = '']: string[]): Buffer | undefined {
    if (from === this.#own) return undefined
    const known = this.#incomplete.get(from)
    const partial = known?.number === number ? known : { number, parts: [] }
    this.#incomplete.delete(from)
    // A part was lost with the connection, so the event is dropped.
    if (partial.parts.length !== Number(index)) return undefined
    partial.parts.push(part)
    if (partial.parts.length < Number(count)) {
      this.#incomplete.set(from, partial)
      return undefined
    }
    return Buffer.from(partial.parts.join(''), 'base64')
  }
}
