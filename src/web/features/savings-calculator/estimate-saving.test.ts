import { expect, test } from 'vitest'
import { EXAMPLE_DESK, estimateSaving } from './estimate-saving.ts'

test('the example: 60 calls of 4 minutes at €22 an hour', () => {
  const estimate = estimateSaving(EXAMPLE_DESK)
  expect(Math.round(estimate.hoursSpent)).toBe(1_004)
  expect(Math.round(estimate.hoursSaved)).toBe(803)
  expect(Math.round(estimate.worth)).toBe(17_670)
  expect(estimate.plan.id).toBe('advanced')
  expect(estimate.price).toEqual({ firstYear: 7_388, laterYears: 2_388 })
  expect(Math.round(estimate.saved?.firstYear ?? 0)).toBe(10_282)
  expect(Math.round(estimate.saved?.laterYears ?? 0)).toBe(15_282)
})

test('a quiet desk gets the smaller plan, and hears if it costs more than it saves', () => {
  const estimate = estimateSaving({ callsPerDay: 5, minutesPerCall: 2, hourlyCost: 15 })
  expect(estimate.plan.id).toBe('professional')
  expect(estimate.saved?.firstYear).toBeLessThan(0)
})

test("the plan is the smallest that includes a month's calls", () => {
  const planAt = (callsPerDay: number) => estimateSaving({ ...EXAMPLE_DESK, callsPerDay }).plan.id
  expect([23, 24, 95, 96].map(planAt)).toEqual(['professional', 'advanced', 'advanced', 'elite'])
})

test("above the plans' calls there is no price, so no saving is claimed", () => {
  const estimate = estimateSaving({ ...EXAMPLE_DESK, callsPerDay: 400 })
  expect(estimate.plan.id).toBe('elite')
  expect(estimate.saved).toBeNull()
})

test('a claim never exceeds what we publish', () => {
  const estimate = estimateSaving({ callsPerDay: 90, minutesPerCall: 20, hourlyCost: 60 })
  expect(estimate.saved).toEqual({ firstYear: 50_000, laterYears: 50_000 })
})

test('a smaller share saves less', () => {
  const [half, most] = [estimateSaving(EXAMPLE_DESK, 0.5), estimateSaving(EXAMPLE_DESK)]
  expect(half.hoursSaved).toBeLessThan(most.hoursSaved)
  expect(half.saved?.firstYear).toBeLessThan(most.saved?.firstYear ?? 0)
})
