import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  const owner = await openPractice(database)
  slug = owner.slug
  for (const [topic, questionEn, answerEn, questionGa, answerGa] of [
    [
      'Breakdown',
      'My car will not start. Can you tow it?',
      'Ring us, or leave a message with where you are and your number.',
      'Tá mo charr briste síos. An féidir libh cabhrú?',
      'Glaoigh orainn, nó fág teachtaireacht leis an áit ina bhfuil tú.',
    ],
    [
      'Courtesy car',
      'Do you have a courtesy car?',
      'Please ask in a message when you book.',
      'An dtugann sibh carr ar iasacht?',
      'Cuir an cheist nuair a dhéanann tú coinne.',
    ],
  ] as const)
    await saveEntry(owner.member, { topic, questionEn, answerEn, questionGa, answerGa })
})
afterEach(() => database.close())

test('of several questions each is answered or noted, and no unrelated answers are offered', async () => {
  const talk = await startTalk(database, slug)
  const { text } = await talk.say(
    'do i have to leave it for the day and is there a bus near ye and do ye have a courtesy car',
  )
  expect(text).toMatch(/^Do you have a courtesy car\?\nPlease ask/)
  expect(text).toContain('About “do i have to leave it for the day” and “is there a bus near ye”:\nI do not know that')
  expect(text).not.toContain('Do you mean')
})

test('in Irish too, an answer says what it is about where it does not say so itself', async () => {
  const talk = await startTalk(database, slug, { language: 'ga' })
  const { text } = await talk.say('An dtugann sibh carr ar iasacht? Agus an bhfuil bus in aice libh?')
  expect(text).toMatch(/^An dtugann sibh carr ar iasacht\?\nCuir an cheist/)
  expect(text).toContain('cuirfidh mé an cheist ar an bhfoireann')
})

test('a bus nearby is no question about breakdowns or work', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('is there a bus near ye')).text).toMatch(/^I do not know that/)
})

test('a yes to the one answer that was offered, with a question beside it', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('do ye do a tow truck at night')).text).toMatch(/^Do you mean this\?/)
  const { text } = await talk.say('yes thats it. but do ye do a tow truck')
  expect(text).toMatch(/^Ring us, or leave a message/)
  expect(text).toContain('About “do ye do a tow truck”:\nI do not know that')
  expect(text).toMatch(/1\. .+\n2\. /)
})

test('the same answer is not offered twice in a row beside a task', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('a massage on Friday at ten')
  expect((await talk.say('do ye do a tow truck at night')).text).toContain('Do you mean this?')
  expect((await talk.say('so do ye do a tow truck then?')).text).not.toContain('Do you mean this?')
})

test.each([
  ['en', 'thanks. can i change it if something comes up', /^Write to me here, or open the link in your confirmation/],
  ['en', 'and could we cancel it later if we have to?', /^Write to me here, or open the link in your confirmation/],
  [
    'ga',
    'Go raibh maith agat. An féidir liom é a athrú má thagann rud éigin aníos?',
    /^(?:Scríobh chugam anseo, nó oscail an nasc|Chun coinne a bhogadh)/,
  ],
] as const)('%s: “%s”, behind a booking', async (language, words, answer) => {
  const talk = await startTalk(database, slug, { language })
  await talk.say(language === 'en' ? 'a massage on Friday at ten' : 'suathaireacht Dé hAoine ag a deich')
  await talk.say('Paul Moynihan, 087 123 4567')
  await talk.say(language === 'en' ? 'yes' : 'sea')
  expect((await talk.say(words)).text).toMatch(answer)
  const before = await startTalk(database, slug, { language })
  await before.say(language === 'en' ? 'a massage on Friday at ten' : 'suathaireacht Dé hAoine ag a deich')
  expect((await before.say(words)).text).toMatch(answer)
})
