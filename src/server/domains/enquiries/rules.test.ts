import { expect, test } from 'vitest'
import { acknowledgmentDueAt, replyDueAt, spamReason } from './rules.ts'

const received = new Date('2026-03-28T22:00:00.000Z')

test('a reply is due 24 hours after the message, also across a change of the clocks', () => {
  expect(replyDueAt(received).toISOString()).toBe('2026-03-29T22:00:00.000Z')
})

test('an acknowledgment is due after 48 hours', () => {
  expect(acknowledgmentDueAt(received).toISOString()).toBe('2026-03-30T22:00:00.000Z')
})

test('a person is not spam, with or without JavaScript', () => {
  expect(spamReason({})).toBeUndefined()
  expect(spamReason({ website: '  ', elapsedMs: 800 })).toBeUndefined()
})

test('filling the hidden field, or sending sooner than anyone can type, is', () => {
  expect(spamReason({ website: 'https://buy.example' })).toBe('hidden_field_filled')
  expect(spamReason({ elapsedMs: 799 })).toBe('sent_too_fast')
})
