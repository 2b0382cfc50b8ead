import { Temporal } from 'temporal-polyfill'
import type { Language } from '#contracts/receptionist/diary.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { CLOCK_BESIDE_DAY, CLOCK_RULES } from './clock-rules.ts'
import { COUNTED, COUNTS } from './count-rules.ts'
import { dayRules } from './day-rules.ts'
import { nextFeast } from './feasts.ts'
import { WHILE_OCCUPIED } from './occupied.ts'
import { DONE, OTHER_DATES } from './other-dates.ts'
import { type Rule, rewrite } from './rewrite.ts'
import { BESIDE_DAY } from './week-rules.ts'
import { BUSY, MOVED, WANTED } from './wish-rules.ts'
import { wordRules } from './word-rules.ts'
import { writeTokens } from './write-tokens.ts'

/** The tokens of a text after all rules, before what it refuses is left out. */
export const readTokens = (text: string, reference: string, language: Language, near = '') =>
  applyRules(text, reference, language, near)

const applyRules = rememberLast((text: string, reference: string, language: Language, near: string): string => {
  const said = writeTokens(text, language)
  // In "5 Nollaig" the feast's name is that of a month.
  const feast = / (?:feast:(\S+)|(?<!(?:n|o):\d+(?::digits)? (?:(?:day|of) )*)(christmas)|m:\d+) /.exec(said)
  const today = readTime(reference).toPlainDate()
  // "Christmas week. The 22nd?"
  const own = feast === null ? undefined : nextFeast(feast[1] ?? feast[2] ?? '', today)?.toString()
  return withoutPast(rewrite(said, buildRules(language, reference, own ?? near)), said, today)
})

export const readTime = rememberLast((local: string) => Temporal.PlainDateTime.from(local), 16)

/** Built once for each minute: that takes much longer than to apply them. */
const buildRules = rememberLast((language: Language, reference: string, near: string): Rule[] => {
  const days = dayRules(readTime(reference), near === '' ? undefined : Temporal.PlainDate.from(near))
  return [
    ...wordRules(language),
    ...COUNTED,
    ...BUSY,
    ...COUNTS,
    ...CLOCK_RULES,
    ...WHILE_OCCUPIED,
    ...days,
    ...CLOCK_BESIDE_DAY,
    ...OTHER_DATES,
    ...WANTED,
    ...BESIDE_DAY,
    ...MOVED,
    ...DONE,
  ]
}, 32)

const PAST =
  /(?<= )(?:(?:after|before|from|since|to|until:|at) )?(?:(?:c|part):\S+ (?:(?:x|at) )?)?(?:D|week):(\S+)(?: confirm:)?(?: (?:(?:x|at) )?(?:c|part):\S+)*(?= )/g

/**
 * "I rang yesterday at three", "níor ith sé ó inné": in a message that says more, a day that is over is no wish. "I had a
 * filling on the 10th of November", said a week later, hardly means the next year.
 */
function withoutPast(tokens: string, said: string, today: Temporal.PlainDate): string {
  const isWithinMore = tokens.includes(' x ')
  // "Halloween" and a day with its year are not meant for a day that has just passed.
  if (!/ (?:D|week):/.test(tokens) || (!isWithinMore && / (?:feast:|y:|ymd:)/.test(said))) return tokens
  const lastMonday = today.subtract({ days: 7 }).toString()
  const nextYear = today.add({ months: 10 }).toString()
  return tokens.replaceAll(PAST, (found, day) => {
    if (day > nextYear) return `${found} confirm:`
    return isWithinMore && day < today.toString() && !(found.includes('week:') && day > lastMonday) ? 'x' : found
  })
}
