import { expect, test } from 'vitest'
import { calculateChange, calculatePointsChange } from './change.ts'

test('a change is in whole percent of the earlier value', () => {
  expect(calculateChange(110, 100)).toEqual({ text: '+10%', verdict: 'better' })
  expect(calculateChange(50, 100)).toEqual({ text: '−50%', verdict: 'worse' })
  expect(calculateChange(100, 0)).toBeUndefined()
})

test('a change between two shares is in points', () => {
  expect(calculatePointsChange(36, 35)).toEqual({ text: '+1 point', verdict: 'better' })
  expect(calculatePointsChange(90, 96)).toEqual({ text: '−6 points', verdict: 'worse' })
  expect(calculatePointsChange(90, null)).toBeUndefined()
})

test('a change that rounds to zero is neutral', () => {
  expect(calculateChange(100, 100)).toEqual({ text: '0%', verdict: 'same' })
  expect(calculateChange(99_990, 100_000)).toEqual({ text: '0%', verdict: 'same' })
  expect(calculatePointsChange(96, 96)).toEqual({ text: '0 points', verdict: 'same' })
})
