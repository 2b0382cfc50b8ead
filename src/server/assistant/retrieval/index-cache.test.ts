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

/** Entries as a database would hold them, and how they were read. */
function holdEntries(ids: string[]) {
  const versions = new Map(ids.map((id) => [id, 1]))
  const reads: string[] = []
  const entryOf = (id: string) => ({ id, en: { title: `${id}?`, text: `${id} ${versions.get(id)}` } })
  const source = {
    listVersions: async () => new Map(versions),
    readAll: async () => {
      reads.push('all')
      return [...versions.keys()].map(entryOf)
    },
    read: async (wanted: string[]) => {
      reads.push(...wanted)
      return wanted.map(entryOf)
    },
  }
  return { versions, reads, source }
}

test('a few changes are added to the index that is kept', async () => {
  const cache = createIndexCache()
  const { versions, reads, source } = holdEntries(['parking', 'hours'])
  await cache.load(key('org', '1'), source)
  versions.set('hours', 2)
  versions.set('dogs', 1)
  versions.delete('parking')
  const [index, same] = await Promise.all([1, 2].map(() => cache.load(key('org', '2'), source, { mayBeOlder: true })))
  expect(index).toBe(same)
  expect(reads).toEqual(['all', 'hours', 'dogs'])
  expect(index?.ids.filter((id) => id !== '')).toEqual(['hours', 'dogs'])
})

test('after many changes the older index answers until the new one is built, to those who may have it', async () => {
  const cache = createIndexCache()
  const { versions, source } = holdEntries(['parking'])
  const older = await cache.load(key('org', '1'), source)
  for (let number = 0; number < 300; number += 1) versions.set(`part ${number}`, 1)
  const ask = () => cache.load(key('org', '2'), source, { mayBeOlder: true })
  expect(await ask()).toBe(older)
  const [meanwhile, built] = await Promise.all([ask(), cache.load(key('org', '2'), source)])
  expect([meanwhile, built.size]).toEqual([older, 301])
  expect(await ask()).toBe(built)
})
