import { expect, test } from 'vitest'
import { BAR_GAP, barWidth, calculateMiddle, PLOT_HEIGHT, PLOT_TOP, POINT_WIDTH, valueScale } from './value-scale.ts'

test('the axis starts at zero and ends at a round number above the highest value', () => {
  const { y, ticks } = valueScale([340_000, 120_000])
  expect(ticks).toEqual([0, 100_000, 200_000, 300_000, 400_000])
  expect([y(0), y(400_000)]).toEqual([PLOT_TOP + PLOT_HEIGHT, PLOT_TOP])
})

test.each([
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
])('an axis up to %i people shows whole people: %j', (highest, expected) => {
  expect(valueScale([highest, 0]).ticks).toEqual(expected)
})

test('an axis of hours ends at a whole number above the highest value', () => {
  const { y, ticks } = valueScale([1.3])
  expect(ticks).toEqual([0, 1, 2])
  expect(y(2)).toBe(PLOT_TOP)
})

test('an axis of zeros shows zero only', () => {
  expect(valueScale([0, 0]).ticks).toEqual([0])
})

test('one bar, a stack, and two bars side by side have the same total width', () => {
  expect([barWidth(1), 2 * barWidth(2) + BAR_GAP]).toEqual([POINT_WIDTH, POINT_WIDTH])
  expect(barWidth(6)).toBe(barWidth(2))
})

test('there is an axis without values', () => {
  expect(valueScale([]).ticks.at(0)).toBe(0)
  expect(valueScale([0, 0]).y(0)).toBe(PLOT_TOP + PLOT_HEIGHT)
})

test('a value below zero hangs below the stem', () => {
  const { y } = valueScale([50, -20])
  expect(y(-20)).toBeGreaterThan(y(0))
})

test('points share the width evenly', () => {
  expect([0, 1, 2].map((index) => calculateMiddle(index, 3))).toEqual(['16.667%', '50%', '83.333%'])
})
