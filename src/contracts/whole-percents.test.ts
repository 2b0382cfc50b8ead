import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test('whole percents add up to 100, the largest remainders get what is left', () => {
  expect(wholePercents([60, 27, 13])).toEqual([60, 27, 13])
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([2, 1])).toEqual([67, 33])
})

test('nothing is no percent of anything', () => {
  expect(wholePercents([0, 0])).toEqual([0, 0])
  expect(wholePercents([])).toEqual([])
})
