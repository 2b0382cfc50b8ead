import { expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { findOpening } from './opening-words.ts'

test.each<[string, Language, string]>([
  ['The car park', 'en', 'The'],
  ['  You can', 'en', 'You'],
  ['On Monday', 'en', 'On'],
  ['An carrchlós', 'ga', 'An'],
  ['Tá muid ar', 'ga', 'Tá muid'],
])('the opening of "%s" (%s) may be shown at once: "%s"', (text, language, opening) => {
  expect(findOpening(text, language)).toBe(opening)
})

test.each<[string, Language]>([
  ['', 'en'],
  ['The', 'en'],
  ['Theatre ', 'en'],
  ['Yes we', 'en'],
  ['No ', 'en'],
  ['€20 is', 'en'],
  ['Booked ', 'en'],
  ['The, well', 'en'],
  ['[NAME_1] is', 'en'],
  ['<b>The ', 'en'],
  ['Tá ', 'ga'],
  ['Tá cinnte', 'ga'],
  ['Níl muid', 'ga'],
])('"%s" (%s) waits for its whole sentence', (text, language) => {
  expect(findOpening(text, language)).toBeUndefined()
})
