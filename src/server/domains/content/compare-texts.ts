import { diffArrays } from 'diff'
import type { Texts } from '#contracts/site-content-form.ts'

/** A changed field as pieces of text in reading order. */
export type Difference = { name: string; pieces: { kind: 'same' | 'removed' | 'added'; text: string }[] }

/** Compares the fields word by word and returns those that changed. */
export function compareTexts(before: Texts, after: Texts): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [old = '', now = ''] = [before[name], after[name]]
    if (old === now) return []
    const pieces = diffArrays(splitWords(old), splitWords(now)).map(({ added, removed, value }) => ({
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
      text: value.join(''),
    }))
    return [{ name, pieces }]
  })
}

/** Words and the spaces between them. An amount stays whole, with its currency. */
function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter((piece) => piece !== '')
}
