import { expect, test } from 'vitest'
import { waiting } from './waiting.ts'

test('full hours are said as hours, with the form of “uair” that follows the number', () => {
  expect([15, 60, 90, 120, 180, 360, 420, 600, 660, 1_440].map(waiting.minutes)).toEqual([
    '15 nóiméad',
    'uair an chloig',
    '90 nóiméad',
    '2 uair an chloig',
    '3 huaire an chloig',
    '6 huaire an chloig',
    '7 n-uaire an chloig',
    '10 n-uaire an chloig',
    '11 uair an chloig',
    '24 uair an chloig',
  ])
})
