import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
})
afterEach(() => database.close())

test('what may be an emergency is answered as usual, after the number to ring', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  const { text, outcome } = await talk.say('Is the pool safe if somebody cannot breathe well?')
  expect(text).toMatch(/^If anybody is in danger, ring 112 or 999 now\. I cannot ring for you\.\n\n\S/)
  expect(outcome).not.toBe('urgent')
  const { steps } = await database.db
    .selectFrom('turns')
    .select('steps')
    .where('reply_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(String(steps))).toContainEqual({ kind: 'caution', emergency: 'life' })
})
