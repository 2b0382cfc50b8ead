import { expect, test } from 'vitest'
import { termsOf } from './terms.ts'

const findConcepts = (text: string, language: 'en' | 'ga') =>
  termsOf(text, language).flatMap(({ concepts }) => concepts)

test('a word that every question has lends its meaning to no other word of the same key', () => {
  expect(findConcepts('iasacht', 'ga')).toContain('loan')
  expect(findConcepts('is', 'ga')).toEqual([])
  expect(findConcepts('ba mhaith liom', 'ga')).not.toContain('farm')
})

test('the words of a phrase mean the phrase alone', () => {
  expect(findConcepts('free of charge', 'en')).toContain('free')
  expect(findConcepts('free of charge', 'en')).not.toContain('price')
  expect(findConcepts('a charge', 'en')).toContain('price')
})

test.each(['an bhféadfainn', 'conas a gheobhaidh mé', 'an dtabharfadh sibh', 'an dtig liom', 'goidé'])(
  '“%s” only asks',
  (text) => expect(termsOf(text, 'ga').filter(({ key }) => key !== '')).toEqual([]),
)
