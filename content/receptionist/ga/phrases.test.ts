import { expect, test } from 'vitest'
import { IRISH } from './phrases.ts'

test('people are counted with the personal numbers, also in the size of the largest group', () => {
  expect([1, 2, 8, 10, 12].map(IRISH.people)).toEqual(['duine amháin', 'beirt', 'ochtar', 'deichniúr', '12 duine'])
  expect(IRISH.tooMany(8)).toMatch(/^Is féidir liom áit a chur in áirithe do ghrúpa, ochtar ar a mhéad\./)
})
