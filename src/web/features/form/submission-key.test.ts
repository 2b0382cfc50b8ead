import { expect, test } from 'vitest'
import { SubmissionKey } from './submission-key.ts'

test('the same words keep their key, so that a repeated sending has no second effect', () => {
  const key = new SubmissionKey()
  expect(key.for({ message: 'Dia duit' })).toBe(key.for({ message: 'Dia duit' }))
})

test('other words get another key', () => {
  const key = new SubmissionKey()
  expect(key.for({ message: 'Dia duit' })).not.toBe(key.for({ message: 'Slán' }))
})

test('after a success the same words are a new message', () => {
  const key = new SubmissionKey()
  const first = key.for({ message: 'Dia duit' })
  key.renew()
  expect(key.for({ message: 'Dia duit' })).not.toBe(first)
})
