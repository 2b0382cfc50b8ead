import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../../tests/support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug } = await openPractice(database))
})
afterEach(() => database.close())

test('a correction of the time is no name, and "the same time" is the time that was talked about', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('a massage on Friday at quarter past ten')
  const { text } = await talk.say('actually no, make it Monday at the same time')
  expect(text).toContain('Monday 23 November at 10:15')
  expect(text).toMatch(/What name should I put it under\?$/)
  expect((await talk.say('Niamh Byrne')).text).toMatch(/^What is your email address/)
})

test('courtesies and hours in Irish are no names either', async () => {
  const talk = await startTalk(database, slug, { language: 'ga' })
  await talk.say('suathaireacht spóirt Dé hAoine ag a naoi')
  for (const text of ['gabh mo leithscéal, bheadh an Luan níos fearr', 'ag a dó', 'ceart go leor']) {
    expect((await talk.say(text)).text).toMatch(/Cén t-ainm a chuirfidh mé leis\?$/)
  }
  await talk.say('Áine Nic Dhomhnaill')
  expect((await talk.say('aine@example.ie')).text).toContain(
    'Dé Luain, 23 Samhain ag 14:00. Ainm: Áine Nic Dhomhnaill.',
  )
})

test('a name behind a time hides neither', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('a massage friday at 10 Joe Bloggs joe@example.ie')).text).toContain(
    'Friday 20 November at 10:00',
  )
})

test('a service that is needed is booked, and its price is that of the booking', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('need a sports massage asap')).text).toMatch(/^The next free times are/)
  expect((await talk.say('how much is it?')).text).toMatch(/^Sports massage: €50\.\n\n/)
})

test('an hour alone moves an appointment on its own day', async () => {
  const talk = await startTalk(database, slug)
  for (const text of ['a massage on Friday at ten', 'Joe Bloggs', 'joe@example.ie', 'yes']) await talk.say(text)
  expect((await talk.say('actually can you move that to half 11')).text).toContain('Friday 20 November at 11:30')
})
