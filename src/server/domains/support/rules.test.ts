import { expect, test } from 'vitest'
import { nextStates, replyDueAt } from './rules.ts'

const friday = new Date('2026-11-20T16:00:00.000Z')

test('a plan says how soon an answer is due, in hours of the desk', () => {
  expect(replyDueAt('professional', friday).toISOString()).toBe('2026-11-23T16:00:00.000Z')
  expect(replyDueAt(undefined, friday).toISOString()).toBe('2026-11-23T16:00:00.000Z')
  expect(replyDueAt('advanced', friday).toISOString()).toBe('2026-11-23T11:30:00.000Z')
})

test('Elite does not wait for the desk to open', () => {
  expect(replyDueAt('elite', friday).toISOString()).toBe('2026-11-20T20:00:00.000Z')
})

test('what is resolved can only be reopened', () => {
  expect(nextStates('resolved')).toEqual(['reopened'])
  expect(nextStates('reopened')).not.toContain('new')
})
