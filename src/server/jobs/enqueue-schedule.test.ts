import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { createScheduleRegistry, enqueueSchedule } from './enqueue-schedule.ts'
import { runScheduledJob, type ScheduledJob } from './run-scheduled-job.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const runOf = (name: string) =>
  database.db.selectFrom('job_runs').selectAll().where('name', '=', name).executeTakeFirst()

test('a run is saved with its times', async () => {
  await runScheduledJob(database, { name: 'tidy', everyMs: 1000, run: async () => database.clock.advance(5000) })
  expect(await runOf('tidy')).toMatchObject({
    started_at: '2026-11-21T09:30:00.000Z',
    ended_at: '2026-11-21T09:30:05.000Z',
    failed_at: null,
  })
})

test('a failed run is saved without data, and the next run clears the failure', async () => {
  let fails = true
  const job = {
    name: 'tidy',
    everyMs: 1000,
    run: async () => {
      if (fails) throw new TypeError('niamh@example.ie')
    },
  }
  await runScheduledJob(database, job)
  expect(await runOf('tidy')).toMatchObject({ ended_at: null, last_error: 'TypeError' })
  fails = false
  await runScheduledJob(database, job)
  expect(await runOf('tidy')).toMatchObject({ failed_at: null, last_error: null })
})

/** A worker of another process that runs only these jobs. */
function work(jobs: ScheduledJob[], slots = {}) {
  const deps = database.connectAgain()
  const worker = startWorker(deps, { registry: createScheduleRegistry(jobs), pollMs: 5, stopTimeoutMs: 30, slots })
  onTestFinished(worker.stop)
  return { deps, worker }
}

const waiting = () => database.db.selectFrom('jobs').select(['name', 'run_at', 'attempts']).execute()

test('a job acts as itself, at its interval, and never twice at once', async () => {
  const actors: unknown[] = []
  let end = () => {}
  const run = (ctx: { actor: unknown }) => {
    actors.push(ctx.actor)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  const job = { name: 'tidy', everyMs: 60_000, run }
  const { worker } = work([job])
  await enqueueSchedule(database, [job])
  database.clock.advance(2_000)
  await expect.poll(() => actors.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(actors).toEqual([{ kind: 'job', name: 'tidy' }])
  await enqueueSchedule(database, [job])
  expect(await waiting()).toHaveLength(1)
  end()
  await expect.poll(waiting).toEqual([{ name: 'tidy', run_at: '2026-11-21T09:31:02.000Z', attempts: 0 }])
  database.clock.advance(60_000)
  await expect.poll(() => actors.length).toBe(2)
  const stopped = worker.stop()
  end()
  await stopped
})

test('two processes that start enqueue one run of each job, and a third enqueues none', async () => {
  const jobs = ['tidy', 'sweep'].map((name) => ({ name, everyMs: 1000, run: async () => {} }))
  await Promise.all([enqueueSchedule(database, jobs), enqueueSchedule(database.connectAgain(), jobs)])
  await enqueueSchedule(database, jobs)
  expect((await waiting()).map(({ name }) => name).toSorted()).toEqual(['sweep', 'tidy'])
})

test('a failed run and a run that exceeds its time limit have a next run', async () => {
  const jobs: ScheduledJob[] = [
    { name: 'fails', everyMs: 60_000, run: () => Promise.reject(new TypeError('niamh@example.ie')) },
    { name: 'hangs', everyMs: 60_000, run: () => new Promise(() => {}) },
  ]
  const registry = createScheduleRegistry(jobs)
  const short = Object.fromEntries(Object.entries(registry).map(([name, job]) => [name, { ...job, timeLimitMs: 50 }]))
  const worker = startWorker(database.connectAgain(), { registry: short, pollMs: 5 })
  onTestFinished(worker.stop)
  await enqueueSchedule(database, jobs)
  database.clock.advance(2_000)
  const run_at = '2026-11-21T09:31:02.000Z'
  await expect.poll(waiting).toEqual(expect.arrayContaining(jobs.map(({ name }) => ({ name, run_at, attempts: 0 }))))
  expect([(await runOf('fails'))?.last_error, (await runOf('hangs'))?.last_error]).toEqual([
    'TypeError',
    'TimeoutError',
  ])
})

test('a process that stops during a run leaves it to the next process and saves no failure', async () => {
  let runs = 0
  const job = {
    name: 'tidy',
    everyMs: 60_000,
    run: () => (++runs === 1 ? new Promise<void>(() => {}) : Promise.resolve()),
  }
  const { worker } = work([job])
  await enqueueSchedule(database, [job])
  database.clock.advance(2_000)
  await expect.poll(() => runs).toBe(1)
  await worker.stop()
  expect(await runOf('tidy')).toMatchObject({ failed_at: null })
  work([job])
  await expect.poll(() => runs).toBe(2)
})
