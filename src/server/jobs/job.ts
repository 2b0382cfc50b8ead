import type { Ctx, Tx } from '../context.ts'
import type { JobDefinition } from '../queue/definitions.ts'

/** What a job knows about its run. */
export type JobRun = {
  id: string
  /** 1 for the first. */
  attempt: number
  createdAt: Date
  /** Aborted at the time limit, and when the process ends: by then the handler should say what that means for it. */
  signal: AbortSignal
}

/** Written in the transaction that ends the job: it happens once, also when a run is repeated after a crash. */
export type JobEnd = (tx: Tx) => Promise<void>

/**
 * A job runs at least once: again after a crash, and beside itself where a process lost its lease. So it does what is due
 * in statements that settle races themselves, or leaves it to its end.
 */
export type JobHandler<Payload = unknown> = (ctx: Ctx, payload: Payload, run: JobRun) => Promise<JobEnd | undefined>

export type Job = JobDefinition & { handle: JobHandler<never> }

/** What a worker can run, by name. It leaves all others to newer versions of the program. */
export type Registry = Record<string, Job>

/** The reason with which a job is interrupted because the process ends. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/**
 * A handler throws it to say what becomes of its job: another attempt after a wait, a return to the queue as if it had
 * not been tried, or no attempt any more. Any other error means `retry`. The code is for the log and the database.
 */
export class JobError extends Error {
  override name = 'JobError'
  readonly code: string
  readonly outcome: 'retry' | 'release' | 'give-up'

  constructor(code: string, outcome: JobError['outcome'], options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.outcome = outcome
  }
}

/** Does not wait for work that ignores the signal; work that heeds it has `graceMs` to end in its own way. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal, graceMs = 0): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const give = () => (graceMs === 0 ? reject(signal.reason) : void setTimeout(reject, graceMs, signal.reason))
  signal.addEventListener('abort', give, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', give)
  }
}
