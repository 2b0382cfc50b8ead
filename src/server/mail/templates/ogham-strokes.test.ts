import { expect, test } from 'vitest'
import { spellInOgham } from './ogham-strokes.ts'

test('a name is written letter by letter', () => {
  expect(spellInOgham('Ogham')).toEqual([
    { family: 'notch', count: 2 },
    { family: 'oblique', count: 2 },
    { family: 'above', count: 1 },
    { family: 'notch', count: 1 },
    { family: 'oblique', count: 1 },
  ])
})

test('only the first word counts, of a long one its first two letters, without accents', () => {
  expect(spellInOgham('Bó Finne')).toEqual(spellInOgham('bo'))
  expect(spellInOgham('Receptionist')).toEqual(spellInOgham('Re'))
})

test('a name without ogham letters gives no strokes', () => {
  expect(spellInOgham('42')).toEqual([])
  expect(spellInOgham('')).toEqual([])
})
