import { expect, test } from 'vitest'
import { computeBackoffMs } from './backoff.ts'

const limits = { baseMs: 1_000, capMs: 900_000 }

test('waits double with every failure up to the cap', () => {
  const waits = [1, 2, 3, 10, 11, 5_000].map((failures) => computeBackoffMs(failures, limits, () => 1))
  expect(waits).toEqual([1_000, 2_000, 4_000, 512_000, 900_000, 900_000])
})

test('half of a wait is random', () => {
  expect(computeBackoffMs(3, limits, () => 0)).toBe(2_000)
  expect(computeBackoffMs(3, limits, () => 0.5)).toBe(3_000)
})
