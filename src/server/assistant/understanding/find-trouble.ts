import { clausesOf } from '../text/clauses.ts'
import { matchesAny, type Patterns, patternText } from '../text/patterns.ts'
import { rememberLast } from '../text/remember-last.ts'
import { englishWords, irishWords } from '../text/words.ts'
import { ENGLISH_CAN_WAIT, ENGLISH_NO_TROUBLE, ENGLISH_TROUBLE, ENGLISH_URGENT_NUMBER } from './en/trouble-patterns.ts'
import { IRISH_CAN_WAIT, IRISH_NO_TROUBLE, IRISH_TROUBLE, IRISH_URGENT_NUMBER } from './ga/trouble-patterns.ts'

/**
 * Whether a message tells of trouble that the business has to hear of now, such as a burst pipe or a breakdown, or asks
 * which number to ring with it. Danger to life is an emergency and goes before it.
 */
export const findTrouble = rememberLast((text: string): 'told' | 'asked' | undefined => {
  if (matches(text, ENGLISH_CAN_WAIT, IRISH_CAN_WAIT)) return undefined
  const clauses = clausesOf(text).filter((clause) => !matches(clause, ENGLISH_NO_TROUBLE, IRISH_NO_TROUBLE))
  if (clauses.some((clause) => matches(clause, ENGLISH_TROUBLE, IRISH_TROUBLE))) return 'told'
  return clauses.some((clause) => matches(clause, ENGLISH_URGENT_NUMBER, IRISH_URGENT_NUMBER)) ? 'asked' : undefined
})

/** Whether a message names such trouble, also as what was or what may be. */
export const namesTrouble = (text: string): boolean => matches(text, ENGLISH_TROUBLE, IRISH_TROUBLE)

const matches = (text: string, english: Patterns, irish: Patterns) =>
  matchesAny(patternText(englishWords(text)), english) || matchesAny(patternText(irishWords(text)), irish)
