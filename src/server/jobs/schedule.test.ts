import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { runJob } from './run-job.ts'
import { startSchedule } from './schedule.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const runOf = (name: string) =>
  database.db.selectFrom('job_runs').selectAll().where('name', '=', name).executeTakeFirst()

test('a run is noted with its times', async () => {
  await runJob(database, { name: 'tidy', everyMs: 1000, run: async () => database.clock.advance(5000) })
  expect(await runOf('tidy')).toMatchObject({
    started_at: '2026-11-21T09:30:00.000Z',
    ended_at: '2026-11-21T09:30:05.000Z',
    failed_at: null,
  })
})

test('a run that fails is noted without what it was about, and the next one clears that', async () => {
  let fails = true
  const job = {
    name: 'tidy',
    everyMs: 1000,
    run: async () => {
      if (fails) throw new TypeError('niamh@example.ie')
    },
  }
  await runJob(database, job)
  expect(await runOf('tidy')).toMatchObject({ ended_at: null, last_error: 'TypeError' })
  fails = false
  await runJob(database, job)
  expect(await runOf('tidy')).toMatchObject({ failed_at: null, last_error: null })
})

test('a job acts as itself, at its interval, and never twice at once', async () => {
  const actors: unknown[] = []
  let end = () => {}
  const run = (ctx: { actor: unknown }) => {
    actors.push(ctx.actor)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  const schedule = startSchedule(database, [{ name: 'tidy', everyMs: 5, run }])
  await expect.poll(() => actors.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(actors).toEqual([{ kind: 'job', name: 'tidy' }])
  const stopped = schedule.stop()
  end()
  await stopped
})
