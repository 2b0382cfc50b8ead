import { expect, test } from 'vitest'
import { questionKey } from './question-key.ts'

test('questions that differ in form alone have one key', () => {
  const key = questionKey('Do you sell gift vouchers?', 'en')
  expect(questionKey('do you sell a gift voucher', 'en')).toBe(key)
  expect(questionKey('Do you sell bicycles?', 'en')).not.toBe(key)
  expect(questionKey('An bhfuil páirceáil ann?', 'ga')).toBe(questionKey('an bhfuil pairceail ann', 'ga'))
})

test('what is asked for, and the language, are part of the key', () => {
  expect(questionKey('Where is the sauna?', 'en')).not.toBe(questionKey('How much is the sauna?', 'en'))
  expect(questionKey('sauna', 'ga')).not.toBe(questionKey('sauna', 'en'))
})

test('a question without words that matter has its own words as key', () => {
  expect(questionKey('??', 'en')).toBe('en ')
  expect(questionKey('a '.repeat(2_000), 'en').length).toBeLessThanOrEqual(500)
})
