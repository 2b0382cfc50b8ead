import { expect, test } from 'vitest'
import { irishBase, removeMutation } from './irish-base.ts'

test.each([
  ['bhféadfainn', 'féadfainn'],
  ['gCéadaoin', 'Céadaoin'],
  ["d'fhéadfainn", 'féadfainn'],
  ['hAoine', 'Aoine'],
  ['nGaeilge', 'Gaeilge'],
  ['tSatharn', 'Satharn'],
  ['t-am', 'am'],
  ['n-ainm', 'ainm'],
  ['tseachtain', 'seachtain'],
  ['mbealach', 'bealach'],
  ['ndochtúir', 'dochtúir'],
  ['dtiocfaidh', 'tiocfaidh'],
  ['choinne', 'coinne'],
  ['hoifig', 'oifig'],
])('%s is %s without its mutation', (word, bare) => {
  expect(removeMutation(word)).toBe(bare)
})

test('words that only look mutated stay, and "bhfuil" is not blood', () => {
  expect(['halla', 'haigh', 'chun', 'thug', 'bhfuil'].map(removeMutation)).toEqual([
    'halla',
    'haigh',
    'chun',
    'thug',
    'bhfuil',
  ])
  expect(irishBase('fhuil')).toBe('fuil')
})
