import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabaseBefore } from '../../../../tests/support/old-database.ts'

let old: Awaited<ReturnType<typeof openDatabaseBefore>>
beforeEach(async () => {
  old = await openDatabaseBefore('0045')
})
afterEach(() => old.close())

const AT = '2026-03-01T09:00:00.000Z'

test('the contacts of one proved address become one, for each organisation', async () => {
  for (const id of ['org_one', 'org_two']) {
    await sql`insert into organisations (id, name, kind, business_type, created_at)
      values (${id}, 'Shop', 'customer', 'SME', ${AT})`.execute(old.db)
  }
  const contacts = [
    ['1', 'org_one', 'pat@example.ie'],
    ['2', 'org_one', 'pat@example.ie'],
    ['3', 'org_one', null],
    ['4', 'org_two', 'pat@example.ie'],
  ]
  for (const [number, organisation, proven] of contacts) {
    await sql`insert into contacts (id, organisation_id, proven_email, created_at)
      values (${`cnt_${number}`}, ${organisation}, ${proven}, ${AT})`.execute(old.db)
    await sql`insert into conversations
      (id, organisation_id, contact_id, channel, token_hash, language, version, state, last_message_at, created_at)
      values (${`cvn_${number}`}, ${organisation}, ${`cnt_${number}`}, 'web-chat', 'x', 'en', 1, '{}', ${AT}, ${AT})
    `.execute(old.db)
  }
  await old.migrate()
  const rows = await old.db.selectFrom('conversations').select(['id', 'contact_id']).orderBy('id').execute()
  expect(rows.map(({ contact_id }) => contact_id)).toEqual(['cnt_1', 'cnt_1', 'cnt_3', 'cnt_4'])
  const left = await old.db.selectFrom('contacts').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['cnt_1', 'cnt_3', 'cnt_4'])
})
