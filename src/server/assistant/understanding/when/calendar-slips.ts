import { isWithinSlips } from '../../retrieval/edit-distance.ts'

const SHORTEST = 6
const LONGEST = 11

/**
 * "wensday", "decmber", "amárch": the day, month or part of a day that a long word misses by a letter. In a long English
 * name it may be two. `others` are words that only look like a slip.
 */
export function createCalendarSpelling(names: string, others: string, mostInLong: 1 | 2): (word: string) => string {
  const known = new Set([...names.trim().split(/\s+/), ...others.trim().split(/\s+/)])
  const all = names.trim().split(/\s+/)
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || known.has(word)) return word
    const isSlip = (name: string) => name[0] === word[0] && isWithinSlips(word, name, name.length > 7 ? mostInLong : 1)
    return all.find(isSlip) ?? word
  }
}
