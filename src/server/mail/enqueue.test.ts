import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { createMember } from '../../../tests/support/members.ts'
import { listOrphans } from '../../../tests/support/orphans.ts'
import { queue } from '../../../tests/support/outbox.ts'
import { eraseOrganisation } from '../domains/privacy/erase-account.ts'
import { enqueueMail } from './enqueue.ts'
import { deleteMails } from './stored-mails.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const jobs = () =>
  database.db.selectFrom('jobs').select(['id', 'name', 'turn', 'organisation_id', 'sequence']).execute()

test('a mail has a job with its id and the turn of the organisation that caused it, without an address', async () => {
  const member = await createMember(database)
  const id = await enqueueMail(asTx(member), { template: 'test-mail', to: 'niamh@example.ie', props: {} })
  const expected = { id, name: 'mail:test-mail', turn: member.actor.organisationId, organisation_id: null }
  expect(await jobs()).toMatchObject([expected])
  const byVisitor = await queue(database, 'niamh@example.ie')
  const [first, second] = await jobs()
  expect(second).toMatchObject({ id: byVisitor, turn: 'none', sequence: first?.sequence })
  expect(JSON.stringify(await database.db.selectFrom('jobs').selectAll().execute())).not.toContain('niamh')
})

test('the mail about an erasure outlives its organisation', async () => {
  const member = await createMember(database)
  await database.db.transaction().execute((db) => eraseOrganisation({ ...member, db }, member.actor.organisationId))
  expect(await jobs()).toMatchObject([{ name: 'mail:account-erased', turn: member.actor.organisationId }])
})

test('mails are deleted with their jobs, and a job without its mail is found', async () => {
  const [one, two] = [await queue(database, 'a@example.ie'), await queue(database, 'b@example.ie')]
  expect(await deleteMails(asTx(testCtx(database)), [one])).toBe(1n)
  expect((await jobs()).map(({ id }) => id)).toEqual([two])
  expect(await listOrphans(database)).toEqual([])
  await database.db.deleteFrom('outbox').execute()
  expect(await listOrphans(database)).toEqual([`jobs without their mail ${two}`])
})
