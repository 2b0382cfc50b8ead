import { expect, test } from 'vitest'
import type { PlanId } from '#contracts/plans.ts'
import { nextBillingAfter, refusalOf } from './rules.ts'

const tool = (includedFrom: PlanId | null, changes = {}) => ({
  kind: 'service' as const,
  name: 'Advanced analytics',
  targetAudience: 'BUSINESS' as const,
  isActive: true,
  includedFrom,
  ...changes,
})

test('a plan includes its own tools and those of the smaller plans', () => {
  expect(refusalOf(tool('professional'), 'professional')).toBeUndefined()
  expect(refusalOf(tool('professional'), 'elite')).toBeUndefined()
  expect(refusalOf(tool('advanced'), 'professional')).toEqual({
    reason: 'higher_plan',
    explanation: 'Part of the Advanced plan. You are on Professional.',
  })
})

test('without a plan there is none to include a tool', () => {
  expect(refusalOf(tool('professional'), undefined)).toMatchObject({ reason: 'no_plan' })
})

test('what is in no plan is quoted for, or licensed', () => {
  expect(refusalOf(tool(null), 'elite')).toMatchObject({ reason: 'sold_separately' })
  expect(refusalOf(tool(null, { kind: 'module' }), 'elite')).toMatchObject({ reason: 'licensed_separately' })
})

test('an inactive tool, or one for public bodies, is not offered', () => {
  expect(refusalOf(tool('professional', { isActive: false }), 'elite')).toMatchObject({ reason: 'not_offered' })
  expect(refusalOf(tool(null, { targetAudience: 'GOVERNMENT' }), 'elite')).toMatchObject({ reason: 'not_offered' })
})

test('billing comes every month on its day, by the Irish clock', () => {
  const from = '2026-08-31T09:00:00.000Z'
  expect(nextBillingAfter(from, new Date('2026-08-30T00:00:00.000Z'))).toBe(from)
  expect(nextBillingAfter(from, new Date(from))).toBe('2026-09-30T09:00:00.000Z')
  // The clocks went back on 25 October: ten in the morning stays ten in the morning.
  expect(nextBillingAfter(from, new Date('2026-10-31T00:00:00.000Z'))).toBe('2026-10-31T10:00:00.000Z')
  expect(nextBillingAfter(from, new Date('2027-02-01T00:00:00.000Z'))).toBe('2027-02-28T10:00:00.000Z')
})
