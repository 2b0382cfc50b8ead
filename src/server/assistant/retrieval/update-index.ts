import { buildIndex, type Entry, type EntryIndex, type Posting } from './index-entries.ts'

export interface Changes {
  /** Ids of entries that are gone or have changed. */
  removed: Set<string>
  /** New entries, and those that have changed as they are now. */
  added: Entry[]
}

/**
 * The index with some entries changed, in a few milliseconds for thousands of entries. The given index stays as it is. Words
 * that no entry has any more stay in the vocabulary until the index is built anew.
 */
export function updateIndex(index: EntryIndex, { removed, added }: Changes): EntryIndex {
  const gone = new Set<number>()
  index.ids.forEach((id, document) => {
    if (removed.has(id)) gone.add(document)
  })
  const more = buildAtOnce(added, index)
  const titles = new Map([...index.titles].filter(([, document]) => !gone.has(document)))
  for (const [title, document] of more.titles) titles.set(title, document)
  const vocabulary = new Map(index.vocabulary)
  for (const [letter, words] of more.vocabulary) {
    vocabulary.set(letter, new Map([...(vocabulary.get(letter) ?? []), ...words]))
  }
  return {
    language: index.language,
    ids: [...index.ids.map((id) => (removed.has(id) ? '' : id)), ...more.ids],
    size: index.size - gone.size + more.size,
    titles,
    titleTerms: [...index.titleTerms, ...more.titleTerms],
    kinds: [...index.kinds, ...more.kinds],
    meanings: [
      ...index.meanings.map((meaning, document) => (gone.has(document) ? undefined : meaning)),
      ...more.meanings,
    ],
    keys: mergePostings(index.keys, more.keys, gone),
    concepts: mergePostings(index.concepts, more.concepts, gone),
    foreignKeys: mergeForeign(index.foreignKeys, more.foreignKeys, gone),
    vocabulary,
    bytes: index.bytes + more.bytes,
  }
}

function buildAtOnce(entries: Entry[], { language, ids }: EntryIndex): EntryIndex {
  const steps = buildIndex(entries, language, ids.length)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

type Postings = Map<string, Posting>

function mergePostings(before: Postings, more: Postings, gone: Set<number>): Postings {
  const merged = new Map(before)
  if (gone.size > 0) {
    for (const [term, posting] of before) {
      if (!posting.documents.some((document) => gone.has(document))) continue
      const kept = removeDocuments(posting, gone)
      if (kept.documents.length === 0) merged.delete(term)
      else merged.set(term, kept)
    }
  }
  for (const [term, posting] of more) {
    const known = merged.get(term)
    merged.set(term, known === undefined ? posting : joinPostings(known, posting))
  }
  return merged
}

function mergeForeign(before: EntryIndex['foreignKeys'], more: EntryIndex['foreignKeys'], gone: Set<number>) {
  const merged = new Map(before)
  for (const [key, documents] of gone.size === 0 ? [] : before) {
    merged.set(
      key,
      documents.filter((document) => !gone.has(document)),
    )
  }
  for (const [key, documents] of more) merged.set(key, [...(merged.get(key) ?? []), ...documents])
  return merged
}

function removeDocuments({ documents, weights }: Posting, gone: Set<number>): Posting {
  return {
    documents: documents.filter((document) => !gone.has(document)),
    weights: weights.filter((_, place) => !gone.has(documents[place] ?? -1)),
  }
}

/** The documents of the second have higher numbers. */
function joinPostings(one: Posting, other: Posting): Posting {
  const length = one.documents.length + other.documents.length
  const joined = { documents: new Uint32Array(length), weights: new Float32Array(length) }
  joined.documents.set(one.documents)
  joined.documents.set(other.documents, one.documents.length)
  joined.weights.set(one.weights)
  joined.weights.set(other.weights, one.weights.length)
  return joined
}
