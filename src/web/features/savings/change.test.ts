import { expect, test } from 'vitest'
import { changeOf, pointsOf } from './change.ts'

test('a change is told in whole percent of what was before', () => {
  expect(changeOf(110, 100)).toEqual({ text: '+10%', isGood: true })
  expect(changeOf(50, 100)).toEqual({ text: '−50%', isGood: false })
  expect(changeOf(100, 100)).toEqual({ text: '0%', isGood: true })
  expect(changeOf(100, 0)).toBeUndefined()
})

test('between two shares it is told in points', () => {
  expect(pointsOf(36, 35)).toEqual({ text: '+1 point', isGood: true })
  expect(pointsOf(90, 96)).toEqual({ text: '−6 points', isGood: false })
  expect(pointsOf(90, null)).toBeUndefined()
})
