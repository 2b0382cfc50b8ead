export const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
export const IRISH = [
  'duine',
  'bh?eirt',
  'th?riur',
  'ch?eathrar',
  'ch?uigear',
  'sh?eisear',
  '(?:sh?eachtar|mh?orsheisear)',
  'h?ochtar',
  'naonur',
  'dh?eichniur',
  'aon duine dheag',
  'dh?areag',
  ...['th?ri dh', 'ch?eithre dh', 'ch?uig dh', 'sh?e dh', 'sh?eacht nd', 'ocht nd', 'naoi nd'].map(
    (n) => `${n}uine dheag`,
  ),
  'fh?iche duine',
]
export const TEENS = IRISH.slice(12).join('|')
export const NUMBER = `(?:\\d{1,2}(?!\\d)|${[...ENGLISH, ...IRISH.slice(1)].join('|')}|a couple|couple)`
export const PEOPLE = '(?:people|persons?|ppl|pax|guests|adults|of us|duine|daoine|againn|dhuine)'

/** What stands behind a number that is a time. */
export const NO_TIME = "(?!\\s*(?:am|pm|o'?clock|or so|min(?:ute)?s?|hours?|days?|weeks?|nights?)(?!\\p{L}))"

/** The number of the last match of the first pattern that has one. */
export const findSize = (plain: string, patterns: RegExp[]) =>
  patterns.map((pattern) => readNumber([...plain.matchAll(pattern)].at(-1)?.[1])).find(Boolean)

export function readNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (/^\d+$/.test(word)) return Number(word)
  if (word.endsWith('couple')) return 2
  const place = ENGLISH.indexOf(word)
  if (place >= 0) return place + 1
  const irish = IRISH.findIndex((pattern) => new RegExp(`^${pattern}$`, 'u').test(word))
  return irish < 0 ? undefined : irish + 1
}
