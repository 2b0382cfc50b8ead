import { irishBase } from '../../text/irish-base.ts'
import { withoutPrefix } from '../irish-key.ts'
import { findTermKey } from '../word-keys.ts'
import { readData } from './word-vectors.ts'

interface Entry {
  irish: string
  english: string[]
}

/** By key. Each line of the file is "word | form | form = English, English". */
let known: Map<string, Entry[]> | undefined

function read(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const line of readData('glossary.txt').toString().trimEnd().split('\n')) {
    const [forms = '', meanings = ''] = line.split(' = ')
    for (const irish of forms.split(' | ')) {
      const key = findTermKey(irish, 'ga')
      entries.set(key, [...(entries.get(key) ?? []), { irish, english: meanings.split(', ') }])
    }
  }
  return entries
}

/** The English words for an Irish one in small letters. Those of a compound that is not listed are those of its second part. */
export function findEnglish(word: string): string[] {
  const own = findListed(word)
  const bare = own.length === 0 ? withoutPrefix(word) : undefined
  return bare === undefined ? own : findListed(bare)
}

/**
 * The English words for an Irish one in any of its forms. Words that share a key are told apart by their
 * spelling: "fear" is a man, and "féar" grass.
 */
function findListed(word: string): string[] {
  known ??= read()
  const entries = known.get(findTermKey(word, 'ga')) ?? []
  const base = irishBase(word)
  const alike = entries.map(({ irish }) => likeness(irish, word, base))
  const most = Math.max(...alike)
  return entries.flatMap(({ english }, at) => (alike[at] === most ? english : []))
}

/** Without mutation and marks alike, then also by its marks, and otherwise by how long they begin alike. */
function likeness(irish: string, word: string, base: string): number {
  const plain = irishBase(irish)
  if (plain !== base) return commonBeginning(plain, base)
  return word.endsWith(irish.slice(1)) ? 1001 : 1000
}

function commonBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
