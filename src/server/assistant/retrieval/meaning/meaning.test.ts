import { expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { findMeaning, nearness } from './meaning.ts'

const mean = (text: string, language: Language = 'en') => findMeaning([{ text, language }])

test.each([
  ['the neighbours play loud music all night', 'Noise complaints', 'Parking permits'],
  ['the radiators are only hot at the top', 'Cold heating', 'Cancelling an appointment'],
  ['I would prefer a woman', 'Female doctors', 'Paying by card'],
])('%s is nearer to %s than to %s', (question, near, far) => {
  expect(nearness(mean(question), mean(near))).toBeGreaterThan(nearness(mean(question), mean(far)) + 0.1)
})

test.each([
  ['tá mo mhadra tinn, cuir glao ar an tréidlia', 'The dog is ill, call the vet', 'Paying by card'],
  ['bíonn ceol ard ag na comharsana', 'Noise complaints', 'Cancelling an appointment'],
  ['cá bhfaighidh mé na leabhair', 'The library', 'Paying by card'],
])('%s is nearer to %s than to %s', (question, near, far) => {
  expect(nearness(mean(question, 'ga'), mean(near))).toBeGreaterThan(nearness(mean(question, 'ga'), mean(far)) + 0.1)
})

test('a text means the same in both languages, in any form of its words and in any order', () => {
  expect(nearness(mean('mo chapall', 'ga'), mean('na capaill', 'ga'))).toBeCloseTo(1)
  expect(nearness(mean('capall', 'ga'), mean('horse'))).toBeCloseTo(1)
  expect(nearness(mean('cheap red shoes'), mean('red shoes, cheap'))).toBeCloseTo(1)
})

test('texts of words that nobody knows mean nothing', () => {
  expect(mean('xyzzy plugh')).toBeUndefined()
  expect(mean('the of and')).toBeUndefined()
  expect(mean('')).toBeUndefined()
  expect(nearness(undefined, mean('horse'))).toBe(0)
})
