import type { Deps } from '../context.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import type { Lane } from '../queue/job-definitions.ts'
import { isUnderLoad } from '../request-load.ts'
import type { Breaker } from './breaker.ts'
import { type ClaimedJob, claimJobs, listTurns } from './claim-jobs.ts'
import { type Registry, StoppedError } from './job.ts'
import { runClaimedJob } from './run-claimed-job.ts'
import type { WorkerOptions } from './worker-options.ts'

/** Pause between jobs under load, so that jobs do not slow requests down. */
const LOAD_PAUSE_MS = 1000

type Shared = { deps: Deps; options: WorkerOptions; registry: Registry }

/** Starts the due jobs of one lane while it has slots. Organisations take turns. */
export class LaneWorker {
  readonly #shared: Shared
  readonly #lane: Lane
  readonly #names: string[]
  readonly #breaker: Breaker | undefined
  readonly #running = new Map<string, { abort: AbortController; leaseId: string; done: Promise<void> }>()
  #pass: Promise<void> | undefined
  #isWoken = false
  #isStopping = false
  #isDatabaseAway = false
  #pausedUntil = 0
  /** The last turn that was served. */
  #turn = ''

  constructor(shared: Shared, lane: Lane, breaker?: Breaker) {
    this.#shared = shared
    this.#lane = lane
    this.#breaker = breaker
    this.#names = Object.keys(shared.registry).filter((name) => shared.registry[name]?.lane === lane)
  }

  get leaseIds(): string[] {
    return [...this.#running.values()].map(({ leaseId }) => leaseId)
  }

  wake = (): void => {
    this.#isWoken = true
    if (this.#isStopping || this.#names.length === 0) return
    this.#pass ??= this.#startDue().finally(() => {
      this.#pass = undefined
    })
  }

  /** Running jobs may finish within `stopTimeoutMs`. Then they are released. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#pass
    const timer = setTimeout(() => {
      for (const { abort } of this.#running.values()) abort.abort(new StoppedError())
    }, this.#shared.options.stopTimeoutMs)
    await Promise.all([...this.#running.values()].map(({ done }) => done))
    clearTimeout(timer)
  }

  async #startDue(): Promise<void> {
    while (this.#isWoken && !this.#isStopping) {
      this.#isWoken = false
      if (performance.now() < this.#pausedUntil) return
      const slots = this.#shared.options.slots[this.#lane] - this.#running.size
      const room = Math.min(slots, this.#breaker?.allowance ?? slots)
      if (room <= 0) return
      await this.#tryToStart(room)
      if (isUnderLoad()) this.#pause()
    }
  }

  async #tryToStart(room: number): Promise<void> {
    try {
      await this.#claimByTurn(room)
      this.#isDatabaseAway = false
    } catch (error) {
      const { log } = this.#shared.deps
      if (!this.#isDatabaseAway) log.warn({ code: classifyFailure(error).code, lane: this.#lane }, 'no jobs read')
      this.#isDatabaseAway = true
    }
  }

  /** Fills the slots from the turn after the last one, and starts over once at the end. */
  async #claimByTurn(room: number): Promise<void> {
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
    this.#breaker?.recordStart(id)
    const abort = new AbortController()
    const done = runClaimedJob(this.#shared, job, claimed, abort).then(() => {
      this.#running.delete(id)
      // For jobs whose handler did not run.
      this.#breaker?.recordEnd(id, 'unknown')
      this.#continue()
    })
    this.#running.set(id, { abort, leaseId, done })
  }

  /** Serves requests that arrived meanwhile before the next job starts. */
  #continue(): void {
    if (isUnderLoad()) this.#pause()
    else setImmediate(this.wake)
  }

  /** Each enqueued job wakes the lane, and reading a long queue takes milliseconds. */
  #pause(): void {
    this.#pausedUntil = performance.now() + LOAD_PAUSE_MS
    setTimeout(this.wake, LOAD_PAUSE_MS).unref()
  }
}
