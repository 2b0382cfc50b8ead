import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { type Assembled, assemble } from './assemble.ts'
import { isOpen, LAST, LATE } from './doubts.ts'
import { findWish } from './find-wish.ts'
import { readTime, readTokens } from './read-tokens.ts'
import { REFUSED } from './refused-rules.ts'
import { rewrite } from './rewrite.ts'
import type { Impossible, Mismatch, When } from './when.ts'
import { correctSlips, writeTokens } from './write-tokens.ts'

/**
 * The time that a text names, or an empty object. `reference` is now, in Irish local time ("2026-11-18T10:00"). `near` is
 * a day that is talked about: "the 24th" is the closest one to it, and "the day after" follows it. Words of the other
 * language are understood where they can mean nothing else.
 */
export function parseWhen(text: string, reference: string, language: Language, near?: string): When {
  return { ...readWhen(text, reference, language, near?.slice(0, 10) ?? '').when }
}

/** Why the time that a text names cannot be, if it cannot. */
export function findImpossible(text: string, reference: string, language: Language): Impossible | undefined {
  return readWhen(text, reference, language, '').impossible
}

/** The days that a text names as one, if they are two: "Thursday the 27th" when that is a Friday. */
export function findMismatch(text: string, reference: string, language: Language, near: string): Mismatch | undefined {
  return readWhen(text, reference, language, near.slice(0, 10)).mismatch
}

const readWhen = rememberLast((text: string, reference: string, language: Language, near: string): Assembled => {
  const plain = readPlain(text, reference, language, near)
  // A long message of which no time is read is about something else.
  const corrected = isRead(plain) || text.length <= MOST_WITHOUT_TIME ? correctSlips(text, language) : text
  const isGuess = corrected !== text && (isRead(plain) || namesOnlyTime(corrected, language))
  const read = isGuess ? readPlain(corrected, reference, language, near) : plain
  const isDoubtful = isGuess || isOpen(text, language) || isOnlyLate(read.when, text)
  return isDoubtful && isRead(read) ? { ...read, when: { ...read.when, confirm: true } } : read
})

const MOST_WITHOUT_TIME = 60
const isRead = ({ when }: Assembled) => Object.keys(when).length > 0

function readPlain(whole: string, reference: string, language: Language, near: string): Assembled {
  if (WITHOUT_TIME.test(writeTokens(whole, language))) return { when: {} }
  const text = findWish(whole, (part) => readTokens(part, reference, language, near))
  const tokens = readTokens(text, reference, language, near)
  const accepted = rewrite(tokens, REFUSED)
  // A time that is refused alone is still what the message is about: "I can't make Friday".
  return assemble(
    / (?:(?:D|c|week|days):|vague: )/.test(accepted) ? accepted : `${tokens}${accepted === tokens ? '' : 'confirm: '}`,
    readTime(reference),
  )
}

/** "Late on Friday", "the last one on Friday" leaves its hours open. */
const isOnlyLate = ({ day, part }: When, text: string) =>
  day !== undefined && part === undefined && (LATE.test(text) || LAST.test(text))

/** Whether every word of a text belongs to a time: "lunchtime", "Friday at ten". */
export function namesOnlyTime(text: string, language: Language): boolean {
  const said = writeTokens(text, language)
  return !WITHOUT_TIME.test(said) && !said.includes(' x ')
}

/** Words that hang times together. Alone they name none. */
const WITHOUT_TIME = /^(?: (?:x|stop:|comma:|at|to|and|of|in|for|or|from|not|no:|instead:|this))* $/

/** The same where the language is not known: the text's own, or the one in which more of it is a time. */
export function parseWhenAnyLanguage(text: string, reference: string, known?: Language): When {
  const language = known ?? detectLanguage(text)
  if (language !== null) {
    return parseWhen(text, reference, language)
  }
  const readings = LANGUAGES.map((other) => parseWhen(text, reference, other))
  const [best = {}, other = {}] = readings.toSorted((a, b) => certainty(b) - certainty(a))
  // "9 on sat": to Irish eyes "on" may be "ón", from.
  const areTwo = certainty(other) > 0 && Object.entries(best).some(([key, value]) => other[key as keyof When] !== value)
  return areTwo ? { ...best, confirm: true } : best
}

const certainty = (when: When) =>
  Object.keys(when).length === 0 ? 0 : when.confirm === true ? 1 : when.at === undefined ? 2 : 3
