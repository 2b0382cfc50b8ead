import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../tests/support/database.ts'
import type { MemberCtx } from '../../../../tests/support/members.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { previewAnswer } from './preview-answer.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let member: MemberCtx
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ member, slug } = await openPractice(database))
})
afterEach(() => database.close())

test.each([
  'is there anything at half six on friday for a first visit',
  'a first visit on Friday at half past five',
  'can I get a sports massage at quarter to six on Friday?',
  'céad chuairt Dé hAoine ar leathuair tar éis a sé',
  'an bhfuil aon rud saor ag ceathrú chun a sé Dé hAoine do shuathaireacht spóirt?',
  'How long does a first visit take?',
  'Where are ye?',
])('a preview says what a caller hears: %s', async (question) => {
  const said = await previewAnswer(member, question, 'live')
  const talk = await startTalk(database, slug)
  const { text } = await talk.say(question)
  expect(text).not.toMatch(/that did not work|níor oibrigh/i)
  expect(said.text).toBe(text)
})
