import type { ReadNumber } from '../when/vocabulary.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = new Map(Object.entries({ twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50 }))
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** "twenty five" → n:25, "twenty-first" → o:21. */
export function readEnglishNumber(words: string[], start: number): ReadNumber | undefined {
  const word = (words[start] ?? '').toLowerCase()
  const rough = SMALL.indexOf(word.replace(/-?ish$/, ''))
  if (word.endsWith('ish') && rough > 0) return { token: `n:${rough} around:`, length: 1 }
  const [first = '', joined] = word.split('-')
  const next = joined ?? (words[start + 1] ?? '').toLowerCase()
  const tens = TENS.get(first)
  const length = joined === undefined ? 2 : 1
  if (tens !== undefined) {
    const ordinal = ORDINALS.indexOf(next)
    if (ordinal > 0 && ordinal < 10) return { token: `o:${tens + ordinal}`, length }
    const unit = SMALL.indexOf(next)
    if (unit > 0 && unit < 10) return { token: `n:${tens + unit}`, length }
    return joined === undefined ? { token: `n:${tens}`, length: 1 } : undefined
  }
  if (joined !== undefined) return undefined
  if (first === 'thirtieth') return { token: 'o:30', length: 1 }
  const ordinal = ORDINALS.indexOf(first)
  if (ordinal > 0) return { token: `o:${ordinal}`, length: 1 }
  const number = SMALL.indexOf(first)
  return number > 0 ? { token: `n:${number}`, length: 1 } : undefined
}
