import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { rowOf, work } from '../../../../tests/support/outbox.ts'
import { up } from './0016-jobs.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const AT = '2026-11-20T08:00:00.000Z'

/** The outbox before the migration: each mail has its own status. */
async function goBack(): Promise<void> {
  await sql`drop table jobs`.execute(database.db)
  for (const index of ['outbox_sent', 'outbox_unsent']) await database.db.schema.dropIndex(index).execute()
  const instant = process.env.TEST_DATABASE_URL === undefined ? sql`text` : sql`timestamptz`
  await sql`alter table outbox add column status text`.execute(database.db)
  await sql`alter table outbox add column lease_id text`.execute(database.db)
  await sql`alter table outbox add column last_error text`.execute(database.db)
  await sql`alter table outbox add column next_attempt_at ${instant}`.execute(database.db)
  await sql`alter table outbox add column leased_until ${instant}`.execute(database.db)
  await sql`create index outbox_waiting on outbox (next_attempt_at, id) where status = 'queued'`.execute(database.db)
  await sql`create index outbox_sent on outbox (sent_at) where status = 'sent'`.execute(database.db)
  await sql`create index outbox_dead on outbox (id) where status = 'dead'`.execute(database.db)
}

async function addMail(
  id: string,
  state: { status: string; attempts?: number; last_error?: string; lease_id?: string },
) {
  const { status, attempts = 0, last_error = null, lease_id = null } = state
  const leasedUntil = lease_id === null ? null : AT
  const sentAt = status === 'sent' ? AT : null
  await sql`insert into outbox (id, template, recipient, props, status, attempts, last_error, lease_id, leased_until,
      next_attempt_at, created_at, sent_at)
    values (${id}, 'contact-acknowledgment', 'niamh@example.ie', '{"name":"Niamh","message":"Hello"}', ${status},
      ${attempts}, ${last_error}, ${lease_id}, ${leasedUntil}, ${AT}, ${AT}, ${sentAt})`.execute(database.db)
}

test('mails that wait, were tried or given up keep their state, and those that wait go out', async () => {
  await goBack()
  await addMail('mail_1', { status: 'queued' })
  await addMail('mail_2', { status: 'queued', attempts: 4, last_error: 'smtp_451', lease_id: 'lease_1' })
  await addMail('mail_3', { status: 'dead', attempts: 9, last_error: 'smtp_550' })
  await addMail('mail_4', { status: 'sent', attempts: 2 })
  // More than one page.
  for (let i = 0; i < 600; i++) await addMail(`mail_0${i}`, { status: 'dead', last_error: 'smtp_550' })
  await up(database.db as never)

  expect(await rowOf(database, 'mail_2')).toMatchObject({ status: 'queued', attempts: 4, last_error: 'smtp_451' })
  expect(await rowOf(database, 'mail_3')).toMatchObject({ status: 'dead', attempts: 9, last_error: 'smtp_550' })
  expect(await rowOf(database, 'mail_4')).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
  const jobs = await database.db.selectFrom('jobs').select('id').where('id', 'like', 'mail_0%').execute()
  expect(jobs).toHaveLength(600)

  const ids: string[] = []
  const transport = { close() {}, send: async ({ id }: { id: string }) => void ids.push(id) }
  const worker = work(database.connectAgain(), '', { mail: { transport } })
  await expect.poll(async () => (await rowOf(database, 'mail_2')).status).toBe('sent')
  await worker.stop()
  expect(ids).toEqual(['mail_1', 'mail_2'])
})
