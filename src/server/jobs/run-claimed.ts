import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx, Deps } from '../context.ts'
import { withTimeLimit } from '../database/time-limits.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import { backoffMs } from '../queue/backoff.ts'
import type { ClaimedJob } from './claim.ts'
import { type Job, type JobEnd, JobError, Stopped, untilAborted } from './job.ts'
import type { WorkerOptions } from './options.ts'
import { complete, giveUp, release, retryLater } from './settle.ts'

const RECORD_ATTEMPTS = 5
/** For a handler to say itself what its interruption means. */
const GRACE_MS = 50

type Run = { deps: Deps; options: WorkerOptions; ctx: Ctx; claimed: ClaimedJob; job: Job }

/** Runs a claimed job and records what became of it. Never throws. */
export async function runClaimed(
  { deps, options }: { deps: Deps; options: WorkerOptions },
  job: Job,
  claimed: ClaimedJob,
  abort: AbortController,
): Promise<void> {
  const { name, organisationId } = claimed
  const actor = { kind: 'job' as const, name, ...(organisationId !== null && { organisationId }) }
  const run: Run = { deps, options, job, claimed, ctx: { ...deps, actor, requestId: randomUUID() } }
  const timer = setTimeout(() => abort.abort(new DOMException('', 'TimeoutError')), job.timeLimitMs)
  let end: JobEnd | undefined
  try {
    end = await handle(run, abort.signal)
  } catch (error) {
    if (abort.signal.reason instanceof Stopped) return await record(run, () => release(run.ctx, claimed))
    return await recordFailure(run, error)
  } finally {
    clearTimeout(timer)
  }
  await record(run, () => complete(run.ctx, claimed, end))
  deps.log.info(about(claimed), 'job done')
}

async function handle({ ctx, job, claimed }: Run, signal: AbortSignal): Promise<JobEnd | undefined> {
  const { id, attempts, createdAt } = claimed
  if (attempts > job.retry.maxAttempts) throw new JobError('too_many_attempts', 'give-up')
  const payload = job.payload.safeParse(JSON.parse(claimed.payload))
  if (!payload.success) throw new JobError('bad_payload', 'give-up')
  const running = job.handle(withTimeLimit(ctx, 'job'), payload.data as never, {
    id,
    attempt: attempts,
    createdAt,
    signal,
  })
  return untilAborted(running, signal, GRACE_MS)
}

async function recordFailure(run: Run, error: unknown): Promise<void> {
  const { deps, options, ctx, claimed, job } = run
  const { code, outcome } = meaningOf(error)
  const line = { ...about(claimed), code }
  if (outcome === 'give-up' || (outcome === 'retry' && claimed.attempts >= job.retry.maxAttempts)) {
    await record(run, () => giveUp(ctx, claimed, code))
    deps.log.error(line, 'job given up')
  } else if (outcome === 'release') {
    await record(run, () => release(ctx, claimed, code))
  } else {
    const waitMs = backoffMs(claimed.attempts, job.retry, options.random)
    await record(run, () => retryLater(ctx, claimed, waitMs, code))
    deps.log.warn({ ...line, waitMs }, 'job will be tried again')
  }
}

function meaningOf(error: unknown): Pick<JobError, 'code' | 'outcome'> {
  if (error instanceof JobError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return { code: 'time_limit', outcome: 'retry' }
  return { code: classifyFailure(error).code, outcome: 'retry' }
}

/** Insists for a while when the database is away: a mail that is sent but not marked would be sent again. */
async function record({ deps, options, claimed }: Run, work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (!(await work())) deps.log.warn(about(claimed), 'job was taken over by another worker: it may happen twice')
      return
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) {
        const line = { ...about(claimed), code: classifyFailure(error).code }
        return deps.log.error(line, 'outcome of a job could not be recorded')
      }
      await wait(options.pollMs)
    }
  }
}

function about({ id, name, attempts }: ClaimedJob) {
  return { jobId: id, job: name, attempt: attempts }
}
