import { expect, test } from 'vitest'
import { extractQueryWords, extractTerms, foldText } from './fold.ts'

test('fadas, capitals and apostrophes make no difference', () => {
  expect(foldText('Séamus Ó Dálaigh')).toBe('seamus o dalaigh')
  expect(foldText('O’Brien')).toBe(foldText("o'brien"))
})

test('an address is found by its parts, and a word is kept once', () => {
  expect(extractTerms(['Niamh', null, 'niamh.byrne@claddagh.example'])).toEqual([
    'niamh',
    'byrne',
    'claddagh',
    'example',
  ])
  expect(extractQueryWords('niamh.byrne@cl')).toEqual(['niamh', 'byrne', 'cl'])
})

test('a query is split into words at any other character', () => {
  expect(extractQueryWords('  Ní  Bhriain, "Niamh" ')).toEqual(['ni', 'bhriain', 'niamh'])
  expect(extractQueryWords('%_*')).toEqual([])
  expect(extractQueryWords('Олена')).toEqual(['олена'])
})
