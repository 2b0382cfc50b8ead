import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabaseBefore } from '../../../../tests/support/old-database.ts'

let old: Awaited<ReturnType<typeof openDatabaseBefore>>
beforeEach(async () => {
  old = await openDatabaseBefore('0018')
})
afterEach(() => old.close())

const AT = '2026-03-01T09:00:00.000Z'
const SEEN = '2026-04-01T09:00:00.000Z'
const END = '2026-04-08T09:00:00.000Z'

async function fillOldDatabase(people: number): Promise<void> {
  for (const [id, kind, type] of [
    ['org_shop', 'customer', 'SME'],
    ['org_council', 'customer', 'GOVERNMENT'],
    ['org_company', 'company', null],
  ]) {
    await sql`insert into organisations (id, name, kind, business_type, created_at)
      values (${id}, ${`Name of ${id}`}, ${kind}, ${type}, ${AT})`.execute(old.db)
  }
  for (let index = 0; index < people; index++) {
    const organisation = ['org_shop', 'org_council', 'org_company'][index % 3]
    const role = organisation === 'org_company' ? 'ADMIN' : 'USER'
    const seen = index % 2 === 0 ? SEEN : null
    await sql`insert into users
      (id, organisation_id, email, first_name, last_name, user_type, role, password_hash, last_login_at, created_at)
      values (${`usr_${index}`}, ${organisation}, ${`p${index}@example.ie`}, 'Niamh', 'Byrne',
        ${organisation === 'org_council' ? 'GOVERNMENT' : 'BUSINESS'}, ${role}, 'x', ${seen}, ${AT})`.execute(old.db)
    await sql`insert into sessions (id, user_id, created_at, last_used_at, expires_at, device, cookie)
      values (${`session_${index}`}, ${`usr_${index}`}, ${AT}, ${SEEN}, ${END}, 'Firefox', 'kept')`.execute(old.db)
  }
  await sql`insert into one_time_tokens (id, kind, email, data, expires_at, created_at)
    values ('token', 'invitation', 'new@example.ie', '{"userType":"BUSINESS"}', ${END}, ${AT})`.execute(old.db)
  await sql`insert into consents (id, user_id, kind, state, text_version, source, at)
    values ('con_1', 'usr_0', 'terms', 'given', '1', 'sign-up', ${AT})`.execute(old.db)
}

test('everybody owns the organisation that they belonged to, and every session goes on in it', async () => {
  const people = 1_200
  await fillOldDatabase(people)
  await old.migrate()
  const memberships = await old.db.selectFrom('memberships').selectAll().execute()
  expect(memberships).toHaveLength(people)
  expect(memberships.find(({ user_id }) => user_id === 'usr_1')).toEqual({
    id: 'mem_1',
    user_id: 'usr_1',
    organisation_id: 'org_council',
    role: 'owner',
    joined_at: AT,
    last_seen_at: null,
    invited_by: null,
    ownership_offered_at: null,
    ownership_offered_by: null,
    ownership_offered_as: null,
  })
  expect(memberships.find(({ user_id }) => user_id === 'usr_2')).toMatchObject({
    organisation_id: 'org_company',
    last_seen_at: SEEN,
  })
  const sessions = await old.db.selectFrom('sessions').selectAll().execute()
  expect(sessions).toHaveLength(people)
  expect(sessions.find(({ id }) => id === 'session_1')).toEqual({
    id: 'session_1',
    user_id: 'usr_1',
    organisation_id: 'org_council',
    created_at: AT,
    last_used_at: SEEN,
    expires_at: END,
    device: 'Firefox',
    cookie: 'kept',
  })
  expect(await old.db.selectFrom('users').select('id').execute()).toHaveLength(people)
  expect(await old.db.selectFrom('consents').select('id').execute()).toHaveLength(1)
  const tokens = await old.db.selectFrom('one_time_tokens').select(['id', 'organisation_id']).execute()
  expect(tokens).toEqual([{ id: 'token', organisation_id: null }])
})

test('an account takes its memberships and sessions with it, and an organisation its sessions', async () => {
  await fillOldDatabase(3)
  await old.migrate()
  await old.db.deleteFrom('users').where('id', '=', 'usr_0').execute()
  expect(await old.db.selectFrom('memberships').select('user_id').orderBy('user_id').execute()).toEqual([
    { user_id: 'usr_1' },
    { user_id: 'usr_2' },
  ])
  await old.db.deleteFrom('memberships').where('user_id', '=', 'usr_1').execute()
  await old.db.deleteFrom('organisations').where('id', '=', 'org_council').execute()
  expect(await old.db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'session_2' }])
  const twice = old.db
    .insertInto('memberships')
    .values({ id: 'mem_x', user_id: 'usr_2', organisation_id: 'org_company', role: 'viewer', joined_at: AT })
    .execute()
  await expect(twice).rejects.toThrow()
})
