import type { Language } from '#contracts/receptionist/diary.ts'
import { plainTitle } from './index-entries.ts'
import { termsOf } from './terms.ts'

const LONGEST_KEY = 500

/**
 * The same for questions that differ in form alone: "Do ye sell gift vouchers?" and "do you sell a gift voucher". What a
 * question asks for, such as a place or a price, is part of it.
 */
export function questionKey(text: string, language: Language): string {
  const terms = termsOf(text, language).filter(({ weight }) => weight === 1 || weight === 0)
  const words = [...new Set(terms.map(({ key, concepts }) => key || concepts.join('+')))].toSorted().join(' ')
  return `${language} ${words || plainTitle(text)}`.slice(0, LONGEST_KEY)
}
