import { sql } from 'kysely'
import type { Deps } from '../context.ts'
import { CHANNEL, formatPassingNotices } from './notices.ts'
import type { Topic } from './topic.ts'

const BATCH_SIZE = 100
/** Drops new events beyond this number. */
const MAX_WAITING = 2_000

/** Sends passing events to other processes by NOTIFY, one statement at a time. Each statement takes all waiting events. */
export class Relay {
  readonly #deps: Deps
  readonly #from: string
  readonly #waiting: string[] = []
  #isSending = false
  #number = 0

  constructor(deps: Deps, from: string) {
    this.#deps = deps
    this.#from = from
  }

  send = (topic: Topic, frame: Buffer): void => {
    if (this.#waiting.length > MAX_WAITING) return
    this.#waiting.push(...formatPassingNotices(this.#from, this.#number++, topic, frame))
    if (!this.#isSending) void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting.splice(0, BATCH_SIZE)
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`
        .execute(this.#deps.db)
        .catch((error) => this.#deps.log.debug({ err: error }, 'passing events were lost'))
    }
    this.#isSending = false
  }
}
