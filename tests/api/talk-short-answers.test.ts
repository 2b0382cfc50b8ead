import { afterEach, beforeEach, expect, test } from 'vitest'
import { detectEmergency } from '#server/assistant/emergency/detect-emergency.ts'
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

/** What the last of some lines is answered with. */
async function answerTo(lines: string[], language: 'en' | 'ga' = 'en'): Promise<string> {
  const talk = await startTalk(database, slug, { language })
  let text = ''
  for (const line of lines) ({ text } = await talk.say(line))
  return text
}

test.each<[string[], string]>([
  [['an appointment tomorrow', 'after 4 if possible'], 'I have noted Thursday 19 November at 16:00 or later.'],
  [['an appointment tomorrow', 'ten'], 'I have noted Thursday 19 November at 10:00.'],
  [['an appointment tomorrow', 'yes'], 'What would you like to book?\n1. First visit'],
  [['a massage tomorrow', '11'], 'Sports massage, Thursday 19 November at 11:00'],
  [['a massage tomorrow', '2'], 'Sports massage, Thursday 19 November at 13:15'],
  [['a massage tomorrow', 'any of them'], 'Sports massage, Thursday 19 November at 09:00'],
  [['a massage tomorrow at 11', 'No wait, make it ten'], 'at 10:00.\n\nWhat name should I put it under?'],
  [['a massage tomorrow at 11', 'Pat', 'pat at gmail dot com'], 'Contact: pat@gmail.com. Shall I book it?'],
  [['a massage tomorrow at 11', 'Pat', 'Pat Murphy 087 123 4567'], 'Name: Pat Murphy. Contact: 087 123 4567.'],
  [['a massage tomorrow at 11', 'Pat Murphy', 'pat@x.ie', 'no, Murray not Murphy'], 'Name: Pat Murray.'],
  [['a massage tomorrow at 11', 'Pat', 'pat@x.ie', 'y'], 'Your appointment is booked'],
  [['a massage the first week of January', 'the 7th'], 'Thursday 7 January at 09:00'],
  [['a massage tomorrow at 11', 'ok forget it'], 'All right'],
  [['Can I talk to a person?', 'no its ok'], 'Is there anything else?'],
  [['my appointment is at 3 tomorrow, right?'], 'Which email address'],
  [
    ['a massage tomorrow', 'Niamh Byrne'],
    'I have noted Niamh Byrne.\n\nThese times are free:\n1. Thursday 19 November',
  ],
  [
    ['a massage tomorrow', 'Niamh Byrne', 'niamh@x.ie', '2'],
    'Name: Niamh Byrne. Contact: niamh@x.ie. Shall I book it?',
  ],
  [['massage please'], 'The next free times are'],
])('%j is heard as an answer', async (lines, text) => {
  expect(await answerTo(lines)).toContain(text)
})

test.each<[string[], string]>([
  [['coinne Dé hAoine', 'a deich'], 'Dé hAoine, 20 Samhain ag 10:00'],
  [['coinne Dé Luain', 'tráthnóna'], 'Dé Luain, 23 Samhain, tar éis an lóin'],
  [['suathaireacht amárach ag 11', 'Pól Ó Sé', '087 1234567', 'níl, Peadar ní Pól'], 'Ainm: Peadar Ó Sé.'],
])('%j is heard as an answer in Irish', async (lines, text) => {
  expect(await answerTo(lines, 'ga')).toContain(text)
})

test.each<[string[], string]>([
  [['What are your hours?', 'and on Sunday'], 'We are closed on Sundays.'],
  [['What are your hours?', 'and the bank holiday?'], 'We are closed on Friday 25 December (Christmas Day).'],
  [['How much is a first visit?', 'and a sports massage'], 'Sports massage: €50.'],
  [['How much is a first visit?', 'what about Saturdays'], 'We are closed on Saturdays.'],
])('%j goes on from what was asked before', async (lines, text) => {
  expect(await answerTo(lines)).toBe(text)
})

test.each([
  ['What services do you offer?', 'You can book:\nFirst visit: 45 minutes, €65\nSports massage: 30 minutes, €50'],
  ['How long is a sports massage?', 'Sports massage: 30 minutes.'],
  ['What is your phone number?', 'Our phone number is 020 915 0100.'],
  ['bye now', 'Goodbye. You can write here at any time.'],
  ['Mark Flynn, 086 123 4567', 'I have noted Mark Flynn, 086 123 4567.'],
])('%s', async (line, text) => {
  expect(await answerTo([line])).toBe(text)
})

test('a time alone moves an appointment on its own day', async () => {
  const booked = ['a massage tomorrow at 11', 'Jo', 'jo@example.ie', 'yes']
  expect(await answerTo([...booked, 'can I change it to 12'])).toContain('Thursday 19 November at 12:00')
})

test('a name is no proof of an appointment', async () => {
  expect(await answerTo(['cancel my appointment', 'Ciara Walsh'])).toContain('only by its email address')
})

test('what somebody says who is late is passed on at once, and no other time is offered', async () => {
  expect(await answerTo(["I'm running late for my 3 o'clock"])).toBe(
    "I have passed this on to our team: “I'm running late for my 3 o'clock”.\n\nWhat name is the booking under?",
  )
  expect(await answerTo(["I'm running late for my 3 o'clock", 'Sorcha, 086 123 4567'])).toBe(
    'I have noted Sorcha, 086 123 4567.',
  )
})

test('a visit at home is no first visit', async () => {
  expect(await answerTo(['do you do home visits'])).toMatch(/^I do not know whether we do that/)
})

test.each(['An féidir liom é a chur in áirithe?', 'Ba mhaith liom í a chur ar ceal', 'Chuaigh sé amach i gcurach'])(
  '%s is no emergency',
  (text) => {
    expect(detectEmergency(text)).toBeNull()
  },
)
