import { afterEach, beforeEach, expect, test } from 'vitest'
import { businessForm } from '../../../../tests/support/accounts.ts'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { peopleIn } from '../../../../tests/support/people.ts'
import { talkUnder } from '../../../../tests/support/talk.ts'

const ASKED = 'How do I sign up?'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Whoever opens a conversation uses the release. */
const open = () => talkUnder(database, 'ogham', { language: 'en' })

const listVersions = () => database.db.selectFrom('receptionist_versions').select('number').execute()

/** The published texts are those of an older release. */
async function storeOlderTexts() {
  for (const table of ['knowledge', 'knowledge_revisions'] as const) {
    const old = { answer_en: 'As it was before.' }
    await database.db.updateTable(table).set(old).where('question_en', 'like', `${ASKED}%`).execute()
  }
}

async function readAnswer(): Promise<string | null> {
  const entries = database.db.selectFrom('knowledge').select('answer_en').where('question_en', 'like', `${ASKED}%`)
  return (await entries.executeTakeFirstOrThrow()).answer_en
}

test('a new release with other texts publishes them at its first use, once', async () => {
  await open()
  await storeOlderTexts()
  const before = await listVersions()
  await open()
  expect(await readAnswer()).toContain('three short steps')
  expect(await listVersions()).toHaveLength(before.length + 1)
  await open()
  expect(await listVersions()).toHaveLength(before.length + 1)
})

test('a version that a person published stays', async () => {
  await open()
  await storeOlderTexts()
  const before = await listVersions()
  await peopleIn(database).business(businessForm())
  const { id } = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  await database.db.updateTable('receptionist_versions').set({ author_id: id }).execute()
  const registered = await listVersions()
  await open()
  expect(await readAnswer()).toBe('As it was before.')
  expect([registered.length - before.length, await listVersions()]).toEqual([1, registered])
})
