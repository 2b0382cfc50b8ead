import { expect, test } from 'vitest'
import { dueDate, monthLater, openingOf } from './rules.ts'

const now = new Date('2026-11-21T09:30:00.000Z')

test('Professional begins with a trial of 14 days', () => {
  const end = new Date('2026-12-05T09:30:00.000Z')
  expect(openingOf('professional', now)).toEqual({ status: 'trial', trialEndsAt: end, periodEnd: end })
})

test('Advanced is active at once for a month', () => {
  const periodEnd = new Date('2026-12-21T09:30:00.000Z')
  expect(openingOf('advanced', now)).toEqual({ status: 'active', trialEndsAt: null, periodEnd })
})

test('Elite is a request until sales name a price', () => {
  expect(openingOf('elite', now)).toEqual({ status: 'requested', trialEndsAt: null, periodEnd: null })
})

test('a month after the 31st is the last day of a shorter month', () => {
  expect(monthLater(new Date('2027-01-31T12:00:00.000Z')).toISOString()).toBe('2027-02-28T12:00:00.000Z')
  expect(monthLater(new Date('2026-12-31T12:00:00.000Z')).toISOString()).toBe('2027-01-31T12:00:00.000Z')
})

test('an invoice is due after 14 days', () => {
  expect(dueDate(now).toISOString()).toBe('2026-12-05T09:30:00.000Z')
})
