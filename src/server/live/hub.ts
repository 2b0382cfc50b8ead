import type { Writable } from 'node:stream'
import type { Deps } from '../context.ts'
import {
  type ChatScope,
  findEndedSessions,
  listAfter,
  listAllAfter,
  notePresence,
  onNewMessages,
  type Participant,
  readCursor,
  type StoredMessage,
} from '../domains/chat/index.ts'
import { AppError } from '../errors.ts'
import { ChatStream, ENDED, GREETING, HEARTBEAT, messageFrame } from './stream.ts'

const EVERYONE = { kind: 'adviser' } as const
const PAGE = 200

export type HubOptions = {
  mostPerUser: number
  mostTogether: number
  heartbeatMs: number
  /** How often sessions are looked at: a session that ended loses its streams within this time. */
  accessCheckMs: number
  presenceMs: number
}

const DEFAULT_OPTIONS: HubOptions = {
  mostPerUser: 10,
  mostTogether: 2_000,
  heartbeatMs: 15_000,
  accessCheckMs: 2_000,
  presenceMs: 60_000,
}

/**
 * All open chat connections of this process. The database is asked once for each change, not once for each connection:
 * the hub reads what is new and hands it to those who may see it.
 */
export class ChatHub {
  readonly #deps: Deps
  readonly #options: HubOptions
  readonly #streams = new Set<ChatStream>()
  readonly #timers: NodeJS.Timeout[]
  readonly #stopListening: () => void
  /** Position up to which everything was handed on. */
  #position = 0
  #look: Promise<void> | undefined
  #lookAgain = false
  #isStopped = false
  #isDatabaseAway = false

  constructor(deps: Deps, options: Partial<HubOptions> = {}) {
    this.#deps = deps
    this.#options = { ...DEFAULT_OPTIONS, ...options }
    this.#stopListening = onNewMessages(this.wake)
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
   * Opens a stream of everything after `cursor`, or from now on; `connect` is called when nothing can be refused any
   * more. Throws `rate_limited` for somebody with too many, and
   * `unavailable` when the process has too many or is stopping.
   */
  async open(viewer: Participant, cursor: number | undefined, connect: () => Writable): Promise<ChatStream> {
    this.#refuseTooMany(viewer.member.userId)
    const newest = await readCursor(this.#deps, EVERYONE)
    // Read before anything is registered: a number from before a restored backup must not hide what comes now.
    const known = await readCursor(this.#deps, viewer.scope)
    this.#refuseTooMany(viewer.member.userId)
    if (this.#streams.size === 0) this.#position = newest
    const stream = new ChatStream(viewer, Math.min(cursor ?? known, known), connect(), () =>
      this.#streams.delete(stream),
    )
    if (stream.isOpen) this.#streams.add(stream)
    stream.send(GREETING)
    void this.#startStream(stream)
    return stream
  }

  async #startStream(stream: ChatStream): Promise<void> {
    try {
      await stream.catchUp((after) => listAfter(this.#deps, stream.scope, after, PAGE))
      await notePresence(this.#deps, [stream.member.userId])
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'chat stream could not catch up')
      stream.close()
    }
  }

  /** Looks for new messages; a call while it looks makes it look once more. */
  wake = (): void => {
    this.#lookAgain = true
    if (this.#isStopped || this.#streams.size === 0) return
    this.#look ??= this.#handOn().finally(() => {
      this.#look = undefined
    })
  }

  /** As `wake`, when the number of the newest message is known. */
  wakeAt = (position: number): void => {
    if (position > this.#position) this.wake()
  }

  stop(): void {
    this.#isStopped = true
    this.#stopListening()
    for (const timer of this.#timers) clearInterval(timer)
    for (const stream of this.#streams) stream.close()
  }

  #handOn(): Promise<void> {
    return this.#attempt('new messages', async () => {
      while (this.#lookAgain) {
        this.#lookAgain = false
        const rows = await listAllAfter(this.#deps, this.#position, PAGE)
        for (const row of rows) this.#deliver(row)
        this.#position = Math.max(this.#position, rows.at(-1)?.position ?? 0)
        if (rows.length === PAGE) this.#lookAgain = true
      }
    })
  }

  /** Says once, not every two seconds, that the database is away. */
  async #attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#isDatabaseAway = false
    } catch (error) {
      if (!this.#isDatabaseAway) this.#deps.log.warn({ err: error, what }, 'chat could not ask the database')
      this.#isDatabaseAway = true
    }
  }

  /** Each message is put into words once for each side, however many read it. */
  #deliver(row: StoredMessage): void {
    const frames = new Map<ChatScope['kind'], Buffer>()
    for (const stream of this.#streams) {
      const { scope } = stream
      if (scope.kind === 'organisation' && scope.organisationId !== row.organisation_id) continue
      const frame = frames.get(scope.kind) ?? messageFrame(row, scope)
      frames.set(scope.kind, frame)
      stream.deliver(row, frame)
    }
  }

  #refuseTooMany(userId: string): void {
    if (this.#isStopped || this.#streams.size >= this.#options.mostTogether) {
      throw new AppError('unavailable', 'Too many people are connected just now. Please try again in a minute.', {
        retryAfterSeconds: 30,
      })
    }
    const own = [...this.#streams].filter(({ member }) => member.userId === userId).length
    if (own < this.#options.mostPerUser) return
    throw new AppError(
      'rate_limited',
      `You have the chat open in ${this.#options.mostPerUser} places. Please close one of them.`,
      { retryAfterSeconds: 30 },
    )
  }

  #beat = (): void => {
    for (const stream of this.#streams) stream.send(HEARTBEAT)
  }

  /** While the database cannot be asked nothing new can be read either, so nothing is given away by waiting. */
  #checkAccess = async (): Promise<void> => {
    if (this.#streams.size === 0) return
    await this.#attempt('sessions', async () => {
      const members = [...this.#streams].map(({ member }) => member)
      const ended = await findEndedSessions(this.#deps, members)
      for (const stream of this.#streams) if (ended.has(stream.member.sessionId)) stream.close(ENDED)
    })
  }

  #notePresence = (): Promise<void> =>
    this.#attempt('presence', () =>
      notePresence(this.#deps, [...new Set([...this.#streams].map(({ member }) => member.userId))]),
    )
}
