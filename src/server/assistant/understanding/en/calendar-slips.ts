import { isWithinSlips } from '../../retrieval/edit-distance.ts'

const NAMES =
  'monday tuesday wednesday thursday friday saturday sunday january february august september october november december tomorrow afternoon evening morning'.split(
    ' ',
  )
const SHORTEST = 6
const LONGEST = 11

/** "wensday", "decmber", "tommorow": the day, month or part of a day that a long word misses by a letter, or by two in a long name. */
export function correctCalendarWord(word: string): string {
  if (word.length < SHORTEST || word.length > LONGEST) return word
  const isSlip = (name: string) => name[0] === word[0] && isWithinSlips(word, name, name.length > 7 ? 2 : 1)
  return NAMES.includes(word) ? word : (NAMES.find(isSlip) ?? word)
}
