import { expect, test } from 'vitest'
import { SubmissionKey } from './submission-key.ts'

test('the same text keeps its key', () => {
  const key = new SubmissionKey()
  expect(key.for({ message: 'Dia duit' })).toBe(key.for({ message: 'Dia duit' }))
})

test('another text gets another key', () => {
  const key = new SubmissionKey()
  expect(key.for({ message: 'Dia duit' })).not.toBe(key.for({ message: 'Slán' }))
})

test('the same text after a success gets a new key', () => {
  const key = new SubmissionKey()
  const first = key.for({ message: 'Dia duit' })
  key.renew()
  expect(key.for({ message: 'Dia duit' })).not.toBe(first)
})
