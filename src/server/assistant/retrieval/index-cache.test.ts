import { expect, test } from 'vitest'
import { createIndexCache } from './index-cache.ts'
import { indexEntries } from './index-entries.ts'

const entries = [{ id: 'a', en: { title: 'Parking', text: 'There is a car park behind the house.' } }]
const key = (organisation: string, revision = '1') => ({ organisation, language: 'en' as const, revision })

test('an index is built once for a revision', () => {
  const cache = createIndexCache()
  let built = 0
  const get = (revision: string) =>
    cache.get(key('org', revision), () => {
      built += 1
      return entries
    })
  expect(get('1')).toBe(get('1'))
  expect(built).toBe(1)
  get('2')
  expect(built).toBe(2)
  expect(cache.bytes()).toBe(indexEntries(entries, 'en').bytes)
})

test('those that were not used for longest make room, and the newest always stays', () => {
  const { bytes } = indexEntries(entries, 'en')
  const cache = createIndexCache(2 * bytes)
  let built: string[] = []
  const get = (organisation: string) =>
    cache.get(key(organisation), () => {
      built.push(organisation)
      return entries
    })
  for (const organisation of ['a', 'b', 'a', 'c']) get(organisation)
  expect(cache.bytes()).toBe(2 * bytes)
  built = []
  for (const organisation of ['a', 'c', 'b']) get(organisation)
  expect(built).toEqual(['b'])
  expect(createIndexCache(1).get(key('x'), () => entries).ids).toEqual(['a'])
})
