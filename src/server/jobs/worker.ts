import type { Deps } from '../context.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import { createMailTransport } from '../mail/transports/index.ts'
import type { Lane } from '../queue/definitions.ts'
import { onWake } from '../queue/wake.ts'
import { Breaker } from './breaker.ts'
import type { Registry } from './job.ts'
import { LaneWorker } from './lane-worker.ts'
import { type GivenOptions, workerOptions } from './options.ts'
import { reportParkedJobs } from './parked-jobs.ts'
import { createRegistry } from './registry.ts'
import { enqueueSchedule } from './schedule.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { renewLeases } from './settle.ts'

/** PostgreSQL is told of a job before the transaction that wrote it commits, so the look is repeated after that. */
const SECOND_LOOK_MS = 50
const HOUR_MS = 3_600_000
const SCHEDULE_LOOK_MS = 5 * 60_000

type Given = GivenOptions & {
  /** Instead of what the program knows. */
  registry?: Registry
}

/** Runs jobs, each at least once, until stopped. Several processes may do so on one database. */
export function startWorker(deps: Deps, { registry: givenRegistry, ...given }: Given = {}): { stop(): Promise<void> } {
  const options = workerOptions(given)
  const transport = options.mail.transport ?? createMailTransport(deps.config)
  const breaker = new Breaker(() => deps.now().getTime(), options.random)
  const registry = givenRegistry ?? createRegistry(deps, options, { breaker, transport })
  const laneWorker = (lane: Lane) =>
    new LaneWorker({ deps, options, registry }, lane, lane === 'mail' ? breaker : undefined)
  const lanes = { mail: laneWorker('mail'), short: laneWorker('short'), long: laneWorker('long') }
  const workers = Object.values(lanes)

  const wakeAll = () => {
    for (const { wake } of workers) wake()
  }
  const secondLook = setTimeout(wakeAll, SECOND_LOOK_MS).unref()
  const stopListening = onWake((lane) => {
    lanes[lane].wake()
    secondLook.refresh()
  })
  let report: Promise<void> | undefined
  const lookForParked = () => {
    report = reportParkedJobs(deps, Object.keys(registry), options.maxAgeMs)
  }
  let renewal: Promise<void> | undefined
  const renew = () => {
    const ids = workers.flatMap(({ leaseIds }) => leaseIds)
    renewal = renewLeases(deps, ids, options.leaseMs).catch((error) => {
      deps.log.warn({ code: classifyFailure(error).code }, 'leases could not be renewed')
    })
  }
  const every = (ms: number, work: () => void) => setInterval(work, ms).unref()
  const timers = [
    secondLook,
    every(options.pollMs, wakeAll),
    every(HOUR_MS, lookForParked),
    every(options.leaseMs / 3, renew),
  ]
  lookForParked()
  wakeAll()

  const stop = async () => {
    stopListening()
    for (const timer of timers) clearTimeout(timer)
    await Promise.all([report, renewal, ...workers.map((worker) => worker.stop())])
    transport.close()
  }
  return { stop }
}

/** All that the product does by itself. Looks again and again that each scheduled job has a run ahead of it. */
export async function startJobs(deps: Deps): Promise<{ stop(): Promise<void> }> {
  // A database that refuses writes does not keep the product from its start: pages can be read.
  const enqueue = () =>
    enqueueSchedule(deps, scheduledJobs(deps.config)).catch((error) => {
      deps.log.warn({ code: classifyFailure(error).code }, 'schedule could not be enqueued')
    })
  await enqueue()
  const worker = startWorker(deps)
  const timer = setInterval(enqueue, SCHEDULE_LOOK_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await worker.stop()
    },
  }
}
