import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  clock.set(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug } = await openPractice(database))
})
afterEach(() => database.close())

/** Says lines in sequence and returns the last reply. */
async function tell(lines: string[], language?: 'en' | 'ga'): Promise<string> {
  const talk = await startTalk(database, slug, language === undefined ? {} : { language })
  let reply = await talk.say(lines[0] ?? '')
  for (const line of lines.slice(1)) reply = await talk.say(line)
  return reply.text
}
const listBooked = async () => {
  const rows = await database.db.selectFrom('bookings').select(['diary_id', 'name']).orderBy('id').execute()
  return rows.map(({ diary_id, name }) => `${name} with ${diary_id}`)
}
const fillTen = (line = 'a first visit with Niamh on Friday at 10') =>
  tell([line, 'Pat Byrne', 'pat@example.ie', 'yes'])

test.each([
  ['en', 'I’d like a first visit with Niamh on Friday at 10', 'I am looking at times with Niamh only.', 'is not free'],
  ['en', 'Could I book a first visit with Niamh on Friday at 10?', 'with Niamh only', 'is not free'],
  ['ga', 'Ba mhaith liom céad chuairt le Niamh Dé hAoine ag a deich', 'amanna le Niamh.', 'Níl am saor Dé hAoine'],
  ['ga', 'Céad chuairt ag Niamh Dé hAoine ag a deich, le do thoil', 'amanna le Niamh.', 'Níl am saor Dé hAoine'],
] as const)('%s: “%s” is offered times of that diary only', async (language, line, only, taken) => {
  await fillTen()
  expect(await listBooked()).toEqual(['Pat Byrne with niamh'])
  const reply = await tell([line], language)
  expect(reply).toContain(only)
  expect(reply).toContain(taken)
})

test.each([
  ['en', 'Is Niamh free on Friday?', 'What would you like to book?'],
  ['en', 'Could I have a first visit with Niamh on Friday at 11?', 'First visit, Friday 20 November at 11:00'],
  ['ga', 'An bhfuil Niamh saor Dé hAoine?', 'Cad ba mhaith leat a chur in áirithe?'],
] as const)('%s: “%s” asks for a time', async (language, line, answer) => {
  expect(await tell([line], language)).toContain(answer)
})

test('without a name the time is free with somebody else', async () => {
  await fillTen()
  expect(await fillTen('a first visit on Friday at 10')).toContain('is booked')
  expect(await listBooked()).toEqual(['Pat Byrne with niamh', 'Pat Byrne with eoin'])
})

test('a wish that comes later keeps the time where that person is free, and anybody will do again', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('a first visit on Friday at 10')
  const { text } = await talk.say('with Eoin please')
  expect(text).toMatch(/times with Eoin only\.\s+I am keeping .*Friday 20 November at 10:00/)
  for (const line of ['Máire Burke', 'maire@example.ie', 'yes']) await talk.say(line)
  expect(await listBooked()).toEqual(['Máire Burke with eoin'])
  const other = await startTalk(database, slug)
  await other.say('a first visit on Friday at 10')
  expect((await other.say('with Eoin please')).text).toContain('is not free')
  expect((await other.say('anyone is fine')).text).toMatch(/everybody’s times\.\s+I am keeping .*10:00/)
})

test('a yes with another person is read back once more before it is booked', async () => {
  const lines = ['a first visit on Friday at 10', 'Pat Byrne', 'pat@example.ie', 'yes, but with Eoin']
  expect(await tell(lines)).toMatch(/times with Eoin only\.\s+.*10:00.*Shall I book it\?$/s)
  expect(await listBooked()).toEqual([])
})

test('somebody without a diary is named as such, and the booking goes on', async () => {
  expect(await tell(['a first visit with Siobhán on Friday at 10'])).toMatch(
    /^I cannot see when Siobhán is free, but I have noted .*\.\s+I am keeping this time/,
  )
  expect(await tell(['céad chuairt le Siobhán Dé hAoine ag a deich'], 'ga')).toContain(
    'Ní fheicim cathain a bheidh Siobhán saor',
  )
})

test('a service that the person does not offer is said, and offered with the others', async () => {
  const reply = await tell(['a sports massage with Eoin on Friday at 10'])
  expect(reply).toContain('Sports massage is not available with Eoin.')
  expect(reply).toContain('I am keeping this time')
})

test.each([
  [['a booking for a Sports massage on Friday at 10'], 'What name should I put it under?'],
  [['I am looking for a First visit on Friday at 10'], 'What name should I put it under?'],
  [['a massage on Friday at 10', 'Sports massage'], 'What name should I put it under?'],
  [['a massage on Friday at 10', 'I was speaking with Niamh before'], 'What name should I put it under?'],
])('%j: a service or a diary is not the caller’s name', async (lines, question) => {
  expect(await tell(lines)).toContain(question)
})

test('a caller with the name of a diary keeps it', async () => {
  await tell(['a massage on Friday at 10', 'This is Niamh', 'niamh@example.ie', 'yes'])
  expect(await listBooked()).toEqual(['Niamh with niamh'])
})
