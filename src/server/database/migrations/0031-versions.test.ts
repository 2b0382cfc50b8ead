import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabaseBefore } from '../../../../tests/support/old-database.ts'

let old: Awaited<ReturnType<typeof openDatabaseBefore>>
beforeEach(async () => {
  old = await openDatabaseBefore('0031')
})
afterEach(() => old.close())

const AT = '2026-03-01T09:00:00.000Z'

test('what was live stays live, nothing becomes a draft, and uses outlive their answers', async () => {
  await sql`insert into organisations (id, name, kind, business_type, created_at)
    values ('org_shop', 'Shop', 'customer', 'SME', ${AT})`.execute(old.db)
  await sql`insert into receptionists (organisation_id, slug, slug_name, version, knowledge_revision, created_at)
    values ('org_shop', 'shop', 'Shop', 3, 8, ${AT})`.execute(old.db)
  for (const number of [1, 2, 3]) {
    await sql`insert into receptionist_versions (organisation_id, number, document, created_at)
      values ('org_shop', ${number}, ${`{"version":${number}}`}, ${AT})`.execute(old.db)
  }
  await sql`insert into knowledge (id, organisation_id, topic, question_en, answer_en, source, created_at, updated_at)
    values ('kno_1', 'org_shop', 'Parking', 'Where?', 'Behind.', 'person', ${AT}, ${AT})`.execute(old.db)
  await sql`insert into knowledge_uses (entry_id, organisation_id, day, times, last_at)
    values ('kno_1', 'org_shop', '2026-03-01', 4, ${AT})`.execute(old.db)
  await old.migrate()
  const drafts = old.db.selectFrom('receptionist_drafts').select(['revision', 'document', 'created_at'])
  expect(await drafts.execute()).toEqual([{ revision: 3, document: '{"version":3}', created_at: AT }])
  const receptionists = old.db.selectFrom('receptionists').select(['version', 'draft_revision'])
  expect(await receptionists.execute()).toEqual([{ version: 3, draft_revision: 3 }])
  const versions = old.db.selectFrom('receptionist_versions').select(['number', 'knowledge_version']).orderBy('number')
  expect(await versions.execute()).toEqual([1, 2, 3].map((number) => ({ number, knowledge_version: 1 })))
  const revisions = old.db.selectFrom('knowledge_revisions').selectAll()
  expect(await revisions.execute()).toMatchObject([
    {
      entry_id: 'kno_1',
      from_version: 1,
      until_version: null,
      topic: 'Parking',
      answer_en: 'Behind.',
      answer_ga: null,
    },
  ])
  await old.db.deleteFrom('knowledge').execute()
  const uses = old.db.selectFrom('knowledge_uses').select(['entry_id', 'times'])
  expect(await uses.execute()).toEqual([{ entry_id: 'kno_1', times: 4 }])
})
