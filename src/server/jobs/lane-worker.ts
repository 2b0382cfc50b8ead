import type { Deps } from '../context.ts'
import { isUnderLoad } from '../load.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import type { Lane } from '../queue/definitions.ts'
import type { Breaker } from './breaker.ts'
import { type ClaimedJob, claimJobs, listTurns } from './claim.ts'
import { type Registry, Stopped } from './job.ts'
import type { WorkerOptions } from './options.ts'
import { runClaimed } from './run-claimed.ts'

/** Between jobs while many requests are answered: a job can wait a little, the person at the form should not. */
const REST_MS = 1000

type Shared = { deps: Deps; options: WorkerOptions; registry: Registry }

/** Starts what is due in one lane while there are slots, the organisations in turn. */
export class LaneWorker {
  readonly #shared: Shared
  readonly #lane: Lane
  readonly #names: string[]
  readonly #breaker: Breaker | undefined
  readonly #underWay = new Map<string, { abort: AbortController; leaseId: string; done: Promise<void> }>()
  #look: Promise<void> | undefined
  #lookAgain = false
  #isStopping = false
  #isDatabaseAway = false
  #restsUntil = 0
  /** Whose turn was the last. */
  #turn = ''

  constructor(shared: Shared, lane: Lane, breaker?: Breaker) {
    this.#shared = shared
    this.#lane = lane
    this.#breaker = breaker
    this.#names = Object.keys(shared.registry).filter((name) => shared.registry[name]?.lane === lane)
  }

  get leaseIds(): string[] {
    return [...this.#underWay.values()].map(({ leaseId }) => leaseId)
  }

  wake = (): void => {
    this.#lookAgain = true
    if (this.#isStopping || this.#names.length === 0) return
    this.#look ??= this.#startDue().finally(() => {
      this.#look = undefined
    })
  }

  /** Jobs under way may finish for a while; then they are given back. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#look
    const patience = setTimeout(() => {
      for (const { abort } of this.#underWay.values()) abort.abort(new Stopped())
    }, this.#shared.options.stopPatienceMs)
    await Promise.all([...this.#underWay.values()].map(({ done }) => done))
    clearTimeout(patience)
  }

  async #startDue(): Promise<void> {
    while (this.#lookAgain && !this.#isStopping) {
      this.#lookAgain = false
      if (performance.now() < this.#restsUntil) return
      const slots = this.#shared.options.slots[this.#lane] - this.#underWay.size
      const room = Math.min(slots, this.#breaker?.allowance ?? slots)
      if (room <= 0) return
      await this.#startSome(room)
      if (isUnderLoad()) this.#rest()
    }
  }

  async #startSome(room: number): Promise<void> {
    try {
      await this.#goRound(room)
      this.#isDatabaseAway = false
    } catch (error) {
      const { log } = this.#shared.deps
      if (!this.#isDatabaseAway) log.warn({ code: classifyFailure(error).code, lane: this.#lane }, 'no jobs read')
      this.#isDatabaseAway = true
    }
  }

  /** Goes on after the organisation that had the last turn, and begins again once, until the slots are full. */
  async #goRound(room: number): Promise<void> {
    const { deps, options } = this.#shared
    for (let rounds = this.#turn === '' ? 1 : 2, free = room; free > 0 && rounds > 0; ) {
      const turns = await listTurns(deps, this.#lane, this.#turn, free)
      for (const [index, turn] of turns.entries()) {
        const limit = Math.ceil(free / (turns.length - index))
        const wanted = { lane: this.#lane, turn, names: this.#names, limit, leaseMs: options.leaseMs }
        const claimed = await claimJobs(deps, wanted)
        for (const job of claimed) this.#start(job)
        free -= claimed.length
        this.#turn = turn
      }
      if (turns.length > 0) continue
      this.#turn = ''
      rounds -= 1
    }
  }

  #start(claimed: ClaimedJob): void {
    const { id, name, leaseId } = claimed
    const job = this.#shared.registry[name]
    if (job === undefined) return
    this.#breaker?.started(id)
    const abort = new AbortController()
    const done = runClaimed(this.#shared, job, claimed, abort).then(() => {
      this.#underWay.delete(id)
      // Where its handler was not even asked.
      this.#breaker?.ended(id, 'unknown')
      this.#goOn()
    })
    this.#underWay.set(id, { abort, leaseId, done })
  }

  /** Requests that came in meanwhile are served before the next job. */
  #goOn(): void {
    if (isUnderLoad()) this.#rest()
    else setImmediate(this.wake)
  }

  /** Each look at a long queue takes milliseconds, and every job that is enqueued asks for one. */
  #rest(): void {
    this.#restsUntil = performance.now() + REST_MS
    setTimeout(this.wake, REST_MS).unref()
  }
}
