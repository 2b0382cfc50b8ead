import { expect, test } from 'vitest'
import { changeOf, pointsOf } from './change.ts'

test('a change is in whole percent of the earlier value', () => {
  expect(changeOf(110, 100)).toEqual({ text: '+10%', verdict: 'better' })
  expect(changeOf(50, 100)).toEqual({ text: '−50%', verdict: 'worse' })
  expect(changeOf(100, 0)).toBeUndefined()
})

test('a change between two shares is in points', () => {
  expect(pointsOf(36, 35)).toEqual({ text: '+1 point', verdict: 'better' })
  expect(pointsOf(90, 96)).toEqual({ text: '−6 points', verdict: 'worse' })
  expect(pointsOf(90, null)).toBeUndefined()
})

test('a change that rounds to zero is neutral', () => {
  expect(changeOf(100, 100)).toEqual({ text: '0%', verdict: 'same' })
  expect(changeOf(99_990, 100_000)).toEqual({ text: '0%', verdict: 'same' })
  expect(pointsOf(96, 96)).toEqual({ text: '0 points', verdict: 'same' })
})
