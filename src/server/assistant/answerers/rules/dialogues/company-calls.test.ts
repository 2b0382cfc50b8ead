import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { talkUnder, WEDNESDAY } from '../../../../../../tests/support/talk.ts'

let database: TestDatabase
beforeAll(async () => {
  const clock = testClock(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
})
afterAll(() => database.close())

async function ask(language: Language, line: string): Promise<string> {
  return (await (await talkUnder(database, 'ogham', { language })).say(line)).text
}

test.each([
  ['en', 'would one of ye ring me Tuesday afternoon', /Tuesday 24 November at 14:00/],
  ['ga', 'an nglaofadh duine agaibh orm tráthnóna Dé Máirt', /Dé Máirt, 24 Samhain ag 14:00/],
] as const)('%s: “%s”, to the company, gets times for a conversation', async (language, line, times) => {
  expect(await ask(language, line)).toMatch(times)
})

test('a call about an invoice, without a time, stays a message', async () => {
  expect(await ask('en', 'can someone ring me about my invoice')).toMatch(/^What is your name\?$/)
})
