import { expect, test } from 'vitest'
import { addUpSavings, calculateEfficiency, calculateSatisfaction } from './rules.ts'

test('a full working month saved is a gain of 100 percent', () => {
  expect(calculateEfficiency(169 * 60, 'monthly')).toEqual({ percent: 100, minutes: 10_140, fullTimeHours: 169 })
  expect(calculateEfficiency(169 * 60, 'quarterly').percent).toBe(33)
  expect(calculateEfficiency(2 * 2_028 * 60, 'yearly').percent).toBe(200)
  expect(calculateEfficiency(0, 'monthly').percent).toBe(0)
})

test('satisfaction is the share of good ratings, and null without ratings', () => {
  expect(calculateSatisfaction({ answers: 25, satisfied: 24 })).toEqual({ percent: 96, answers: 25 })
  expect(calculateSatisfaction({ answers: 0, satisfied: 0 })).toEqual({ percent: null, answers: 0 })
})

test('sums keep their parts', () => {
  const rows = [
    { category: 'receptionist' as const, cents: 600, minutes: 5 },
    { category: 'marketing' as const, cents: 400, minutes: 0 },
  ]
  expect(addUpSavings(rows)).toEqual({
    cents: 1_000,
    minutes: 5,
    byCategory: { receptionist: 600, automation: 0, marketing: 400 },
  })
})
