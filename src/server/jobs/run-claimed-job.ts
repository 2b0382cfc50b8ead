import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx, Deps } from '../context.ts'
import { withTimeLimit } from '../database/time-limits.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import { computeBackoffMs } from '../queue/backoff.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import { type Job, type JobEnd, JobError, rejectOnAbort, StoppedError } from './job.ts'
import { completeJob, markJobDead, releaseJob, rescheduleJob } from './job-outcomes.ts'
import type { WorkerOptions } from './worker-options.ts'

const RECORD_ATTEMPTS = 5
/** Time for an aborted handler to throw its own error. */
const ABORT_GRACE_MS = 50

type Run = { deps: Deps; options: WorkerOptions; ctx: Ctx; claimed: ClaimedJob; job: Job }

/** Runs a claimed job and records the outcome. Never throws. */
export async function runClaimedJob(
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
    end = await runHandler(run, abort.signal)
  } catch (error) {
    if (abort.signal.reason instanceof StoppedError) return await recordOutcome(run, () => releaseJob(run.ctx, claimed))
    return await recordFailure(run, error)
  } finally {
    clearTimeout(timer)
  }
  await recordOutcome(run, () => completeJob(run.ctx, claimed, end))
  deps.log.info(logFields(claimed), 'job done')
}

async function runHandler({ ctx, job, claimed }: Run, signal: AbortSignal): Promise<JobEnd | undefined> {
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
  return rejectOnAbort(running, signal, ABORT_GRACE_MS)
}

async function recordFailure(run: Run, error: unknown): Promise<void> {
  const { deps, options, ctx, claimed, job } = run
  const { code, outcome } = classifyJobError(error)
  const line = { ...logFields(claimed), code }
  if (outcome === 'give-up' || (outcome === 'retry' && claimed.attempts >= job.retry.maxAttempts)) {
    await recordOutcome(run, () => markJobDead(ctx, claimed, code))
    deps.log.error(line, 'job given up')
  } else if (outcome === 'release') {
    await recordOutcome(run, () => releaseJob(ctx, claimed, code))
  } else {
    const waitMs = computeBackoffMs(claimed.attempts, job.retry, options.random)
    await recordOutcome(run, () => rescheduleJob(ctx, claimed, waitMs, code))
    deps.log.warn({ ...line, waitMs }, 'job will be retried')
  }
}

function classifyJobError(error: unknown): Pick<JobError, 'code' | 'outcome'> {
  if (error instanceof JobError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return { code: 'time_limit', outcome: 'retry' }
  return { code: classifyFailure(error).code, outcome: 'retry' }
}

/** Retries while the database is unavailable, because a mail that is sent but not marked would be sent again. */
async function recordOutcome({ deps, options, claimed }: Run, work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (!(await work())) deps.log.warn(logFields(claimed), 'lease lost: another worker may run this job again')
      return
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) {
        const line = { ...logFields(claimed), code: classifyFailure(error).code }
        return deps.log.error(line, 'could not record the outcome of a job')
      }
      await wait(options.pollMs)
    }
  }
}

function logFields({ id, name, attempts }: ClaimedJob) {
  return { jobId: id, job: name, attempt: attempts }
}
