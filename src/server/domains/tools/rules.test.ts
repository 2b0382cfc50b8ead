import { expect, test } from 'vitest'
import type { PlanId } from '#contracts/plans.ts'
import { findNextBilling, findRefusal } from './rules.ts'

const tool = (includedFrom: PlanId | null, changes = {}) => ({
  kind: 'service' as const,
  name: 'Advanced analytics',
  targetAudience: 'BUSINESS' as const,
  isActive: true,
  includedFrom,
  ...changes,
})

test('a plan includes its own tools and those of the smaller plans', () => {
  expect(findRefusal(tool('professional'), 'professional')).toBeUndefined()
  expect(findRefusal(tool('professional'), 'elite')).toBeUndefined()
  expect(findRefusal(tool('advanced'), 'professional')).toEqual({
    reason: 'higher_plan',
    explanation: 'Part of the Advanced plan. You are on Professional.',
  })
})

test('without a plan no tool is included', () => {
  expect(findRefusal(tool('professional'), undefined)).toMatchObject({ reason: 'no_plan' })
})

test('a tool in no plan is quoted for or licensed', () => {
  expect(findRefusal(tool(null), 'elite')).toMatchObject({ reason: 'sold_separately' })
  expect(findRefusal(tool(null, { kind: 'module' }), 'elite')).toMatchObject({ reason: 'licensed_separately' })
})

test('an inactive tool, or one for public bodies, is not offered', () => {
  expect(findRefusal(tool('professional', { isActive: false }), 'elite')).toMatchObject({ reason: 'not_offered' })
  expect(findRefusal(tool(null, { targetAudience: 'GOVERNMENT' }), 'elite')).toMatchObject({ reason: 'not_offered' })
})

test('tools are billed every month on their day, in Irish time', () => {
  const from = '2026-08-31T09:00:00.000Z'
  expect(findNextBilling(from, new Date('2026-08-30T00:00:00.000Z'))).toBe(from)
  expect(findNextBilling(from, new Date(from))).toBe('2026-09-30T09:00:00.000Z')
  // The clocks went back on 25 October. The time stays 10:00.
  expect(findNextBilling(from, new Date('2026-10-31T00:00:00.000Z'))).toBe('2026-10-31T10:00:00.000Z')
  expect(findNextBilling(from, new Date('2027-02-01T00:00:00.000Z'))).toBe('2027-02-28T10:00:00.000Z')
})
