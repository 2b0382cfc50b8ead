import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { addTerms } from '../../search/terms.ts'
import { up } from './0015-without-subject.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

async function migrate(): Promise<void> {
  await sql`alter table users add column organisation_id text`.execute(database.db)
  await sql`update users set organisation_id =
    (select organisation_id from memberships where user_id = users.id)`.execute(database.db)
  await up(database.db as never)
}

test('search terms and notices without a subject are deleted, all others stay', async () => {
  const { actor } = await createMember(database, { plan: 'advanced' })
  const notice = { kind: 'due+0', organisation_id: actor.organisationId, at: database.now().toISOString() }
  const { id } = await database.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()
  await database.db
    .insertInto('billing_notices')
    .values([
      { subject_id: id, ...notice },
      { subject_id: 'inv_gone', ...notice },
    ])
    .execute()
  for (const kind of ['user', 'organisation', 'enquiry', 'ticket'] as const) {
    await addTerms(database, { kind, id: `${kind}_gone` }, ['secret'])
  }
  expect(await listOrphans(database)).toHaveLength(5)
  await migrate()
  expect(await listOrphans(database)).toEqual([])
  const kept = await database.db.selectFrom('search_terms').select('term').orderBy('term').execute()
  expect(kept.map(({ term }) => term)).toEqual(['claddagh', 'physio'])
  expect(await database.db.selectFrom('billing_notices').select('subject_id').execute()).toEqual([{ subject_id: id }])
})

test('the plan of an organisation without members ends, all others continue', async () => {
  const [left, kept] = [
    await createMember(database, { plan: 'advanced' }),
    await createMember(database, { plan: 'advanced' }),
  ]
  await database.db.deleteFrom('users').where('id', '=', left.actor.userId).execute()
  await migrate()
  const plans = await database.db
    .selectFrom('subscriptions')
    .select(['organisation_id', 'status', 'data_until'])
    .execute()
  expect(new Map(plans.map((plan) => [plan.organisation_id, [plan.status, plan.data_until]]))).toEqual(
    new Map([
      [left.actor.organisationId, ['cancelled', expect.any(String)]],
      [kept.actor.organisationId, ['active', null]],
    ]),
  )
})
