import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { fillInbox } from '../../../../tests/support/fill-inbox.ts'

let deps: TestDatabase
beforeAll(async () => {
  deps = await openTestDatabase()
  await fillInbox(deps.db, 3_000)
  await sql`analyze`.execute(deps.db)
})
afterAll(() => deps.close())

async function readPlan(statement: string): Promise<string> {
  if (deps.config.databaseUrl === undefined) {
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(deps.db)
    return rows.map(({ detail }) => detail).join('\n')
  }
  return deps.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const { rows } = await sql.raw<Record<string, string>>(`explain ${statement}`).execute(db)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
}

test.each([
  ['enquiries_due', 'select * from enquiries where due_at is not null order by due_at, id limit 25'],
  [
    'enquiries_due_by_kind',
    "select * from enquiries where due_at is not null and kind = 'privacy' order by due_at, id limit 25",
  ],
  [
    /enquiries_(due_)?by_assignee/,
    "select * from enquiries where due_at is not null and assignee_id = 'usr_1' order by due_at, id limit 25",
  ],
  [/enquiries_by_status|enquiries_pkey/, "select * from enquiries where status = 'spam' order by id desc limit 25"],
  [/enquiries_by_kind|enquiries_pkey/, "select * from enquiries where kind = 'privacy' order by id desc limit 25"],
  ['enquiries_of_email', "select id from enquiries where lower(email) = 'a@example.ie'"],
  ['tickets_due', 'select * from tickets where due_at is not null order by due_at, id limit 25'],
  [
    'tickets_of_organisation',
    "select * from tickets where organisation_id = 'org_1' order by updated_at desc, id desc limit 20",
  ],
  [
    /search_terms_key|autoindex_search_terms/,
    "select subject_id from search_terms where subject_kind = 'enquiry' and term >= 'gal' and term < 'gam'",
  ],
])('a list is read from its index %s, in its order', async (index, statement) => {
  const plan = await readPlan(statement)
  expect(plan).toMatch(index)
  expect(plan).not.toMatch(/USE TEMP B-TREE|SCAN enquiries$|Seq Scan/m)
})
