import { expect, test } from 'vitest'
import { businessForm } from '../../../../tests/support/accounts.ts'
import { openTestDatabase } from '../../../../tests/support/database.ts'
import { peopleIn } from '../../../../tests/support/people.ts'
import { talkUnder } from '../../../../tests/support/talk.ts'

const ASKED = 'How do I sign up?'

/** What an older release knew: another answer, and an entry that is gone. */
async function storeOlderTexts({ db }: Awaited<ReturnType<typeof openTestDatabase>>) {
  for (const table of ['knowledge', 'knowledge_revisions'] as const) {
    await db
      .updateTable(table)
      .set({ answer_en: 'As it was before.' })
      .where('question_en', 'like', `${ASKED}%`)
      .execute()
  }
}

test('a new release with other texts publishes them at its first use, once', async () => {
  const database = await openTestDatabase()
  await talkUnder(database, 'ogham', { language: 'en' })
  await storeOlderTexts(database)
  const versions = () => database.db.selectFrom('receptionist_versions').select('number').execute()
  const before = await versions()
  const talk = await talkUnder(database, 'ogham', { language: 'en' })
  expect((await talk.say(ASKED)).text).toContain('three short steps')
  expect(await versions()).toHaveLength(before.length + 1)
  await talkUnder(database, 'ogham', { language: 'en' })
  expect(await versions()).toHaveLength(before.length + 1)
})

test('a version that a person published stays', async () => {
  const database = await openTestDatabase()
  await talkUnder(database, 'ogham', { language: 'en' })
  await storeOlderTexts(database)
  await peopleIn(database).business(businessForm())
  const { id } = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  await database.db.updateTable('receptionist_versions').set({ author_id: id }).execute()
  const talk = await talkUnder(database, 'ogham', { language: 'en' })
  expect((await talk.say(ASKED)).text).toContain('As it was before.')
})
