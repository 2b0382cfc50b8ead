import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../tests/support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug } = await openPractice(database))
})
afterEach(() => database.close())

/** The answers to the lines of one conversation. */
async function hold(lines: string[], language: Language = 'en'): Promise<string[]> {
  const talk = await startTalk(database, slug, { language })
  const answers: string[] = []
  for (const line of lines) answers.push((await talk.say(line)).text)
  return answers
}

const BOOKED = ['massage thursday at 3pm', 'Joe Bloggs', 'joe@example.ie', 'yes']

test.each([
  ['can I move it to monday same time', 'Monday 23 November at 15:00'],
  ['monday at FOUR instead, move it, same time as the one i booked', 'Monday 23 November at 16:00'],
  ['push it out a day or two', 'Friday 20 November at 15:00'],
  ['can you push that back a week', 'Thursday 26 November at 15:00'],
  ['can you bring it forward a day', 'Wednesday 18 November at 15:00'],
  ['move it to half eleven', 'Thursday 19 November at 11:30'],
  ['can I change it to 12', 'Thursday 19 November at 12:00'],
])('%s: counted from the booking', async (wish, time) => {
  const answers = await hold([...BOOKED, wish])
  expect(answers.at(-1)).toBe(`Shall I move your appointment? Sports massage, new time: ${time}.`)
})

test('a wish that was said before the booking was found counts from it too', async () => {
  const answers = await hold([...BOOKED, 'can i move that', 'to the 2nd same time'])
  expect(answers.at(-1)).toContain('Wednesday 2 December at 15:00')
})

test('a booking is moved into another week, and never to its own time', async () => {
  const answers = await hold([...BOOKED, 'move it to next week', 'not monday', 'thursday 19th at 3'])
  expect(answers.at(-3)).toContain('1. Monday 23 November')
  expect(answers.at(-2)).toContain('1. Tuesday 24 November')
  expect(answers.at(-1)).toMatch(/^That is the time that you have already\./)
  expect(answers.at(-1)).not.toContain('19 November at 15:00')
})

test('how to cancel later is answered, and cancels nothing now', async () => {
  const answers = await hold([...BOOKED, 'how do i cancel if something comes up'])
  expect(answers.at(-1)).toMatch(/^To move or cancel an appointment, write to me here/)
})

const OFFER = 'I can take a message, or get a person for you. Which would you like?'

test.each([
  [['i dont have access to that email anymore']],
  [['i cant remember which one']],
  [['Joe Bloggs', '087 123 4567']],
  [['joe@example.ie', 'i lost that email']],
])('%j: without the address a message or a person is offered', async (lines) => {
  const answers = await hold(['cancel my appointment', ...lines])
  expect(answers.at(-1)).toBe(`I can find an appointment only by its email address.\n\n${OFFER}`)
})
