import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { queue } from '../../../../tests/support/outbox.ts'
import { getAdminStatistics, getSystemHealth, retryDeadMails } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const HOUR = 3_600_000
const JOBS = [{ name: 'tidy', everyMs: HOUR }]
const administrator = () => createMember(database, { role: 'ADMIN' })

test('a new installation lacks only its first job run: it has a day for its first backup', async () => {
  const health = await getSystemHealth(await administrator(), JOBS)
  expect(health).toMatchObject({ overall: 'attention', parts: 5, well: 4, backup: { health: 'ok', lastGoodAt: null } })
  expect([health.database.health, health.mail.health]).toEqual(['ok', 'ok'])
})

test('jobs, backups and mail are judged by what was noted of them', async () => {
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

test('a mail that was given up is tried again once, by name or with all others', async () => {
  const ctx = await administrator()
  const [first, second] = [await queue(database, 'a@example.ie'), await queue(database, 'b@example.ie')]
  await database.db.updateTable('outbox').set({ status: 'dead', attempts: 9, last_error: 'smtp_550' }).execute()
  expect((await getSystemHealth(ctx, [])).mail).toMatchObject({ health: 'attention', dead: 2 })
  expect(await retryDeadMails(ctx, { id: first })).toEqual({ retried: 1 })
  await expect(retryDeadMails(ctx, { id: first })).rejects.toMatchObject({ code: 'not_found' })
  expect(await retryDeadMails(ctx, {})).toEqual({ retried: 1 })
  const rows = await database.db.selectFrom('outbox').select(['id', 'status', 'attempts']).orderBy('id').execute()
  expect(rows).toEqual([first, second].map((id) => ({ id, status: 'queued', attempts: 0 })))
})

test('users are counted by their portal', async () => {
  const ctx = await administrator()
  await createMember(database, { userType: 'GOVERNMENT' })
  expect(await getAdminStatistics(ctx)).toMatchObject({ totalUsers: 2, businessUsers: 1, governmentUsers: 1 })
})

test('all of it is for administrators', async () => {
  const ctx = await createMember(database)
  for (const ask of [() => getSystemHealth(ctx, []), () => getAdminStatistics(ctx), () => retryDeadMails(ctx, {})]) {
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden' })
  }
})
