import type { Language } from '../language/detect-language.ts'
import { type Entry, type EntryIndex, indexEntries, indexEntriesInSlices } from './index-entries.ts'

interface IndexKey {
  organisation: string
  language: Language
  /** Changes with the published knowledge. */
  revision: string
}

export interface IndexCache {
  /** The index of a revision, built from `entries` unless it is kept. An older revision of it is dropped. */
  get: (key: IndexKey, entries: () => Entry[]) => EntryIndex
  /** The same, built without holding up the process. Those who ask for it meanwhile wait for the same build. */
  load: (key: IndexKey, entries: () => Promise<Entry[]>) => Promise<EntryIndex>
  /** What the kept indexes take, by estimate. */
  bytes: () => number
}

const MOST_BYTES = 300 * 1024 ** 2

/** Indexes in memory. Beyond `mostBytes` those go that were not used for longest. */
export function createIndexCache(mostBytes = MOST_BYTES): IndexCache {
  const kept = new Map<string, { revision: string; index: EntryIndex }>()
  let bytes = 0
  const drop = (name: string) => {
    bytes -= kept.get(name)?.index.bytes ?? 0
    kept.delete(name)
  }
  const nameOf = ({ organisation, language }: IndexKey) => `${organisation}\0${language}`
  const findKept = (key: IndexKey) => {
    const known = kept.get(nameOf(key))
    return known?.revision === key.revision ? known.index : undefined
  }
  const keep = (key: IndexKey, index: EntryIndex) => {
    const name = nameOf(key)
    // Setting it again moves it to the end: the first of the map was not used for longest.
    drop(name)
    kept.set(name, { revision: key.revision, index })
    bytes += index.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes || oldest === name) break
      drop(oldest)
    }
    return index
  }
  const builds = new Map<string, Promise<EntryIndex>>()
  const build = async (key: IndexKey, entries: () => Promise<Entry[]>) =>
    indexEntriesInSlices(await entries(), key.language)
  return {
    get: (key, entries) => keep(key, findKept(key) ?? indexEntries(entries(), key.language)),
    async load(key, entries) {
      const known = findKept(key)
      if (known !== undefined) return keep(key, known)
      const name = `${nameOf(key)}\0${key.revision}`
      const building = builds.get(name) ?? build(key, entries).finally(() => builds.delete(name))
      builds.set(name, building)
      return keep(key, await building)
    },
    bytes: () => bytes,
  }
}
