import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../../tests/support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  slug = (await openPractice(database)).slug
})
afterEach(() => database.close())

test('the registration of a car is noted with a booking, and known after it', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('a massage on Friday at ten, 141 d 2231')).text).toContain('I have noted “141 D 2231”')
  await talk.say('Gary Byrne 087 123 4567')
  expect((await talk.say('did ye get the reg')).text).toMatch(/^Yes, it is noted for our team: “141 D 2231”/)
  await talk.say('yes')
  expect((await talk.say('the reg, did u put it in')).text).toMatch(/^Yes, it is noted for our team: “141 D 2231”/)
  const stored = await database.db.selectFrom('bookings').select('note').execute()
  expect(stored).toEqual([{ note: '141 D 2231' }])
})

test('a registration beside a name is none', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('a massage on Friday at ten')
  const { text } = await talk.say('gary byrne 0871234567, its a 08-KE-12345')
  expect(text).toContain('“08-KE-12345”')
  expect(text).toContain('Name: Gary Byrne')
})

test.each([
  [
    'en',
    'we’d prefer the phone. Paul Moynihan, 087 123 4567',
    'the phone bit, did u put it in',
    /^Yes, .*prefer the phone/,
  ],
  [
    'ga',
    'b’fhearr liom an fón. Pól Ó Muimhneacháin, 087 123 4567',
    'an bhfuair sibh an píosa faoin bhfón?',
    /^Tá sé scríofa síos don fhoireann: .*an fón/,
  ],
] as const)('%s: “%s” notes how it is wished', async (language, words, asks, answer) => {
  const talk = await startTalk(database, slug, { language })
  await talk.say(language === 'en' ? 'a massage on Friday at ten' : 'suathaireacht Dé hAoine ag a deich')
  expect((await talk.say(words)).text).toMatch(/prefer the phone|b’fhearr liom an fón/)
  expect((await talk.say(asks)).text).toMatch(answer)
})

test.each([
  ['en', 'roughly how long does buying a house take', /noted your question for our team/],
  ['en', 'how long does it take to sell a house', /noted your question for our team/],
  ['ga', 'cá fhad a thógann sé teach a cheannach', /cuirfidh mé do cheist ar an bhfoireann/],
  ['en', 'how long does it take', /^Sports massage: 30 minutes/],
  ['en', 'how long will the whole thing take', /^Sports massage: 30 minutes/],
  ['ga', 'cá fhad a mhairfidh sé', /^Suathaireacht spóirt: 30 nóiméad/],
] as const)('%s: “%s”, while a massage is booked', async (language, words, answer) => {
  const talk = await startTalk(database, slug, { language })
  await talk.say(language === 'en' ? 'I’d like a sports massage' : 'Ba mhaith liom suathaireacht spóirt')
  expect((await talk.say(words)).text).toMatch(answer)
})
