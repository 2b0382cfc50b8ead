import { expect, test } from 'vitest'
import { englishKey } from './english-key.ts'

test.each([
  ['cut', 'cutting'],
  ['bring', 'brought'],
  ['tooth', 'teeth'],
  ['lose', 'lost'],
  ['cheap', 'cheapest'],
  ["child's", "children's"],
  ['men', "men's"],
])('%s and %s are forms of one word', (one, other) => {
  expect(englishKey(one)).toBe(englishKey(other))
})
