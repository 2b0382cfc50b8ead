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

const ASKS_SERVICE = /What would you like to book|Cad ba mhaith leat a chur in áirithe/

test.each([
  ['en', 'I dont want to book yet like. is it one to one or a group'],
  ['en', 'not looking to book just yet, is there a class for beginners?'],
  ['en', 'neither. how many are in the class'],
  ['en', 'no thanks, not yet. is it one to one or a group'],
  ['en', 'none of them really. do ye do a course online?'],
  ['ga', 'Níl mé ag iarraidh aon rud a chur in áirithe fós. An bhfuil ranganna do thosaitheoirí agaibh?'],
  ['ga', 'Níl coinne uaim go fóill. An bhfuil ranganna do thosaitheoirí agaibh?'],
  ['ga', 'Ceachtar acu. Cé mhéad duine atá sa rang?'],
] as const)('%s: “%s” is not asked again what to book', async (language, words) => {
  const talk = await startTalk(database, slug, { language })
  const asked = await talk.say(language === 'en' ? 'I want to make an appointment' : 'Ba mhaith liom coinne a dhéanamh')
  expect(asked.text).toMatch(ASKS_SERVICE)
  const reply = await talk.say(words)
  expect(reply.text).not.toMatch(ASKS_SERVICE)
  expect(reply.text).toMatch(
    language === 'en' ? /noted it for our team/ : /cuirfidh mé (?:do|an) cheist ar an bhfoireann/,
  )
  // A person is one press away.
  expect(reply.text).toMatch(/1\. .+\n2\. /)
})

test('who wants to book nothing yet is asked nothing, and can book later', async () => {
  const first = await startTalk(database, slug)
  expect((await first.say('I dont want to book yet. is it one to one or a group')).text).not.toMatch(ASKS_SERVICE)
  const talk = await startTalk(database, slug)
  await talk.say('a sports massage on Friday please')
  expect((await talk.say('I don’t want to book yet')).text).toMatch(/^All right, I am not booking anything new/)
  expect((await talk.say('ok book it so')).text).toMatch(/Friday 20 November/)
})

test('what is not known of several questions is said before what is asked', async () => {
  const talk = await startTalk(database, slug)
  const { text } = await talk.say(
    'i want an appointment for my son, hes in 5th yr. how much is it and do ye do it online',
  )
  expect(text).toMatch(
    /About “do ye do it online”:.*\n\nWhat would you like to book\?\n1\. First visit\n2\. Sports massage$/s,
  )
})

test('“neither” with another service goes on with the booking', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('I want to make an appointment')
  expect((await talk.say('neither, a sports massage')).text).toContain('The next free times are')
})

test.each([
  ['en', 'was the first one free', /€65/],
  ['en', 'do I pay for the first one?', /€65/],
  ['ga', 'an mbeidh an chéad cheann saor in aisce?', /€65/],
] as const)('%s: “%s” asks for a price and chooses no service', async (language, words, price) => {
  const talk = await startTalk(database, slug, { language })
  await talk.say(language === 'en' ? 'I want to make an appointment' : 'Ba mhaith liom coinne a dhéanamh')
  const { text } = await talk.say(words)
  expect(text).toMatch(price)
  expect(text).toMatch(ASKS_SERVICE)
})
