import type { Topic } from './topic.ts'

/** PostgreSQL's name for what processes tell each other. */
export const CHANNEL = 'live'

/** PostgreSQL takes 8,000 bytes at most. */
const PART_LENGTH = 7_000

export type Notice = { topic: Topic; sequence: number } | { topic: Topic; frame: Buffer }

/**
 * The payloads that carry a passing event. `from` is this process. The `number` makes each payload different, because
 * PostgreSQL drops the second of two equal ones in a transaction.
 */
export function passingNotices(from: string, number: number, topic: Topic, frame: Buffer): string[] {
  const text = frame.toString('base64')
  const count = Math.ceil(text.length / PART_LENGTH)
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)
    return `passing ${topic} ${from} ${number} ${index} ${count} ${part}`
  })
}

type Partial = { number: string; parts: string[] }

/** Reads the notices of the other processes, and puts together what came in parts. */
export class NoticeReader {
  readonly #own: string
  /** By process. Its parts come one after the other. */
  readonly #partial = new Map<string, Partial>()

  constructor(own: string) {
    this.#own = own
  }

  read(payload: string): Notice | undefined {
    const [kind, name, ...rest] = payload.split(' ')
    const topic = name as Topic
    if (kind === 'stored') return { topic, sequence: Number(rest[0]) }
    const frame = this.#frameOf(rest)
    return frame && { topic, frame }
  }

  #frameOf([from = '', number = '', index, count, part = '']: string[]): Buffer | undefined {
    if (from === this.#own) return undefined
    const known = this.#partial.get(from)
    const partial = known?.number === number ? known : { number, parts: [] }
    this.#partial.delete(from)
    // A part got lost with the connection, and the event with it.
    if (partial.parts.length !== Number(index)) return undefined
    partial.parts.push(part)
    if (partial.parts.length < Number(count)) {
      this.#partial.set(from, partial)
      return undefined
    }
    return Buffer.from(partial.parts.join(''), 'base64')
  }
}
