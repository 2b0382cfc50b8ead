import type { Language } from '#contracts/receptionist/diary.ts'
import { type Entry, type EntryIndex, indexEntries, indexEntriesInSlices } from './index-entries.ts'
import { updateIndex } from './update-index.ts'

interface IndexKey {
  organisation: string
  language: Language
  /** Changes with the published knowledge. */
  revision: string
}

/** Where the entries of an organisation are. */
export interface EntrySource {
  readAll: () => Promise<Entry[]>
  /** The version of each entry by its id. A changed entry has another version. */
  listVersions: () => Promise<Map<string, number>>
  read: (ids: string[]) => Promise<Entry[]>
}

export interface IndexCache {
  /** The index of a revision, built from `entries` unless it is kept. An older revision of it is dropped. */
  get: (key: IndexKey, entries: () => Entry[]) => EntryIndex
  /**
   * The same, built without holding up the process. Those who ask for it meanwhile wait for the same build, or, with
   * `mayBeOlder`, get the kept index of an earlier revision: a few changes are added to it at once, but after many it is
   * the older one that answers until the new one is built.
   */
  load: (key: IndexKey, source: EntrySource, options?: { mayBeOlder: boolean }) => Promise<EntryIndex>
  /** What the kept indexes take, by estimate. */
  bytes: () => number
}

/** The estimates agree with the heap. */
const MAX_BYTES = 200 * 1024 ** 2

/** More changes than these take longer than somebody should wait for an answer. */
const MAX_CHANGES = 200

type Kept = { revision: string; index: EntryIndex; versions?: Map<string, number> }

/** Indexes in memory. Beyond `mostBytes` those go that were not used for longest. */
export function createIndexCache(mostBytes = MAX_BYTES): IndexCache {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const drop = (name: string) => {
    bytes -= kept.get(name)?.index.bytes ?? 0
    kept.delete(name)
  }
  const keep = (name: string, next: Kept) => {
    // Setting it again moves it to the end: the first of the map was not used for longest.
    drop(name)
    kept.set(name, next)
    bytes += next.index.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes || oldest === name) break
      drop(oldest)
    }
    return next.index
  }
  /** Work on one revision of one index, which several callers wait for. */
  const shareWork = <Result>(work: Map<string, Promise<Result>>, name: string, start: () => Promise<Result>) => {
    const running = work.get(name) ?? start().finally(() => work.delete(name))
    work.set(name, running)
    return running
  }
  const builds = new Map<string, Promise<EntryIndex>>()
  const updates = new Map<string, Promise<EntryIndex | undefined>>()
  const build = async ({ language, revision }: IndexKey, name: string, source: EntrySource) => {
    const versions = await source.listVersions()
    const index = await indexEntriesInSlices(await source.readAll(), language)
    return keep(name, { revision, index, versions })
  }
  const update = async ({ revision }: IndexKey, name: string, source: EntrySource) => {
    const older = kept.get(name)
    const next = older && (await renew(older, source))
    return next && keep(name, { revision, ...next })
  }
  return {
    get(key, entries) {
      const name = nameIndex(key)
      const known = kept.get(name)
      const isCurrent = known?.revision === key.revision
      return keep(name, isCurrent ? known : { revision: key.revision, index: indexEntries(entries(), key.language) })
    },
    async load(key, source, { mayBeOlder } = { mayBeOlder: false }) {
      const name = nameIndex(key)
      const known = kept.get(name)
      if (known?.revision === key.revision) return keep(name, known)
      const work = `${name}\0${key.revision}`
      const isBuilding = builds.has(work)
      const updated = isBuilding ? undefined : await shareWork(updates, work, () => update(key, name, source))
      if (updated !== undefined) return updated
      const built = shareWork(builds, work, () => build(key, name, source))
      if (known === undefined || !mayBeOlder) return built
      // Whoever asks next tries again, and then sees why it failed.
      built.catch(() => {})
      return known.index
    },
    bytes: () => bytes,
  }
}

const nameIndex = ({ organisation, language }: IndexKey) => `${organisation}\0${language}`

/** An index with what has changed since, or undefined where that is too much. */
async function renew(
  { index, versions: before }: Kept,
  source: EntrySource,
): Promise<Omit<Kept, 'revision'> | undefined> {
  if (before === undefined) return undefined
  const versions = await source.listVersions()
  const changed = [...versions].flatMap(([id, version]) => (before.get(id) === version ? [] : [id]))
  const removed = new Set([...before.keys()].filter((id) => !versions.has(id)))
  const holes = index.ids.length - index.size
  if (Math.max(changed.length + removed.size, holes) > MAX_CHANGES) return undefined
  const added = changed.length === 0 ? [] : await source.read(changed)
  for (const id of changed) removed.add(id)
  return { versions, index: updateIndex(index, { removed, added }) }
}
