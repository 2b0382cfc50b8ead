import { expect, test } from 'vitest'
import { strokesOf } from './strokes.ts'

test('a name is written letter by letter', () => {
  expect(strokesOf('Ogham')).toEqual([
    { family: 'notch', count: 2 },
    { family: 'oblique', count: 2 },
    { family: 'above', count: 1 },
    { family: 'notch', count: 1 },
    { family: 'oblique', count: 1 },
  ])
})

test('only the first word counts, of a long one its first two letters, without accents', () => {
  expect(strokesOf('Bó Finne')).toEqual(strokesOf('bo'))
  expect(strokesOf('Receptionist')).toEqual(strokesOf('Re'))
})

test('a name in no letters the script has leaves the stem bare', () => {
  expect(strokesOf('42')).toEqual([])
  expect(strokesOf('')).toEqual([])
})
