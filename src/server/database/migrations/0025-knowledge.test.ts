import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabaseBefore } from '../../../../tests/support/old-database.ts'

let old: Awaited<ReturnType<typeof openDatabaseBefore>>
beforeEach(async () => {
  old = await openDatabaseBefore('0025')
})
afterEach(() => old.close())

const AT = '2026-03-01T09:00:00.000Z'

test('answers from before are found by their words, and each question from before stands alone', async () => {
  await sql`insert into organisations (id, name, kind, business_type, created_at)
    values ('org_shop', 'Shop', 'customer', 'SME', ${AT})`.execute(old.db)
  for (let index = 0; index < 501; index += 1) {
    await sql`insert into knowledge (id, organisation_id, topic, question_ga, answer_ga, source, created_at, updated_at)
      values (${`kno_${index}`}, 'org_shop', 'Páirceáil', 'Cá bhfuil sé?', ${`Áit ${index}`}, 'person', ${AT}, ${AT})`.execute(
      old.db,
    )
  }
  await sql`insert into contacts (id, organisation_id, created_at) values ('con_1', 'org_shop', ${AT})`.execute(old.db)
  await sql`insert into conversations
    (id, organisation_id, contact_id, channel, token_hash, language, version, state, last_message_at, created_at)
    values ('cvn_1', 'org_shop', 'con_1', 'web-chat', 'x', 'en', 1, '{}', ${AT}, ${AT})`.execute(old.db)
  for (const [id, resolvedAt] of [
    ['unq_1', null],
    ['unq_2', AT],
  ]) {
    await sql`insert into messages
      (id, organisation_id, conversation_id, sequence, sender, text, language, entries, created_at)
      values (${`msg_${id}`}, 'org_shop', 'cvn_1', ${id === 'unq_1' ? 1 : 2}, 'contact', 'x', 'en', '[]', ${AT})`.execute(
      old.db,
    )
    await sql`insert into unanswered_questions
      (id, organisation_id, conversation_id, message_id, text, language, resolved_at, created_at)
      values (${id}, 'org_shop', 'cvn_1', ${`msg_${id}`}, 'x', 'en', ${resolvedAt}, ${AT})`.execute(old.db)
  }
  await old.migrate()
  const texts = await old.db.selectFrom('knowledge').select('search_text').where('id', '=', 'kno_500').execute()
  expect(texts).toEqual([{ search_text: ' pairceail ca bhfuil se ait 500' }])
  const questions = old.db.selectFrom('unanswered_questions').select(['question_key', 'resolution']).orderBy('id')
  expect(await questions.execute()).toEqual([
    { question_key: 'unq_1', resolution: null },
    { question_key: 'unq_2', resolution: 'answered' },
  ])
})
