import { expect, test } from 'vitest'
import { calculateAcknowledgmentDue, calculateReplyDue, findSpamReason } from './rules.ts'

const received = new Date('2026-03-28T22:00:00.000Z')

test('a reply is due 24 hours after the message, across a change of the clocks too', () => {
  expect(calculateReplyDue(received).toISOString()).toBe('2026-03-29T22:00:00.000Z')
})

test('an acknowledgment is due after 48 hours', () => {
  expect(calculateAcknowledgmentDue(received).toISOString()).toBe('2026-03-30T22:00:00.000Z')
})

test('a person is not spam, with or without JavaScript', () => {
  expect(findSpamReason({})).toBeUndefined()
  expect(findSpamReason({ website: '  ', elapsedMs: 800 })).toBeUndefined()
})

test('a filled hidden field, or sending faster than anybody can type, is spam', () => {
  expect(findSpamReason({ website: 'https://buy.example' })).toBe('hidden_field_filled')
  expect(findSpamReason({ elapsedMs: 799 })).toBe('sent_too_fast')
})
