import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import { compilePatterns, englishForm, irishForm, matchesAny, patternText, replaceMatches } from './patterns.ts'
import { englishWords, irishWords } from './words.ts'

const finds = (pattern: string, text: string) =>
  matchesAny(patternText(englishWords(text)), compilePatterns(pattern, englishForm))

test('alternatives, joined words, endings, gaps, optional words and ends', () => {
  expect(finds('book|reserve a? table|room_for_two', 'Could you book a room for two')).toBe(true)
  expect(finds('breath*', 'she is breathing')).toBe(true)
  expect(finds('smell ... gas', 'I smell a bit of gas')).toBe(true)
  expect(finds('smell ... gas', 'smell one two three four five six gas')).toBe(false)
  expect(finds('^ hi', 'oh hi')).toBe(false)
  expect(finds('person $', 'a person please')).toBe(false)
  expect(finds('come in|$', 'can I come')).toBe(true)
})

test('a pattern is found by whichever of its words a text has', () => {
  expect(finds('go* ... far', 'she is going very far')).toBe(true)
  expect(finds('a* b', 'an b')).toBe(true)
  expect(finds('my_life|chang* is|was over', 'it changed was over')).toBe(true)
  expect(finds('ring? me', 'call me')).toBe(true)
  expect(finds('not ... $', 'it is not')).toBe(true)
  expect(replaceMatches('my gas bill is high ', compilePatterns('gas bill\nbill is', englishForm), '; ')).toBe(
    'my ; is high ',
  )
})

test('Irish patterns match in any mutation and without fadas', () => {
  const patterns = compilePatterns('cuir ... choinne ar_ceal', irishForm)
  for (const text of ['Cuir an choinne ar ceal', 'cuir mo choinne ar gceal', 'chuir mé an coinne ar ceal']) {
    expect([text, matchesAny(patternText(irishWords(text)), patterns)]).toEqual([text, true])
  }
})

test('what people type on a phone is spelled out', () => {
  expect(englishWords('need 2 c sum1 abt my appt 2moro')).toEqual(
    'need to see someone about my appointment tomorrow'.split(' '),
  )
})

test('a message is split where a question or sentence ends, not in times and titles', () => {
  expect(clausesOf('Are you open? Is Dr. Walsh in at 2.30 p.m. today')).toEqual([
    'Are you open',
    'Is Dr. Walsh in at 2.30 p.m. today',
  ])
})

test('a pattern without a word that must be there, and one that begins with such words, are found', () => {
  expect(finds('please? now?', 'anything')).toBe(true)
  expect(finds('could? you ... come in|$', 'you come')).toBe(true)
  expect(finds('jail* out', 'jailbreaking out')).toBe(true)
  expect(finds('room_for two', 'a room for two')).toBe(true)
  expect(finds('room_for two', 'a bedroom for two')).toBe(false)
})
