import { OCCUPIED } from './occupied.ts'
import { rule } from './rewrite.ts'
import { BEFORE_CLOCK } from './word-rules.ts'

/** Of several times the wanted ones. */
export const WANTED = [
  // "In the afternoon, I'm busy until eleven": the part of the day says more.
  rule(
    '((?:pm )?part:(?:afternoon|evening)(?: (?:x|comma:|stop:)){1,8}) (?:reason: )?(?:after|to|until:|before) c:(?:[89]|1[0-2]):\\d\\d:\\S+',
    (part = '') => `${part} x`,
  ),
  // "Tomorrow after three, or Thursday morning if not": the first of two wishes.
  rule('(D:\\S+ (?:after|before) c:\\S+) (?:comma: )?or D:\\S+ part:\\S+', (first = '') => first),
  // "It is due on the 9th, before that, Monday or Tuesday": the days that are wanted.
  rule(
    '(?:before D:\\S+|D:\\S+ (?:(?:x|comma:|stop:) )+before)(?: (?:x|comma:|stop:))+(?= D:\\S+ (?:(?:x|of) )*or D:)',
    () => 'x',
  ),
  // "Any Thursdays? It has to be before the 12th": the day says more.
  rule('(?<=D:(\\S+) confirm: (?:stop:|comma:) .*)before D:(\\S+)', (day = '', end = '') =>
    day <= end ? 'x' : `before D:${end}`,
  ),
  // "I can do no day but Monday"
  rule('not (?:(?:x|for|at) ){0,3}except(?= (?:(?:x|at) ){0,2}D:)', () => 'x'),
  // "I'm not free until Friday"
  rule('not (?:x ){0,3}(?:to|until:|before)(?= D:)', () => 'after'),
  // "I'm away until the 5th, so the 7th or the 8th"
  rule('after D:\\S+(?=(?: (?:x|comma:|stop:))+ (?:at )?D:)', () => 'x'),
]
/** "I work until five", "I finish at five" want a time after it; "I start at two" wants one before it. */
export const BUSY = [
  ...OCCUPIED,
  rule(`finish (?:x ){0,3}(?:at|to|until:|before|after|from)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  // "The match is on until half seven"
  rule(`(?:due|set): (?:x ){0,2}(?:to|until:)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  rule(`busy (?:x ){0,2}(?:to|until:|before)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  // "School isn't out until three"
  rule(`not (?:x ){0,3}(?:to|until:)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  // "The kids have training until half four"
  rule(`gone (?:x ){0,2}(?:to|until:)(?: around:?)?${BEFORE_CLOCK}`, () => 'reason: after'),
  rule(`(?:before )?(?:x )?gone (?:(?:x|in|at) ){0,4}(?:at|from|before|for)${BEFORE_CLOCK}`, () => 'reason: before'),
  // "I can't do Mondays or anything before eleven"
  rule(
    `(not (?:(?:x|at) ){0,2}w:\\d (?:(?:or|and) w:\\d )*)(?:(?:or|and) (?:x ){1,3}(before|after)|or before)${BEFORE_CLOCK}`,
    (days = '', side = 'before') => `${days}comma: ${side === 'before' ? 'after' : 'before'}`,
  ),
  rule(`not (?:x ){0,3}before${BEFORE_CLOCK}`, () => 'after'),
  rule(`not (?:x ){0,3}after${BEFORE_CLOCK}`, () => 'before'),
  // "Four, because I'm in class until three"
  rule('(?<=^ (?:x )?)N(?= (?:(?:x|comma:|stop:|not) )*reason:)', (hour = '') => `at n:${hour}`),
  // "Move it to next week" sets no end.
  rule(
    'change ((?:(?:x|w:\\d|\\+\\d) ){0,6})to(?= (?:week|next|this|month|weekend))',
    (between = '') => `change ${between}x`,
  ),
  rule('busy', () => 'not'),
  // "I'm off till Friday" may be free until then, or away.
  rule('(?:finish|gone)(?= (?:to|until:|from|before|after) (?:w:|\\+|o:|dm:|feast:|next|this|week))', () => 'confirm:'),
  rule('(?:finish|gone)', () => 'x'),
]
/** "Push my ten o'clock back an hour": the hour that is moved is no wish. How far it is moved is read where it is known. */
export const MOVED = [
  rule(
    '(change (?:(?:x|at) ){0,4})C(?: D:\\S+)? (?:(?:x|before) ){1,2}(?:n:\\d+ )?(?:hour|min)',
    (lead = '') => `${lead}x`,
  ),
  rule('C(?: D:\\S+)? (?:x )?change (?:n:\\d+ )?(?:hour|min)', () => 'change x'),
]
