import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { queue, rowOf } from '../../../../tests/support/outbox.ts'
import { getAdminStatistics, getSystemHealth, giveUpJob, retryJobs } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const HOUR = 3_600_000
const NOW = '2026-11-21T09:30:00.000Z'
const LATER = '2026-11-21T10:30:00.000Z'
const JOBS = [{ name: 'tidy', everyMs: HOUR }]
const administrator = () => createMember(database, { role: 'ADMIN' })

test('a new installation lacks only its first job runs, and has a day for its first backup', async () => {
  const health = await getSystemHealth(await administrator(), JOBS)
  expect(health).toMatchObject({ overall: 'attention', parts: 5, well: 4, backup: { health: 'ok', lastGoodAt: null } })
  expect([health.database.health, health.mail.health]).toEqual(['ok', 'ok'])
})

test('the health of jobs, backups and mail follows from their records', async () => {
  const at = database.now().toISOString()
  const noted = { started_at: at, ended_at: at, failed_at: null, last_error: null }
  await database.db
    .insertInto('job_runs')
    .values([
      { name: 'tidy', ...noted, failed_at: at, last_error: 'TypeError' },
      { name: 'backup', ...noted },
    ])
    .execute()
  await queue(database, 'niamh@example.ie')
  database.clock.advance(HOUR)
  const health = await getSystemHealth(await administrator(), JOBS)
  expect(health.jobs.list).toMatchObject([{ name: 'tidy', health: 'failing', lastError: 'TypeError' }])
  expect(health.backup).toMatchObject({ health: 'ok', lastGoodAt: at })
  expect(health.mail).toMatchObject({ health: 'attention', queued: 1, oldestQueuedAt: at, dead: 0 })
})

test('a dead mail is retried once, alone or with all others', async () => {
  const ctx = await administrator()
  const [first, second] = [await queue(database, 'a@example.ie'), await queue(database, 'b@example.ie')]
  await database.db
    .updateTable('jobs')
    .set({ dead_at: '2026-11-21T09:30:00.000Z', attempts: 9, last_error: 'smtp_550' })
    .execute()
  expect((await getSystemHealth(ctx, [])).mail).toMatchObject({ health: 'attention', dead: 2 })
  expect(await retryJobs(ctx, { id: first })).toEqual({ retried: 1 })
  await expect(retryJobs(ctx, { id: first })).rejects.toMatchObject({ code: 'not_found' })
  expect(await retryJobs(ctx, {})).toEqual({ retried: 1 })
  const rows = await database.db.selectFrom('jobs').select(['id', 'dead_at', 'attempts']).orderBy('id').execute()
  expect(rows).toEqual([first, second].map((id) => ({ id, dead_at: null, attempts: 0 })))
})

test('waiting, running, failing and dead jobs are counted by name, and planned ones are left out', async () => {
  const ctx = await administrator()
  const at = database.now().toISOString()
  const later = new Date(database.now().getTime() + HOUR).toISOString()
  const job = { name: 'export', payload: '{}', lane: 'short', turn: 'none', run_at: at, created_at: at }
  await database.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'job_1', attempts: 0, created_at: '2026-11-21T08:00:00.000Z' },
      { ...job, id: 'job_2', lease_id: 'lease_1', leased_until: later, attempts: 1 },
      { ...job, id: 'job_3', run_at: later, attempts: 2, last_error: 'TypeError' },
      { ...job, id: 'job_4', dead_at: at, attempts: 20, last_error: 'ECONNREFUSED' },
      { ...job, id: 'job_5', attempts: 0, run_at: later },
    ])
    .execute()
  const { queue: jobs, jobs: scheduled } = await getSystemHealth(ctx, [])
  const counts = { waiting: 2, running: 1, failing: 1, dead: 1, oldestAt: '2026-11-21T08:00:00.000Z' }
  expect(jobs.counts).toEqual([{ name: 'export', ...counts }])
  expect(jobs.failed.map(({ id, deadAt, lastError }) => [id, deadAt, lastError])).toEqual([
    ['job_4', at, 'ECONNREFUSED'],
    ['job_3', null, 'TypeError'],
  ])
  expect(scheduled.health).toBe('attention')
})

test('a job that is not running can be retried or given up, with an audit line', async () => {
  const ctx = await administrator()
  const mailId = await queue(database, 'a@example.ie')
  const job = { name: 'export', payload: '{}', lane: 'short', turn: 'none', run_at: NOW, created_at: NOW }
  await database.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'job_1', run_at: LATER, attempts: 2, last_error: 'TypeError' },
      { ...job, id: 'job_2', lease_id: 'lease_1', leased_until: LATER, attempts: 1 },
    ])
    .execute()
  await retryJobs(ctx, { id: 'job_1' })
  const retried = await database.db.selectFrom('jobs').selectAll().where('id', '=', 'job_1').executeTakeFirst()
  expect(retried).toMatchObject({ run_at: NOW, attempts: 0, last_error: null })
  await giveUpJob(ctx, { id: 'job_1' })
  await giveUpJob(ctx, { id: mailId })
  for (const decide of [retryJobs, giveUpJob]) {
    await expect(decide(ctx, { id: 'job_2' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(decide(ctx, { id: 'job_1' })).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await database.db.selectFrom('jobs').select('id').execute()).toEqual([{ id: 'job_2' }])
  expect(await rowOf(database, mailId)).toMatchObject({ status: 'dead' })
  const lines = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('id').execute()
  expect(lines.slice(-3)).toEqual([
    { action: 'job.retried', subject_id: 'job_1' },
    { action: 'job.given_up', subject_id: 'job_1' },
    { action: 'job.given_up', subject_id: mailId },
  ])
})

test('users are counted by portal', async () => {
  const ctx = await administrator()
  await createMember(database, { userType: 'GOVERNMENT' })
  expect(await getAdminStatistics(ctx)).toMatchObject({ totalUsers: 2, businessUsers: 1, governmentUsers: 1 })
})

test('only administrators see the health', async () => {
  const ctx = await createMember(database)
  for (const ask of [
    () => getSystemHealth(ctx, []),
    () => getAdminStatistics(ctx),
    () => retryJobs(ctx, {}),
    () => giveUpJob(ctx, {}),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden' })
  }
})
