import { expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { termsOf } from './terms.ts'

const listConcepts = (text: string, language: Language) => termsOf(text, language).flatMap(({ concepts }) => concepts)

test.each([
  ['how many can I bring home with me', 'borrow'],
  ["she can't leave the house any more", 'housebound'],
  ["she can't leave her house", 'housebound'],
  ['I brought it back late, do I owe ye money', 'overdue'],
  ['ye fixed it and it broke again', 'guarantee'],
  ['could I give ye so much a month', 'instalment'],
  ['any work going', 'job'],
  ['where did my people come from, I want to trace my family', 'familyhistory'],
  ['we are sleeping in the car', 'homeless'],
])('%s', (text, concept) => {
  expect(listConcepts(text, 'en')).toContain(concept)
})

test.each([
  ['an féidir é a thabhairt abhaile liom', 'borrow'],
  ['ní théann sí amach a thuilleadh', 'housebound'],
  ['dheisigh sibh é agus bhris sé arís', 'guarantee'],
  ['an bhfuil aon obair ag dul', 'job'],
  ['d’fhág mé mo scáth fearthainne ann', 'lostproperty'],
  ['tá uathachas ar mo mhac', 'sensory'],
])('%s', (text, concept) => {
  expect(listConcepts(text, 'ga')).toContain(concept)
})

test('a phrase is found with another small word inside it, and not with any other word', () => {
  expect(listConcepts('can I leave our car there', 'en')).toContain('parking')
  expect(listConcepts('can I leave Tuesday if she comes', 'en')).not.toContain('parking')
  expect(listConcepts('she had to leave hospital', 'en')).not.toContain('housebound')
})

test('a word that only asks has no meaning of another word with the same key', () => {
  // As "aois", "iasacht", "síneadh" and "eile" of "éileamh" would have it.
  for (const word of ['as', 'is', 'sin', 'eile', 'duine', 'seo'])
    expect([word, ...listConcepts(word, 'ga')]).toEqual([word])
  expect(listConcepts('cathain', 'ga')).toContain('hours')
})

test('a word that every question has lends its meaning to no other word of the same key', () => {
  expect(listConcepts('iasacht', 'ga')).toContain('loan')
  expect(listConcepts('is', 'ga')).toEqual([])
  expect(listConcepts('ba mhaith liom', 'ga')).not.toContain('farm')
})

test('the words of a phrase mean the phrase alone', () => {
  expect(listConcepts('free of charge', 'en')).toContain('free')
  expect(listConcepts('free of charge', 'en')).not.toContain('price')
  expect(listConcepts('a charge', 'en')).toContain('price')
})

test.each(['an bhféadfainn', 'conas a gheobhaidh mé', 'an dtabharfadh sibh', 'an dtig liom', 'goidé'])(
  '“%s” only asks',
  (text) => expect(termsOf(text, 'ga').filter(({ key }) => key !== '')).toEqual([]),
)
