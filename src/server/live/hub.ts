import type { Writable } from 'node:stream'
import type { Deps } from '../context.ts'
import { AppError } from '../errors.ts'
import { Feed, PAGE_SIZE } from './feed.ts'
import { ENDED, GREETING, HEARTBEAT } from './frames.ts'
import { readSequence, readSequences } from './read-sequences.ts'
import { Stream } from './stream.ts'
import type { Audience, Subscription } from './subscription.ts'
import type { Topic } from './topic.ts'

export type HubOptions = {
  mostTogether: number
  heartbeatMs: number
  /** How often readers are looked at: who may not read on loses the stream within this time. */
  accessCheckMs: number
  presenceMs: number
}

const DEFAULT_OPTIONS: HubOptions = {
  mostTogether: 2_000,
  heartbeatMs: 15_000,
  accessCheckMs: 2_000,
  presenceMs: 60_000,
}

/** All open streams of this process. The database is asked once for each change of a topic, however many read it. */
export class Hub {
  readonly #deps: Deps
  readonly #options: HubOptions
  readonly #streams = new Set<Stream>()
  /** Only topics with a stream. */
  readonly #feeds = new Map<Topic, Feed>()
  readonly #timers: NodeJS.Timeout[]
  #isStopped = false
  #isDatabaseAway = false

  constructor(deps: Deps, options: Partial<HubOptions> = {}) {
    this.#deps = deps
    this.#options = { ...DEFAULT_OPTIONS, ...options }
    deps.live.on('stored', this.wake).on('passing', this.pass)
    const every = (ms: number, work: () => void) => setInterval(work, ms).unref()
    this.#timers = [
      every(this.#options.heartbeatMs, this.#beat),
      every(this.#options.accessCheckMs, this.#checkAccess),
      every(this.#options.presenceMs, this.#notePresence),
    ]
  }

  get openStreams(): number {
    return this.#streams.size
  }

  /**
   * Opens a stream of the stored events after a number, or from now on, and of the passing ones. `connect` is called when
   * nothing can be refused any more. Throws `rate_limited` for a reader with too many, and `unavailable` when the
   * process has too many or is stopping.
   */
  async open(subscription: Subscription, after: number | undefined, connect: () => Writable): Promise<Stream> {
    this.#refuseTooMany(subscription)
    // Read before anything is registered: a number from before a restored backup must not hide what comes now.
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
      this.#feeds.get(subscription.topic) ?? new Feed(newest, (after) => this.#listAfter(subscription, after))
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
      await subscription.audience.notePresence?.(this.#deps, [subscription.reader])
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a live stream could not catch up')
      stream.close()
    }
  }

  #listAfter(subscription: Subscription, after: number) {
    return subscription.listAfter(this.#deps, after, PAGE_SIZE)
  }

  /** Hands on stored events of a topic, up to this number at least. */
  wake = (topic: Topic, sequence: number): void => {
    const feed = this.#feeds.get(topic)
    if (feed?.isBehind(sequence)) void this.#attempt('new events', () => feed.read())
  }

  /** Hands a passing event to those who listen to the topic. */
  pass = (topic: Topic, frame: Buffer): void => {
    this.#feeds.get(topic)?.pass(frame)
  }

  /** Looks in the database for what nobody told of. */
  poll = (): Promise<void> =>
    this.#attempt('topics', async () => {
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

  /** Says once, not every two seconds, that the database is away. */
  async #attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#isDatabaseAway = false
    } catch (error) {
      if (!this.#isDatabaseAway) this.#deps.log.warn({ err: error, what }, 'live updates could not ask the database')
      this.#isDatabaseAway = true
    }
  }

  #refuseTooMany({ audience, reader }: Subscription): void {
    if (this.#isStopped || this.#streams.size >= this.#options.mostTogether) {
      throw new AppError('unavailable', 'Too many people are connected just now. Please try again in a minute.', {
        retryAfterSeconds: 30,
      })
    }
    const key = audience.keyOf(reader)
    const isOwn = ({ subscription: other }: Stream) => other.audience.keyOf(other.reader) === key
    const own = [...this.#streams].filter(isOwn).length
    if (own < audience.mostStreams) return
    throw new AppError(
      'rate_limited',
      `You have this open in ${audience.mostStreams} places. Please close one of them.`,
      { retryAfterSeconds: 30 },
    )
  }

  #beat = (): void => {
    for (const stream of this.#streams) stream.send(HEARTBEAT)
  }

  /** While the database cannot be asked nothing new can be read either, so nothing is given away by waiting. */
  #checkAccess = async (): Promise<void> => {
    for (const [audience, streams] of this.#byAudience()) {
      await this.#attempt('readers', async () => {
        const ended = await audience.findEnded(this.#deps, streams.map(readerOf))
        for (const stream of streams) if (ended.has(stream.subscription.reader)) stream.close(ENDED)
      })
    }
  }

  #notePresence = async (): Promise<void> => {
    for (const [audience, streams] of this.#byAudience()) {
      await this.#attempt('presence', async () => audience.notePresence?.(this.#deps, streams.map(readerOf)))
    }
  }

  #byAudience(): Map<Audience<unknown>, Stream[]> {
    return Map.groupBy(this.#streams, ({ subscription }) => subscription.audience)
  }
}

function readerOf({ subscription }: Stream): unknown {
  return subscription.reader
}
