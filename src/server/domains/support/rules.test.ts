import { expect, test } from 'vitest'
import { calculateReplyDue, listNextStates } from './rules.ts'

const friday = new Date('2026-11-20T16:00:00.000Z')

test('the plan decides how soon an answer is due, in hours of the desk', () => {
  expect(calculateReplyDue('professional', friday).toISOString()).toBe('2026-11-23T16:00:00.000Z')
  expect(calculateReplyDue(undefined, friday).toISOString()).toBe('2026-11-23T16:00:00.000Z')
  expect(calculateReplyDue('advanced', friday).toISOString()).toBe('2026-11-23T11:30:00.000Z')
})

test('Elite does not wait for the desk to open', () => {
  expect(calculateReplyDue('elite', friday).toISOString()).toBe('2026-11-20T20:00:00.000Z')
})

test('a resolved ticket can only be reopened', () => {
  expect(listNextStates('resolved')).toEqual(['reopened'])
  expect(listNextStates('reopened')).not.toContain('new')
})
