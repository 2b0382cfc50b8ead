import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['40', 40],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['1,000', 1_000],
  ['1,000.5', 1_000.5],
])('%s is read as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test.each(['', ' ', 'forty', '4,0,0', '1e999x'])('%j is not a number', (text) => {
  expect(parseNumber(text)).toBeNaN()
})
