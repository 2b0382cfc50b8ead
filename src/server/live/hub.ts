import type { Writable } from 'node:stream'
import type { Deps } from '../context.ts'
import { AppError } from '../errors.ts'
import { ENDED, GREETING, HEARTBEAT } from './frames.ts'
import { readSequence, readSequences } from './read-sequences.ts'
import { Stream } from './stream.ts'
import type { Audience, Subscription } from './subscription.ts'
import type { Topic } from './topic.ts'
import { PAGE_SIZE, TopicFeed } from './topic-feed.ts'

export type HubOptions = {
  maxStreams: number
  heartbeatMs: number
  /** How often the access of readers is checked. */
  accessCheckMs: number
  presenceMs: number
}

const DEFAULT_OPTIONS: HubOptions = {
  maxStreams: 2_000,
  heartbeatMs: 15_000,
  accessCheckMs: 2_000,
  presenceMs: 60_000,
}

/** All open streams of this process. Each change of a topic is read from the database once for all readers. */
export class Hub {
  readonly #deps: Deps
  readonly #options: HubOptions
  readonly #streams = new Set<Stream>()
  /** Topics with at least one stream. */
  readonly #feeds = new Map<Topic, TopicFeed>()
  readonly #timers: NodeJS.Timeout[]
  #isStopped = false
  #isDatabaseAway = false

  constructor(deps: Deps, options: Partial<HubOptions> = {}) {
    this.#deps = deps
    this.#options = { ...DEFAULT_OPTIONS, ...options }
    deps.live.on('stored', this.wake).on('passing', this.pass)
    const every = (ms: number, work: () => void) => setInterval(work, ms).unref()
    this.#timers = [
      every(this.#options.heartbeatMs, this.#sendHeartbeat),
      every(this.#options.accessCheckMs, this.#checkAccess),
      every(this.#options.presenceMs, this.#recordPresence),
    ]
  }

  get openStreams(): number {
    return this.#streams.size
  }

  /**
   * Opens a stream of stored events after a number, or from now on, and of passing events. Calls `connect` after all
   * checks. Throws `rate_limited` when the reader has too many streams, and `unavailable` when the process has too many
   * or is stopping.
   */
  async open(subscription: Subscription, after: number | undefined, connect: () => Writable): Promise<Stream> {
    this.#refuseTooMany(subscription)
    // A restored backup can have smaller numbers than the reader's cursor. The minimum below makes new events visible.
    const newest = await readSequence(this.#deps, subscription.topic)
    this.#refuseTooMany(subscription)
    const cursor = Math.min(after ?? newest, newest)
    const stream = new Stream(subscription, cursor, connect(), this.#leave)
    if (stream.isOpen) this.#join(stream, newest)
    stream.send(GREETING)
    void this.#startStream(stream)
    return stream
  }

  #join(stream: Stream, newest: number): void {
    const { subscription } = stream
    const feed =
      this.#feeds.get(subscription.topic) ?? new TopicFeed(newest, (after) => this.#listAfter(subscription, after))
    feed.streams.add(stream)
    this.#feeds.set(subscription.topic, feed)
    this.#streams.add(stream)
  }

  #leave = (stream: Stream): void => {
    const { topic } = stream.subscription
    this.#streams.delete(stream)
    const feed = this.#feeds.get(topic)
    feed?.streams.delete(stream)
    if (feed?.streams.size === 0) this.#feeds.delete(topic)
  }

  async #startStream(stream: Stream): Promise<void> {
    const { subscription } = stream
    try {
      await stream.catchUp((after) => this.#listAfter(subscription, after))
      await subscription.audience.recordPresence?.(this.#deps, [subscription.reader])
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a live stream could not catch up')
      stream.close()
    }
  }

  #listAfter(subscription: Subscription, after: number) {
    return subscription.listAfter(this.#deps, after, PAGE_SIZE)
  }

  /** Delivers a topic's stored events up to this number or further. Reads them unless the next one has its data. */
  wake = (topic: Topic, sequence: number, data?: unknown): void => {
    const feed = this.#feeds.get(topic)
    if (!feed?.isBehind(sequence) || (data !== undefined && feed.take({ sequence, data }))) return
    void this.#tryDatabase('new events', () => feed.read())
  }

  /** Delivers a passing event to the topic's readers. */
  pass = (topic: Topic, frame: Buffer): void => {
    this.#feeds.get(topic)?.sendPassing(frame)
  }

  /** Finds stored events in the database for which no notice arrived. */
  poll = (): Promise<void> =>
    this.#tryDatabase('topics', async () => {
      for (const [topic, sequence] of await readSequences(this.#deps, [...this.#feeds.keys()])) {
        this.wake(topic, sequence)
      }
    })

  stop(): void {
    this.#isStopped = true
    this.#deps.live.off('stored', this.wake).off('passing', this.pass)
    for (const timer of this.#timers) clearInterval(timer)
    for (const stream of this.#streams) stream.close()
  }

  /** Logs only the first failure while the database is unavailable. */
  async #tryDatabase(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#isDatabaseAway = false
    } catch (error) {
      if (!this.#isDatabaseAway) this.#deps.log.warn({ err: error, what }, 'live updates could not read the database')
      this.#isDatabaseAway = true
    }
  }

  #refuseTooMany({ audience, reader }: Subscription): void {
    if (this.#isStopped || this.#streams.size >= this.#options.maxStreams) {
      throw new AppError('unavailable', 'Too many people are connected right now. Please try again in a minute.', {
        retryAfterSeconds: 30,
      })
    }
    const key = audience.limitKey(reader)
    const isOwn = ({ subscription: other }: Stream) => other.audience.limitKey(other.reader) === key
    const own = [...this.#streams].filter(isOwn).length
    if (own < audience.maxStreams) return
    throw new AppError(
      'rate_limited',
      `You have this open in ${audience.maxStreams} places. Please close one of them.`,
      { retryAfterSeconds: 30 },
    )
  }

  #sendHeartbeat = (): void => {
    for (const stream of this.#streams) stream.send(HEARTBEAT)
  }

  /** Safe while the database is unavailable, because no new events can be read then. */
  #checkAccess = async (): Promise<void> => {
    for (const [audience, streams] of this.#groupByAudience()) {
      await this.#tryDatabase('readers', async () => {
        const ended = await audience.findEnded(this.#deps, streams.map(getReader))
        for (const stream of streams) if (ended.has(stream.subscription.reader)) stream.close(ENDED)
      })
    }
  }

  #recordPresence = async (): Promise<void> => {
    for (const [audience, streams] of this.#groupByAudience()) {
      await this.#tryDatabase('presence', async () => audience.recordPresence?.(this.#deps, streams.map(getReader)))
    }
  }

  #groupByAudience(): Map<Audience<unknown>, Stream[]> {
    return Map.groupBy(this.#streams, ({ subscription }) => subscription.audience)
  }
}

function getReader({ subscription }: Stream): unknown {
  return subscription.reader
}
