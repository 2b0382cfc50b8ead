import { expect, test } from 'vitest'
import { findEnglish } from './glossary.ts'
import { readData } from './word-vectors.ts'

test.each([
  ['fear', 'man'],
  ['fhear', 'man'],
  ['féar', 'grass'],
  ['inniu', 'today'],
  ['inné', 'yesterday'],
  ['mhná', 'woman'],
  ['gcapaill', 'horse'],
  ['bhall', 'member'],
])('%s is found as %s', (irish, english) => {
  expect(findEnglish(irish)).toContain(english)
})

test('a word that the glossary lacks has no English', () => {
  expect(findEnglish('xyzzy')).toEqual([])
})

test('each line of the glossary has forms and meanings, and each meaning has a vector', () => {
  const vectors = new Set(readData('word-vectors.txt').toString().split('\n'))
  const lines = readData('glossary.txt').toString().trimEnd().split('\n')
  const wrong = lines.filter((line) => {
    const [, english] = /^[\p{Ll}'|\- ]+ = (\p{Ll}+(?:, \p{Ll}+)*)$/u.exec(line) ?? []
    return english === undefined || !english.split(', ').every((word) => vectors.has(word))
  })
  expect(wrong).toEqual([])
})
