import { type Rule, rule } from './rewrite.ts'

const ENDS = '(?= (?:(?:stop:|comma:) )*$)'

/** "In school until three", "I work Mondays": with a time of its own it says from when on somebody is busy, or until when. */
export const OCCUPIED: Rule[] = [
  rule(`(?:inschool|inwork):(?! (?:(?:stop:|comma:) )*$)`, () => 'busy'),
  // "He has hurling on Tuesdays": the days do not suit.
  rule('engaged: gone(?= (?:(?:x|at) ){0,2}(?:w:\\d|\\+\\d))', () => 'not'),
  rule('engaged:', () => ''),
]

/** When school and work are usually over, so that it is asked about. */
const FREE_FROM = { inschool: '15:00', inwork: '17:00' }

/** "Nine in the morning? He's in school!", "I'm at work": what was offered is too early, and later than that suits. */
export const WHILE_OCCUPIED: Rule[] = [
  // "I can't do nine, I'm in work": the hour is refused by itself.
  rule('(?<= not .*)(?:inschool|inwork):', () => 'x'),
  ...(['inschool', 'inwork'] as const).map((kind) =>
    rule(
      `(?:(c:\\S+|part:morning)((?: (?:D:\\S+|w:\\d|\\+\\d|x|stop:|comma:|in|at|am))*) )?${kind}:${ENDS}`,
      (clock = '', between = '') => {
        const [, hour = '0', , half] = clock.split(':')
        // "Four on Friday, he's in school" has an hour that suits.
        const isFree = clock.startsWith('c:') && half !== 'am' && Number(hour) < 8
        return isFree ? `${clock}${between}` : `x${between} after c:${FREE_FROM[kind]}:24 confirm:`
      },
    ),
  ),
]
