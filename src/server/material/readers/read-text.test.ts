import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const headings = (text: string) => readText(text).sections.map(({ heading, text: body }) => [heading, body])

test('a short line above its text is a heading, with an empty line between them or without', () => {
  expect(headings('Parking\n\nThere is free parking behind the clinic.\n\nTowels\nBring one.')).toEqual([
    ['Parking', 'There is free parking behind the clinic.'],
    ['Towels', 'Bring one.'],
  ])
})

test('the lines of an address are no headings', () => {
  expect(headings('12 South Mall\n\nCork\n\nT12 AB34')).toEqual([['', '12 South Mall\nCork\nT12 AB34']])
})
