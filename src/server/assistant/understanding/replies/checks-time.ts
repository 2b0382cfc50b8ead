import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import { writeTokens } from '../when/write-tokens.ts'

const LEAD =
  /^\W*(?:(?:ok|okay|grand|right|lovely|perfect|so|and|just (?:to check|checking|to confirm)|to confirm|it['’]?s|it is|it['’]?ll be|that['’]?s|that is|that['’]?ll be|we['’]?re saying|bhuel|mar sin|más ea|is é|sin|is é sin)(?!\p{L})\W*)+/iu
const TAG =
  /(?:\W+(?:yeah|yea|yep|yes|ya|right|correct|so|then|isn['’]?t it|is it|is that (?:it|right)|an ea|nach ea|ceart|sea|mar sin|atá (?:sé|ann|i gceist)))+\W*$/iu
/** Words that name a day and an hour, and no others. */
const ONLY_TIME =
  /^ (?:(?:(?:w|n|c|o|m|dm|part):\S+|\+\d|at|half|quarter|past|to|in|of|am|pm|oclock|noon|comma:|stop:) )+$/
const HOUR = / (?:n:|c:|noon )/

/**
 * "So it's Thursday at ten?", "that's Friday at two, yeah?": says a time back and nothing else, to a summary that has it.
 * Whether it is the same time is for the reader to compare.
 */
export function checksTime(text: string): boolean {
  const rest = text.replace(LEAD, '').replace(TAG, '')
  if (rest === text) return false
  const tokens = LANGUAGES.map((language) => writeTokens(rest.replaceAll('?', ' '), language))
  return tokens.some((said) => ONLY_TIME.test(said) && HOUR.test(said))
}
