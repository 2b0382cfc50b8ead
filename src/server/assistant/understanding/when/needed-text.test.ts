import { expect, test } from 'vitest'
import { findNeeded } from './needed-text.ts'

test.each<[pattern: string, needed: string[][]]>([
  ['christmas', [['christmas']]],
  // What may be missing is needed by no match, and what stands beside one neither.
  ['(?:from )?(c:\\S+) onwards', [['c:'], [' onwards']]],
  ['(?<=at )n:(\\d+)(?! x)', [['n:']]],
  ['weekends?', [['weekend']]],
  ['(?:x ){0,3}busy', [['busy']]],
  ['(?:x ){1,3}busy', [['x '], ['busy']]],
  // One of several alternatives is enough, unless one of them names nothing.
  ['(?:after|before) noon', [['after', 'before'], [' noon']]],
  ['(?:after|\\d)', []],
  ['\\+(-?\\d)', [['+']]],
  ['[cn]:(\\d+)', [[':']]],
])('%s', (pattern, needed) => {
  expect(findNeeded(pattern)).toEqual(needed)
})
