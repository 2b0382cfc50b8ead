import type { Ctx, Tx } from '../context.ts'
import type { JobDefinition } from '../queue/job-definitions.ts'

export type JobRun = {
  id: string
  /** 1 for the first. */
  attempt: number
  createdAt: Date
  /** Aborted at the time limit and when the process stops. The handler may then throw a JobError. */
  signal: AbortSignal
}

/** Runs in the transaction that deletes the job, so it takes effect once, even when a run repeats after a crash. */
export type JobEnd = (tx: Tx) => Promise<void>

/**
 * A job runs at least once: it repeats after a crash, and runs twice at once when a process lost its lease. So a handler
 * uses conditional statements, or writes in its JobEnd.
 */
export type JobHandler<Payload = unknown> = (ctx: Ctx, payload: Payload, run: JobRun) => Promise<JobEnd | undefined>

export type Job = JobDefinition & { handle: JobHandler<never> }

/** The jobs that this version can run, by name. A worker leaves all others to a newer version. */
export type Registry = Record<string, Job>

/** The abort reason of a job when the process stops. */
export class StoppedError extends Error {
  override name = 'Stopped'
}

/**
 * A handler throws it to decide about its job. `retry`: another attempt after a wait. `release`: back to the queue
 * without counting the attempt. `give-up`: no further attempt. Any other error means `retry`. The log and
 * the database store the code.
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

/** Waits for the work, or rejects with the abort reason. Work that handles the signal has `graceMs` to end itself. */
export async function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal, graceMs = 0): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const give = () => (graceMs === 0 ? reject(signal.reason) : void setTimeout(reject, graceMs, signal.reason))
  signal.addEventListener('abort', give, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', give)
  }
}
