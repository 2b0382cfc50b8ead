import { expect, test } from 'vitest'
import { nameAges } from './ages.ts'

test.each([
  ['price for a 2 yr old', 'price for a 2 child'],
  ['my 3yo and me', 'my 3 child and me'],
  ['a 12 yr old lab', 'a 12 years old lab'],
  ['the dog is 12 years old', 'the dog is 12 years old'],
  ['hes 6', 'hes 6 years old'],
  ['my mam is 88 and cant walk', 'my mam is 88 elderly and cant walk'],
  ['she is 35', 'she is 35'],
  ['hes 6 weeks', 'hes 6 weeks'],
  ['she is at 6.30', 'she is at 6.30'],
  ['a guarantee of 3 yrs', 'a guarantee of 3 years'],
])('%s', (text, named) => {
  expect(nameAges(text, 'en')).toBe(named)
})

test.each([
  ["tá sé 6 bliana d'aois", "tá sé 6 bliana d'aois"],
  ["tá sí ochtó bliain d'aois", 'tá sí ochtó scothaosta'],
  ["tá mé 30 bliain d'aois", 'tá mé 30'],
])('%s', (text, named) => {
  expect(nameAges(text, 'ga')).toBe(named)
})
