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
  const { text, outcome } = await talk.say('Is swimming safe for somebody with chest pain?')
  expect(text).toMatch(/^If anybody is in danger, ring 112 or 999 now\. I cannot ring for you\.\n\n\S/)
  expect(outcome).not.toBe('urgent')
  const { steps } = await database.db
    .selectFrom('turns')
    .select('steps')
    .where('reply_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(String(steps))).toContainEqual({ kind: 'caution', emergency: 'life' })
})

test('after thoughts of death every reply begins with a helpline, until they are settled', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect(await talk.say('nobody would even notice if I killed myself')).toMatchObject({ outcome: 'urgent' })
  const lines = [
    'could you tell Niamh I said sorry',
    'Siún',
    'sure what does it matter',
    "don't ring me, I'm going now",
  ]
  for (const line of lines) expect((await talk.say(line)).text).toMatch(/^If you or somebody else .*116 123/)
  expect((await talk.say('thank you, I am talking to them now')).text).not.toContain('116 123')
  expect((await talk.say('siun@example.ie')).text).not.toContain('116 123')
})

test('after another emergency the next reply alone repeats the number', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect(await talk.say('my father collapsed and is not breathing')).toMatchObject({ outcome: 'urgent' })
  expect((await talk.say('he had a visit here on Monday')).text).toMatch(/^If anybody is in danger/)
  expect((await talk.say('what are your opening hours?')).text).not.toContain('112')
})

test('"ok" to the reply to an emergency confirms nothing that was asked before', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('tell Niamh that I rang')
  await talk.say('Siún, siun@example.ie')
  expect(await talk.say('the tablets are counted out, I want to die')).toMatchObject({ outcome: 'urgent' })
  expect((await talk.say('ok')).text).toContain('Shall I pass it on?')
  expect((await talk.say('yes')).text).toContain('is passed on')
})
