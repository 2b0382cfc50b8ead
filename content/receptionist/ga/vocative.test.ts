import { expect, test } from 'vitest'
import { addressInIrish } from './vocative.ts'

test.each([
  ['Máire Ní Bhriain', 'a Mháire'],
  ['Seán Ó Sé', 'a Sheáin'],
  ['Sorcha', 'a Shorcha'],
  ['Róisín Daly', 'a Róisín'],
  ['Joe Byrne', 'a Joe'],
  ['Ó Briain', undefined],
  ['087 123 4567', undefined],
])('%s is addressed as %s', (name, address) => expect(addressInIrish(name)).toBe(address))
