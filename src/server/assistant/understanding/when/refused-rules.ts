import { rule } from './rewrite.ts'

/** "Not Friday", "not Monday or Tuesday": the days that a refusal names. */
export const REFUSED_DAYS =
  '(?:not (?:(?:x|at|in|from|for) ){0,2}(?:D|week|days):\\S+(?: (?:and|or|to|until:) D:\\S+)*|except (?:(?:at|x|comma:) ){0,2}(?:D|week|days):\\S+(?: (?:and|or|to|until:|comma:) D:\\S+)*)'
/** "not Friday", "in ionad Dé Luain": what is refused is no time. */
export const REFUSED = [
  // "Thursday to Saturday, but not Friday": of a span a day is left out.
  rule('(?<=(?:(?:week|days):|(?:to|until:) D:)\\S+ (?:\\S+ )*)not(?= (?:(?:at|x) ){0,2}D:)', () => 'confirm: not'),
  rule('(?:except|not) (?:(?:at|x|comma:) ){0,2}range c:\\S+ c:\\S+', () => 'x confirm: vague:'),
  rule(
    'except (?:(?:at|x|comma:) ){0,2}(?:D:\\S+|(?:c|part|week|days):\\S+)(?: (?:(?:at|and|or|comma:) )?(?:D:\\S+|(?:c|part):\\S+))*',
    () => 'x confirm: vague:',
  ),
  rule('not (?:(?:x|in|at) ){0,2}(?:week|days):\\S+', () => 'x'),
  // "Eleven in the morning, not the night"
  rule('(?<=(?:c|part):\\S+ (?:\\S+ ){0,4})not (?:(?:x|in|at|confirm:) ){0,2}(?:(?:am|pm) )?part:\\S+', () => 'x'),
  rule('not (?:(?:x|in|at|confirm:) ){0,2}(?:(?:am|pm) )?part:\\S+', () => 'x confirm: vague:'),
  rule('part:\\S+ (?:x )?nosuit', () => 'x confirm: vague:'),
  rule(
    'except (?:(?:x|at) ){0,2}(after|before|from|to|until:) (c:\\S+)',
    (side = '', clock = '') => `${side} ${clock} confirm:`,
  ),
  rule('not (?:x )?am', () => 'x confirm: vague:'),
  // "I can't make three on Friday": of a single hour the day is refused with it.
  rule('(?<!c:.*)not (?:(?:at|x) ){0,2}(?:c:\\S+|n:\\d+ x) D:\\S+(?!.* c:)', () => 'x'),
  // "Friday, not Saturday, at three": the hour may be of the day that is left.
  rule(
    '(?<!c:.*)(?<=D:\\S+ (?:(?:x|comma:) )?)not (?:x )?D:\\S+((?: comma:)? (?:at )?c:\\S+)(?!.* c:)',
    (clock = '') => `x${clock} confirm:`,
  ),
  rule(
    'not (?:(?:at|x|from|for) ){0,2}(?:D:\\S+(?: confirm:)?|c:\\S+)(?: (?:at )?c:\\S+)?(?: (?:or|and|to|until:) D:\\S+)*',
    () => 'x',
  ),
  // "Is the half four gone?"
  rule('(?<!D:\\S+ (?:at )?)c:\\S+ (?:x )?nosuit', () => 'x confirm:'),
  rule('(?:D:\\S+|(?:c|week|days):\\S+)(?: (?:at )?c:\\S+)? (?:x )?nosuit', () => 'x'),
]
