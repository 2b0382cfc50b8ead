import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabaseBefore } from '../../../../tests/support/old-database.ts'

let old: Awaited<ReturnType<typeof openDatabaseBefore>>
beforeEach(async () => {
  old = await openDatabaseBefore('0029')
})
afterEach(() => old.close())

const AT = '2026-03-01T09:00:00.000Z'

async function fillOldDatabase(): Promise<void> {
  for (const [id, kind] of [
    ['org_shop', 'customer'],
    ['org_council', 'customer'],
    ['org_company', 'company'],
  ]) {
    await sql`insert into organisations (id, name, kind, created_at) values (${id}, ${id}, ${kind}, ${AT})`.execute(
      old.db,
    )
  }
  for (const [id, ...organisations] of [
    ['usr_owner', 'org_shop'],
    ['usr_both', 'org_shop', 'org_council'],
    ['usr_admin', 'org_company'],
  ]) {
    await sql`insert into users (id, email, first_name, last_name, user_type, role, password_hash, created_at)
      values (${id}, ${`${id}@example.ie`}, 'Niamh', 'Byrne', 'BUSINESS', 'USER', 'x', ${AT})`.execute(old.db)
    for (const organisation of organisations)
      await sql`insert into memberships (id, organisation_id, user_id, role, joined_at)
        values (${`mem_${id}_${organisation}`}, ${organisation}, ${id}, 'owner', ${AT})`.execute(old.db)
  }
  await sql`insert into tickets (id, organisation_id, number, subject, category, state, source, created_at, updated_at)
    values ('tic_1', 'org_council', 1, 'Help', 'other', 'new', 'real', ${AT}, ${AT})`.execute(old.db)
}

const addLine = (id: string, actor: [kind: string, id: string | null], subject: [string, string], details: object) =>
  sql`insert into audit_log (id, at, actor_kind, actor_id, action, subject_kind, subject_id, request_id, details)
    values (${id}, ${AT}, ${actor[0]}, ${actor[1]}, 'x', ${subject[0]}, ${subject[1]}, 'r', ${JSON.stringify(details)})`.execute(
    old.db,
  )

test('each line of before is in the history that its details, its subject or its only organisation name', async () => {
  await fillOldDatabase()
  await addLine('details', ['job', 'renew'], ['invoice', 'inv_gone'], { organisationId: 'org_shop' })
  await addLine('itself', ['visitor', null], ['organisation', 'org_erased'], {})
  await addLine('subject', ['member', 'usr_admin'], ['ticket', 'tic_1'], {})
  await addLine('member', ['member', 'usr_owner'], ['saving', 'sav_1'], {})
  await addLine('two', ['member', 'usr_both'], ['saving', 'sav_2'], {})
  await addLine('own account', ['member', 'usr_owner'], ['user', 'usr_owner'], {})
  await addLine('company', ['member', 'usr_admin'], ['tool', 'tool_1'], {})
  await addLine('job', ['job', 'tidy'], ['table', 'outbox'], {})
  await old.migrate()
  const rows = await old.db.selectFrom('audit_log').select(['id', 'organisation_id']).execute()
  expect(Object.fromEntries(rows.map(({ id, organisation_id }) => [id, organisation_id]))).toEqual({
    details: 'org_shop',
    itself: 'org_erased',
    subject: 'org_council',
    member: 'org_shop',
    two: null,
    'own account': null,
    company: 'org_company',
    job: null,
  })
  const change = sql`update audit_log set organisation_id = 'org_shop'`.execute(old.db)
  await expect(change).rejects.toThrow('append-only')
})
