import { expect, test } from 'vitest'
import { z } from 'zod'
import { filterBy, filterDay, place, searchText } from './lists.ts'

const filter = z.object({
  q: searchText,
  status: filterBy(['open', 'done']),
  from: filterDay,
  ...place,
})

test('an address says what a list shows', () => {
  const address = { q: ' Seán\0 Ó ', status: 'done', from: '2026-11-21', after: 'WyJhIl0' }
  expect(filter.parse(address)).toEqual({ ...address, q: 'Seán  Ó' })
})

test('what makes no sense in an address counts as left out', () => {
  const plain = { q: '' }
  expect(filter.parse({})).toEqual(plain)
  const nonsense = { q: 7, status: 'x', from: '2026-02-31', after: 'a'.repeat(601) }
  expect(filter.parse(nonsense)).toEqual({ ...plain, status: undefined, from: undefined, after: undefined })
})

test('a long search is cut, so that it does not show everything', () => {
  expect(filter.parse({ q: 'a'.repeat(500) }).q).toHaveLength(200)
})
