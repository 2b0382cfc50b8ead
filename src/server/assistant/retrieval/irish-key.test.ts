import { expect, test } from 'vitest'
import { irishKey } from './irish-key.ts'

test.each([
  ['bóthar', 'bhóithre'],
  ['leabhar', 'leabhair'],
  ['coinne', 'gcoinní'],
  ['leanbh', 'leanaí'],
  ['solas', 'soilse'],
  ['madra', 'mhadraí'],
  ['oscailte', 'n-osclaíonn'],
  ['cathaoir', 'cathaoireacha'],
  ['ceadúnas', 'cheadúnais'],
  ['teach', 'dtithe'],
  ['páirceáil', 'pháirceála'],
  ['coscán', 'coscáin'],
  ['bille', 'mbillí'],
  ['carr', 'carranna'],
  ['uathach', 'uathacha'],
  ['íoc', 'íocfainn'],
  ['bailigh', 'bhaileofar'],
  ['tabhair', 'dtabharfaí'],
  ['faigh', 'gheobhaidh'],
  ['labhair', 'labhairt'],
  ['dath', 'datha'],
  ['cárta', 'gcártaí'],
])('%s and %s are forms of one word', (one, other) => {
  expect(irishKey(one)).toBe(irishKey(other))
})

test('words that differ keep their difference', () => {
  const words = [
    'coinne',
    'coinín',
    'páiste',
    'pas',
    'ceol',
    'céad',
    'tástáil',
    'taisteal',
    'iasacht',
    'ais',
    'cuairt',
    'cúirt',
    'cos',
    'cás',
    'bád',
    'bod',
    'fear',
    'fíor',
    'scoil',
    'scéal',
    'uisce',
    'oifig',
    'cosán',
    'cosnaíonn',
    'cóiriú',
    'coire',
  ]
  expect(new Set(words.map(irishKey)).size).toBe(words.length)
})
