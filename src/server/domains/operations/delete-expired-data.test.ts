import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { queue } from '../../../../tests/support/outbox.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { submitContactMessage } from '../enquiries/index.ts'
import { deleteExpiredData } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const run = () => deleteExpiredData(testCtx(database, { kind: 'job', name: 'delete-what-is-due' }))

async function enquiry(at: string, changes: { status: 'new' | 'answered' | 'spam'; answered_at?: string }) {
  database.clock.set(at)
  const { id } = await submitContactMessage(testCtx(database), {
    name: 'Niamh',
    email: 'niamh@example.ie',
    organization: 'Siopa',
    message: newId('enq'),
  })
  await database.db.updateTable('enquiries').set(changes).where('id', '=', id).execute()
  return id
}

test('enquiries are deleted 24 months after the last answer, and open ones stay', async () => {
  const old = '2024-11-01T10:00:00.000Z'
  await enquiry(old, { status: 'answered', answered_at: '2024-11-02T10:00:00.000Z' })
  await enquiry(old, { status: 'spam' })
  const kept = [
    await enquiry(old, { status: 'new' }),
    await enquiry(old, { status: 'answered', answered_at: '2024-12-01T10:00:00.000Z' }),
    await enquiry('2024-11-22T10:00:00.000Z', { status: 'spam' }),
  ]
  database.clock.set('2026-11-21T10:00:00.000Z')
  await run()
  await run()
  const rows = await database.db.selectFrom('enquiries').select('id').orderBy('id').execute()
  expect(rows.map(({ id }) => id)).toEqual(kept.toSorted())
})

test('an enquiry is deleted with its search terms and notes', async () => {
  const old = '2024-11-01T10:00:00.000Z'
  const gone = await enquiry(old, { status: 'answered', answered_at: old })
  const kept = await enquiry('2026-11-01T10:00:00.000Z', {
    status: 'answered',
    answered_at: '2026-11-02T10:00:00.000Z',
  })
  const note = { kind: 'note' as const, body: 'Rang her.', author_id: null, mail_id: null, created_at: old }
  for (const enquiry_id of [gone, kept]) {
    await database.db
      .insertInto('enquiry_entries')
      .values({ id: newId('ent'), enquiry_id, ...note })
      .execute()
  }
  database.clock.set('2026-11-21T10:00:00.000Z')
  await run()
  const found = database.db.selectFrom('search_terms').select('subject_id').distinct().where('term', '=', 'niamh')
  expect(await found.execute()).toEqual([{ subject_id: kept }])
  expect(await listOrphans(database)).toEqual([])
})

test('sent mails are deleted after 90 days, and waiting ones never', async () => {
  database.clock.set('2026-08-01T10:00:00.000Z')
  const [sent, waiting] = [await queue(database, 'a@example.ie'), await queue(database, 'b@example.ie')]
  const sent_at = database.now().toISOString()
  await database.db.updateTable('outbox').set({ sent_at }).where('id', '=', sent).execute()
  database.clock.set('2026-10-30T09:59:00.000Z')
  await run()
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  database.clock.set('2026-10-30T10:01:00.000Z')
  await run()
  expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: waiting }])
})

test('audit lines are deleted after 84 months, and the log records it', async () => {
  const line = async (at: string) => {
    database.clock.set(at)
    await recordAudit(asTx(testCtx(database)), 'session.started', { kind: 'user', id: at })
  }
  await line('2019-11-20T10:00:00.000Z')
  await line('2019-11-22T10:00:00.000Z')
  database.clock.set('2026-11-21T10:00:00.000Z')
  await run()
  await run()
  const lines = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('at').execute()
  expect(lines).toEqual([
    { action: 'session.started', subject_id: '2019-11-22T10:00:00.000Z' },
    { action: 'retention.applied', subject_id: 'audit_log' },
  ])
})

test('the audit log refuses updates and other deletions', async () => {
  await recordAudit(asTx(testCtx(database)), 'session.started', { kind: 'user', id: 'usr_1' })
  await expect(database.db.updateTable('audit_log').set({ action: 'other' }).execute()).rejects.toThrow('append-only')
  await expect(database.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
  await database.db.deleteFrom('audit_retention').execute()
  await expect(database.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
})
