import { fold } from '../../text/fold.ts'
import { ENGLISH, NUMBER, PEOPLE, readNumber } from './people-count.ts'

const LEADS = `\\W*(?:(?:no|ah|oh|actually|sorry|wait|and|so|but|well|ok)[\\s,]+)*`
const COMES = `(?:it(?:['’]?s| is|['’]?ll be| will be| would be)|there(?:['’]?s| is| are|['’]?ll be| will be)|we(?:['’]?re| are|['’]?ll be| will be)|beidh|tá)\\s+(?:(?:actually|only|just|now|for|do)\\s+)*`
const NUMBER_ALONE = new RegExp(
  `^(${LEADS}(?<comes>${COMES})?)(?<size>\\d{1,2}|${ENGLISH.join('|')})(?: (?:now|actually|sorry|atá ann|ann))* *$`,
  'iu',
)
const CLOCK =
  /(?<!\p{L})(?:half|quarter|leathuair|ceathrú|noon|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]m|(?:at|around|about|ag) (?:a )?[\p{L}\d]+(?=\W*$)|\S+ (?:o['’]?clock|a chlog))(?!\p{L})/iu

/**
 * "It's five, sorry. Half seven", where tables are booked: a number that stands beside an hour is one of people. Asked which
 * of so many `listed` tables, so is every number that is no place among them.
 */
export function writeSize(text: string, listed = Number.POSITIVE_INFINITY): string {
  const parts = text.split(/([,;?\n]|\.(?!\d))/u)
  return parts
    .map((part) => {
      const { size: said = '', comes } = NUMBER_ALONE.exec(part)?.groups ?? {}
      const size = readNumber(said.toLowerCase()) ?? 0
      // "It's seven, sorry, half seven" corrects the hour.
      const isOther = (other: string) =>
        CLOCK.test(other) && !new RegExp(`(?<![\\p{L}\\d.:])${said}(?![\\p{L}\\d])`, 'iu').test(other)
      const isSize = size > listed || (comes !== undefined && parts.some(isOther))
      return isSize ? part.replace(NUMBER_ALONE, `$1${size} people`) : part
    })
    .join('')
}

const SIZE_FIRST = new RegExp(
  `^\\W*(?:(?:ok|okay|right|well|ah|oh|no|grand|and|so|just|make it|say|what about|how about|could we do|can we do|can ye do|only|for|do|ceart go leor|bhuel|mar sin|cad faoi|ceard faoi)[\\s,]+)*(${NUMBER})(?:\\s+${PEOPLE})?(?=\\s*(?:$|[,;!?]|\\.(?!\\d)|(?:then|so|instead|only|at|on|mar sin|ina ionad|ag|de)(?!\\p{L})))(?:\\s+(?:then|so|instead|only|mar sin|ina ionad))*`,
  'iu',
)

/** "OK, 8 then at 7": the number that a message begins with, and the rest of it. */
export function readSizeFirst(text: string): { size: number; rest: string } | undefined {
  const plain = fold(text)
  const found = SIZE_FIRST.exec(plain)
  const size = readNumber(found?.[1])
  return found === null || size === undefined ? undefined : { size, rest: plain.slice(found[0].length) }
}
