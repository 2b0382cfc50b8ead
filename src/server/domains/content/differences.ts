import { diffArrays } from 'diff'
import type { Texts } from '#contracts/site-content-form.ts'

/** A field whose text changed, as pieces that stayed, went and came, in reading order. */
export type Difference = { name: string; pieces: { kind: 'same' | 'removed' | 'added'; text: string }[] }

/** Word by word, for each field that is not the same. */
export function differencesBetween(before: Texts, after: Texts): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [old = '', now = ''] = [before[name], after[name]]
    if (old === now) return []
    const pieces = diffArrays(wordsOf(old), wordsOf(now)).map(({ added, removed, value }) => ({
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
      text: value.join(''),
    }))
    return [{ name, pieces }]
  })
}

/** Words and the spaces between them: an amount stays whole, with its currency. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((piece) => piece !== '')
}
