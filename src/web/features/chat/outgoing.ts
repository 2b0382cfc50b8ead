/** A message that the server has not confirmed yet. */
export type Outgoing = { key: string; text: string; at: string; status: 'sending' | 'failed'; reason: string }

type Kept = { draft: string; outgoing: Outgoing[] }

const NOTHING: Kept = { draft: '', outgoing: [] }
const UNCONFIRMED = 'We do not know whether it arrived. You can safely send it again.'

/**
 * Keeps unsent text and unconfirmed messages over a reload. They end with the tab, and the next person in the same tab
 * does not see them.
 */
export class Outbox {
  readonly #name: string

  constructor(readerId: string, threadId: string) {
    this.#name = `chat:${readerId}:${threadId}`
  }

  read(): Kept {
    try {
      const kept = { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(this.#name) ?? '{}') as Partial<Kept>) }
      const outgoing = kept.outgoing.map((message) =>
        message.status === 'failed' ? message : { ...message, status: 'failed' as const, reason: UNCONFIRMED },
      )
      return { draft: kept.draft, outgoing }
    } catch {
      return NOTHING
    }
  }

  keep(changes: Partial<Kept>): void {
    try {
      const kept = {
        ...NOTHING,
        ...(JSON.parse(sessionStorage.getItem(this.#name) ?? '{}') as Partial<Kept>),
        ...changes,
      }
      if (kept.draft === '' && kept.outgoing.length === 0) sessionStorage.removeItem(this.#name)
      else sessionStorage.setItem(this.#name, JSON.stringify(kept))
    } catch {
      // Without storage, sending still works.
    }
  }
}
