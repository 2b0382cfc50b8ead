import { rule } from './rewrite.ts'

/** "for half an hour", "table for four": a length or a count is no time. */
export const COUNTS = [
  // "Swap Friday at three for four", "from three to four": from one time to another, and no span.
  rule(
    `(change (?:(?!(?:for|to|until:|comma:|stop:) )\\S+ ){0,5}(?:(?:w:\\d|\\+\\d|oclock|am|pm|c:\\S+)(?: at)?|(?:from|at) n:\\d+)(?: n:\\d+)?(?: (?:oclock|am|pm))?(?: (?:visit|x))?) (?:for n:1(?= (?:w:|\\+))|(?:for|to)(?= (?:at )?(?:n:|c:|w:|\\+|half|quarter|noon)))`,
    (change = '') => `${change} change to`,
  ),
  // "a party of six for seven": how many first, then when.
  rule(
    '(?:for|of) N (?:(?:x|at) ){0,2}for N(?! (?:min|hour|day|week|fortnight|month|year))',
    (_, hour = '') => `x at n:${hour}`,
  ),
  // "For three nights from the 27th": a stay has an end, too.
  rule('(?:for )?N nights', () => 'x confirm:'),
  rule('for (?:N )?(?:day|week|fortnight|month)(?= from (?:w:|o:|D:|\\+))', () => 'x confirm:'),
  rule('of N(?! (?:of )?m:)(?= )', () => 'x'),
  // "Friday at three for an hour": what stands before the length is no count.
  rule(
    '(?<=(?:at|from|w:\\d|\\+\\d|^) )N for (?:n:\\d+ )?(?:min|hour)(?: and half)?',
    (hour = '') => `n:${hour} comma:`,
  ),
  rule('for (?:N )?(?:min|hour|day|week|fortnight|month|year)(?: and half)?', () => 'x'),
  rule('for N(?! (?:oclock|am|pm|part|to|past|min|before|after))(?= )', () => 'x'),
  rule('n:30 min (?:x )*(?=at|D|w|\\+|c)', () => 'x '),
]

/** "The 2nd appointment" and "the 1st one" are no days of a month. */
export const COUNTED = [
  // "The Thursday one at quarter to five"
  rule('(?<=w:\\d )n:1(?= (?:at |quarter|half|c:))', () => 'x'),
  rule('o:\\d+(?::digits)? (?:visit|n:1(?! (?:oclock|am|pm)))', () => 'x'),
  rule('visit', () => 'x'),
]
