import type { Deps } from '../context.ts'
import type { StoredEvent, Topic } from './topic.ts'

/**
 * One reader's access to a topic. The function that creates a subscription must check that the reader may read. The
 * audience reports later when access ends.
 */
export type Subscription<Reader = unknown> = {
  topic: Topic
  /** Lists stored events after a number, oldest first. The same for every reader of the topic. */
  listAfter(deps: Deps, after: number, limit: number): Promise<StoredEvent[]>
  reader: Reader
  audience: Audience<Reader>
}

/** One kind of reader. The hub checks all readers of an audience together. */
export type Audience<Reader> = {
  /** Streams with the same key count together, such as those of a person or of an address. */
  limitKey(reader: Reader): string
  maxStreams: number
  /** Returns the readers who lost access. Called every two seconds. */
  findEnded(deps: Deps, readers: Reader[]): Promise<Set<Reader>>
  /** Called with the current readers when a stream opens, and every minute. */
  recordPresence?(deps: Deps, readers: Reader[]): Promise<void>
}
