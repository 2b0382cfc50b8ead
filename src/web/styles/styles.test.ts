import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sizes or weights that occur more often need a name in tokens.css. */
const MAX_REPETITIONS = 8

const source = globSync('src/web/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('breakpoints are the named screens of tokens.css', () => {
  expect(source.match(/(?:min|max)-\[\d+px\]:/g) ?? []).toEqual([])
})

test('an arbitrary size or weight is not repeated', () => {
  const counts = new Map<string, number>()
  for (const [value] of source.matchAll(/[\w-]+-(?:\[[^\]=\s]*\d[^\]=\s]*\]|\((?:length:)?--[\w-]+\))/g)) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > MAX_REPETITIONS)).toEqual([])
})
