import type { Deps } from '../context.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import { createMailTransport } from '../mail/transports/index.ts'
import type { Lane } from '../queue/job-definitions.ts'
import { onWake } from '../queue/wake-workers.ts'
import { Breaker } from './breaker.ts'
import { enqueueSchedule } from './enqueue-schedule.ts'
import type { Registry } from './job.ts'
import { renewLeases } from './job-outcomes.ts'
import { LaneWorker } from './lane-worker.ts'
import { createRegistry } from './registry.ts'
import { listScheduledJobs } from './scheduled-jobs.ts'
import { reportUnknownJobs } from './unknown-jobs.ts'
import { type GivenOptions, resolveWorkerOptions } from './worker-options.ts'

/** A wake-up comes before the transaction that enqueued the job commits, so a second one follows. */
const SECOND_WAKE_MS = 50
const HOUR_MS = 3_600_000
const SCHEDULE_CHECK_MS = 5 * 60_000

type Given = GivenOptions & {
  /** Replaces the registry of the product, for tests. */
  registry?: Registry
}

/** Runs jobs, each at least once, until stopped. Several processes can work on one database. */
export function startWorker(
  deps: Deps,
  { registry: givenRegistry, ...overrides }: Given = {},
): { stop(): Promise<void> } {
  const options = resolveWorkerOptions(overrides)
  const transport = options.mail.transport ?? createMailTransport(deps.config)
  const breaker = new Breaker(() => deps.now().getTime(), options.random)
  const registry = givenRegistry ?? createRegistry(deps, options, { breaker, transport })
  const laneWorker = (lane: Lane) =>
    new LaneWorker({ deps, options, registry }, lane, lane === 'mail' ? breaker : undefined)
  const lanes = {
    mail: laneWorker('mail'),
    short: laneWorker('short'),
    long: laneWorker('long'),
    outside: laneWorker('outside'),
    reading: laneWorker('reading'),
  }
  const workers = Object.values(lanes)

  const wakeAll = () => {
    for (const { wake } of workers) wake()
  }
  const secondWake = setTimeout(wakeAll, SECOND_WAKE_MS).unref()
  const stopListening = onWake((lane) => {
    lanes[lane].wake()
    secondWake.refresh()
  })
  let report: Promise<void> | undefined
  const reportUnknown = () => {
    report = reportUnknownJobs(deps, Object.keys(registry), options.maxAgeMs)
  }
  let renewal: Promise<void> | undefined
  const renew = () => {
    const ids = workers.flatMap(({ leaseIds }) => leaseIds)
    renewal = renewLeases(deps, ids, options.leaseMs).catch((error) => {
      deps.log.warn({ code: classifyFailure(error).code }, 'could not renew leases')
    })
  }
  const every = (ms: number, work: () => void) => setInterval(work, ms).unref()
  const timers = [
    secondWake,
    every(options.pollMs, wakeAll),
    every(HOUR_MS, reportUnknown),
    every(options.leaseMs / 3, renew),
  ]
  reportUnknown()
  wakeAll()

  const stop = async () => {
    stopListening()
    for (const timer of timers) clearTimeout(timer)
    await Promise.all([report, renewal, ...workers.map((worker) => worker.stop())])
    transport.close()
  }
  return { stop }
}

/** Starts the worker, and checks every five minutes that each scheduled job has a run ahead. */
export async function startJobs(deps: Deps): Promise<{ stop(): Promise<void> }> {
  // The product also starts when the database refuses writes, because pages can be read.
  const enqueue = () =>
    enqueueSchedule(deps, listScheduledJobs(deps.config)).catch((error) => {
      deps.log.warn({ code: classifyFailure(error).code }, 'could not enqueue the schedule')
    })
  await enqueue()
  const worker = startWorker(deps)
  const timer = setInterval(enqueue, SCHEDULE_CHECK_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await worker.stop()
    },
  }
}
