import { expect, test } from 'vitest'
import type { Language } from '../language/detect-language.ts'
import { termsOf } from './terms.ts'

const conceptsOf = (text: string, language: Language) =>
  new Set(termsOf(text, language).flatMap(({ concepts }) => concepts))

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
  expect(conceptsOf(text, 'en')).toContain(concept)
})

test.each([
  ['an féidir é a thabhairt abhaile liom', 'borrow'],
  ['ní théann sí amach a thuilleadh', 'housebound'],
  ['dheisigh sibh é agus bhris sé arís', 'guarantee'],
  ['an bhfuil aon obair ag dul', 'job'],
  ['d’fhág mé mo scáth fearthainne ann', 'lostproperty'],
  ['tá uathachas ar mo mhac', 'sensory'],
])('%s', (text, concept) => {
  expect(conceptsOf(text, 'ga')).toContain(concept)
})

test('a phrase is found with another small word inside it, and not with any other word', () => {
  expect(conceptsOf('can I leave our car there', 'en')).toContain('parking')
  expect(conceptsOf('can I leave Tuesday if she comes', 'en')).not.toContain('parking')
  expect(conceptsOf('she had to leave hospital', 'en')).not.toContain('housebound')
})

test('a word that only asks has no meaning of another word with the same key', () => {
  // As "aois", "iasacht", "síneadh" and "eile" of "éileamh" would have it.
  for (const word of ['as', 'is', 'sin', 'eile', 'duine', 'seo'])
    expect([word, ...conceptsOf(word, 'ga')]).toEqual([word])
  expect(conceptsOf('cathain', 'ga')).toContain('hours')
})
