import { expect, test } from 'vitest'
import { readMadeNumber } from './made-number.ts'

test.each([
  ['make it 5 so', 5, 'there are 5 people so'],
  ['Yes, make that five. Tom Ó Broin', 5, 'Yes, there are 5 people. Tom Ó Broin'],
  ['can you change it to 6 please', 6, 'can you there are 6 people please'],
  ['can we make it 5', 5, 'there are 5 people'],
  ['could you make it 3 please', 3, 'there are 3 people please'],
  ['déan cúig de', 5, 'tá 5 duine ann'],
  ['dean 7 de le do thoil', 7, 'tá 7 duine ann le do thoil'],
  ['déan cúigear de', 5, 'tá 5 duine ann'],
  ['athraigh go seachtar é', 7, 'tá 7 duine ann'],
])('“%s” makes it %i', (text, number, asPeople) => expect(readMadeNumber(text)).toMatchObject({ number, asPeople }))

test.each([
  'make it 5pm',
  'make it 5.30',
  "make it five o'clock",
  'make it half 5',
  'make it 5 in the evening',
  'make it 5 on Sunday',
  'make it Friday',
  'déan a cúig de',
  'déan é',
  'déan leathuair tar éis a cúig de',
  'bog go dtí a cúig é',
])('“%s” names no bare number', (text) => expect(readMadeNumber(text)).toBeUndefined())
