import { expect, test } from 'vitest'
import { describeBookedBefore, summarise } from './words.ts'

test.each([
  [{ total: 0, neededNobody: 0, whileClosed: 0 }, 'No conversations began in this week.'],
  [{ total: 1, neededNobody: 0, whileClosed: 0 }, '1 conversation in this week.'],
  [{ total: 1, neededNobody: 0, whileClosed: 1 }, '1 conversation. It came while you were closed.'],
  [
    { total: 1, neededNobody: 1, whileClosed: 1 },
    '1 conversation. It needed none of you, and it came while you were closed.',
  ],
  [{ total: 3, neededNobody: 0, whileClosed: 3 }, '3 conversations. All of them came while you were closed.'],
  [{ total: 4, neededNobody: 4, whileClosed: 0 }, '4 conversations. None of them needed you.'],
  [
    { total: 36, neededNobody: 30, whileClosed: 11 },
    '36 conversations. 30 of them needed none of you, and 11 of them came while you were closed.',
  ],
])('the figures are one sentence without zeros: %o', (figures, sentence) => {
  expect(summarise(figures)).toBe(sentence)
})

test('a booking of a conversation that counts otherwise is still said', () => {
  const outcomes = { booked: 2 } as Parameters<typeof describeBookedBefore>[0]['outcomes']
  expect(describeBookedBefore({ booked: 2, outcomes })).toBeUndefined()
  expect(describeBookedBefore({ booked: 3, outcomes })).toBe(
    '1 conversation made an appointment, and needed a person too.',
  )
  expect(describeBookedBefore({ booked: 5, outcomes })).toBe(
    '3 conversations made an appointment, and needed a person too.',
  )
})
