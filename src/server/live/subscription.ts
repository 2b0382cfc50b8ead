import type { Deps } from '../context.ts'
import type { StoredEvent, Topic } from './topic.ts'

/**
 * What one reader gets. Whoever makes a subscription has checked that this reader may read this topic; the audience
 * says later when that ends.
 */
export type Subscription<Reader = unknown> = {
  topic: Topic
  /** Stored events after a number, the oldest first, as every reader of this topic gets them. */
  listAfter(deps: Deps, after: number, limit: number): Promise<StoredEvent[]>
  reader: Reader
  audience: Audience<Reader>
}

/** One kind of readers. The hub asks about all of them together. */
export type Audience<Reader> = {
  /** Streams with the same key count together: those of a person, or of an address. */
  keyOf(reader: Reader): string
  mostStreams: number
  /** The readers who may not read on. Asked every two seconds. */
  findEnded(deps: Deps, readers: Reader[]): Promise<Set<Reader>>
  /** Called at the opening and every minute with those who listen. */
  notePresence?(deps: Deps, readers: Reader[]): Promise<void>
}
