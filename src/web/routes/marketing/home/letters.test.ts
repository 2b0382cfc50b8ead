import { expect, test } from 'vitest'
import { spellInStrokes } from './letters.ts'

test("the script's name is spelt with the names of its letters", () => {
  const { letters, counted } = spellInStrokes('Ogham')
  expect(letters.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
    'O onn',
    'G gort',
    'H úath',
    'A ailm',
    'M muin',
  ])
  expect(counted).toBe('seven strokes, five letters')
})

test('another name shows the letters of its first word that the script has', () => {
  const { letters, counted } = spellInStrokes('Éire-24 Teoranta')
  expect(letters.map(({ letter }) => letter)).toEqual(['É', 'I', 'R', 'E'])
  expect(counted).toBe('18 strokes, four letters')
})

test('the letters fill the stem from end to end', () => {
  const { letters } = spellInStrokes('Ogham')
  expect(letters[0]?.strokes).toMatch(/^M36 /)
  expect(letters.at(-1)?.centre).toBe(524)
})
