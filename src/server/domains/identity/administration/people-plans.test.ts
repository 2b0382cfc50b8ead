import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleQuery } from '#contracts/people.ts'
import { fillWithPeople } from '../../../../../tests/bench/people.ts'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createAdministrator } from '../../../../../tests/support/staff.ts'
import { selectPage } from './list-people.ts'
import { matchPeople } from './match-people.ts'

let deps: TestDatabase
let admin: Awaited<ReturnType<typeof createAdministrator>>
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
  await fillWithPeople(deps, 3_000)
})
afterAll(() => deps.close())

async function readPlan(address: Record<string, string>): Promise<string> {
  const query = peopleQuery.parse(address)
  const isPostgres = deps.config.databaseUrl !== undefined
  return deps.db.transaction().execute(async (db) => {
    // PostgreSQL may scan three thousand rows. The index must serve order and range.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(db)
    const compiled = selectPage(await matchPeople({ ...admin, db }, query), query).compile()
    const explain = isPostgres ? 'explain' : 'explain query plan'
    const plan = await db.executeQuery(CompiledQuery.raw(`${explain} ${compiled.sql}`, [...compiled.parameters]))
    return JSON.stringify(plan.rows)
  })
}

const place = (value: string) => Buffer.from(JSON.stringify([value, 'usr_1'])).toString('base64url')

test.each([
  [/users_by_name/, {}],
  [/users_by_name/, { after: place('kelly niamh') }],
  [/users_by_age/, { sort: 'newest' }],
  [/users_by_sign_in/, { sort: 'sign-in', after: place('2024-01-02T00:00:00.000Z') }],
  [/users_of_type_by_name/, { type: 'GOVERNMENT' }],
  [/users_of_type_by_age/, { type: 'GOVERNMENT', sort: 'newest' }],
  [/users_of_type_by_sign_in/, { type: 'GOVERNMENT', sort: 'sign-in' }],
  [/users_administrators/, { role: 'ADMIN' }],
  [/search_terms_key|autoindex_search_terms/, { q: 'grainne 471' }],
])('%s answers %o', async (index, address) => {
  expect(await readPlan(address)).toMatch(index)
})
