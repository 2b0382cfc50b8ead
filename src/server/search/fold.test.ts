import { expect, test } from 'vitest'
import { foldText, termsOf, wordsOf } from './fold.ts'

test('fadas, capitals and apostrophes make no difference', () => {
  expect(foldText('Séamus Ó Dálaigh')).toBe('seamus o dalaigh')
  expect(foldText('O’Brien')).toBe(foldText("o'brien"))
})

test('an address is found by its parts, and a word is kept once', () => {
  expect(termsOf(['Niamh', null, 'niamh.byrne@claddagh.example'])).toEqual(['niamh', 'byrne', 'claddagh', 'example'])
  expect(wordsOf('niamh.byrne@cl')).toEqual(['niamh', 'byrne', 'cl'])
})

test('a query is its words, whatever stands between them', () => {
  expect(wordsOf('  Ní  Bhriain, "Niamh" ')).toEqual(['ni', 'bhriain', 'niamh'])
  expect(wordsOf('%_*')).toEqual([])
  expect(wordsOf('Олена')).toEqual(['олена'])
})
