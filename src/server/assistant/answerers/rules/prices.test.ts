import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../tests/support/database.ts'
import { openPractice, startTalk, talkUnder, WEDNESDAY } from '../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../domains/knowledge/index.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
})
afterEach(() => database.close())

test('the company answers with all its prices, or with that of the plan that is named', async () => {
  for (const question of ['How much does it cost?', 'What do you charge?', 'how much is it', 'price list please']) {
    const talk = await talkUnder(database, 'ogham')
    expect(await talk.say(question)).toMatchObject({
      text: expect.stringMatching(/^Professional: €99 a month.*\nAdvanced: €199 a month.*\nElite: our team/),
      outcome: 'answered',
    })
  }
  const talk = await talkUnder(database, 'ogham')
  expect((await talk.say('What about Advanced, how much is it?')).text).toMatch(/^Advanced: €199 a month/)
  const irish = await talkUnder(database, 'ogham', { language: 'ga' })
  expect((await irish.say('Cé mhéad atá ar Professional?')).text).toMatch(/^Professional: €99 sa mhí/)
  expect((await irish.say('Cé mhéad a chosnaíonn sé?')).text).toMatch(/^Professional: .*\nAdvanced:/)
})

test('the only price of what was named is the answer, and a price of something else is none', async () => {
  const { member, slug } = await openPractice(database)
  await saveEntry(member, { topic: '', questionEn: 'How much is a report for court?', answerEn: 'A report is €250.' })
  const talk = await startTalk(database, slug)
  expect((await talk.say('How much is a report?')).text).toBe('A report is €250.')
  expect((await talk.say('How much is a parking permit?')).text).toMatch(/^I have no price for that by name/)
})

test('a phone number of their own is not ours', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect((await talk.say('Can I keep my phone number?')).text).not.toContain('915 0100')
  expect((await talk.say('What is your phone number?')).text).toContain('915 0100')
})
