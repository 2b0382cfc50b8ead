import { type Rule, rule } from './rewrite.ts'

const bare = (hour: string | number = '', minute: string | number = '00') =>
  `c:${hour}:${String(minute).padStart(2, '0')}:?`
const isHour = (hour: string | undefined) => Number(hour) <= 24
const UNIT = '(?! (?:min|hour|day|week|fortnight|month|year|x|of|m:\\d+|christmas|oclock|am|pm) )'

const COMPACT = 'big:([01]?\\d|2[0-3])([0-5][05])'
/** "At 2030 on Friday": what is no year of a date is a time. */
const OR_YEAR = '(?:big:|y:(?=20(?:00|15|[345])))([01]?\\d|2[0-3])([0-5][05])'
/** What names the day of the time before it. */
const BESIDE = '(?:(?:comma:|at|of|this|next|coming) )*(?:w:\\d|\\+-?\\d|am|pm|part:|o:\\d+:digits|dm:|ymd:)'
/** "at 1030", "1415 on the 24th", "tomorrow 930": four digits are a time where one belongs. A message of "1030" is asked. */
const WITHOUT_POINT: Rule[] = [
  rule(
    `(at|after|before|from|to|until:|between|around|and) ${OR_YEAR}`,
    (word = '', hour = '', minute = '') => `${word} ${compact(hour, minute)}`,
  ),
  rule(`(?<!of )${OR_YEAR}(?= (?:oclock|${BESIDE}))`, (hour = '', minute = '') => compact(hour, minute)),
  rule(
    `((?:w:\\d|\\+-?\\d|part:\\S+)(?: comma:)?) ${OR_YEAR}`,
    (day = '', hour = '', minute = '') => `${day} ${compact(hour, minute)}`,
  ),
  rule(
    `((?:m:\\d+|o:\\d+:digits|dm:\\S+|ymd:\\S+)(?: comma:)?) ${COMPACT}`,
    (day = '', hour = '', minute = '') => `${day} ${compact(hour, minute)}`,
  ),
  rule(`(?<=^ (?:x )?)${COMPACT}(?= (?:comma: )*$)`, (hour = '', minute = '') => `${compact(hour, minute)} confirm:`),
]

/** "Three oh five", "at sixteen thirty" */
const SPOKEN: Rule[] = [
  rule('N oh: n:([1-9])', (hour = '', minute = '') => bare(hour, `0${minute}`)),
  rule('oh:', () => 'x'),
  rule('(?<=at )n:(1[3-9]|2[0-3]) n:([1-5][05])', (hour = '', minute = '') => `c:${hour}:${minute}:24`),
]

/** "20 past 3" and "20 to 3"; in a range ("from 10 to 4") nothing of the kind. */
const RELATIVE: Rule[] = [
  rule('half (?:past |after )?N', (hour = '') => bare(hour, 30)),
  rule('quarter (?:past|after) N', (hour = '') => bare(hour, 15)),
  rule('threequarters past N', (hour = '') => bare(hour, 45)),
  rule('quarter (?:to|before) N', (hour = '') => before(hour, 15)),
  rule('o:4 (?:past|after) N', (hour = '') => bare(hour, 15)),
  rule('o:4 (?:to|before) N', (hour = '') => before(hour, 15)),
  rule('half (?:past|after) noon', () => bare(12, 30)),
  rule('N (?:min )?past N', (minute = '', hour = '') => (Number(minute) < 60 ? bare(hour, minute) : 'bad:')),
  rule('N min after N', (minute = '', hour = '') => bare(hour, minute)),
  rule('(?<!(?:from|between) )n:(5|10|15|20|25) after N', (minute = '', hour = '') => bare(hour, minute)),
  rule('N min (?:to|before) N', (minute = '', hour = '') => before(hour, minute)),
  rule('(?<!(?:from|between|c:\\S+) )n:(5|20|25) to N (am|pm)', (minute = '', hour = '', half = '') =>
    before(hour, minute).replace('?', half),
  ),
  rule(`(?<!(?:from|between|c:\\S+) )n:(5|10|20|25) to N${UNIT}`, (minute = '', hour = '') => before(hour, minute)),
  // "At 20 to 6 would there be anyone in"
  rule('(?<=at )n:(20|25) to n:([1-9]|1[0-2])(?= x)', (minute = '', hour = '') => before(hour, minute)),
]

const ABSOLUTE: Rule[] = [
  // "Seven thirty in the morning"
  rule('n:([1-9]|1[0-2]) n:(15|20|25|30|35|40|45|50|55|10)(?= (?:am|pm|in part:morning))', bare),
  rule('N oclock am', (hour = '') => `c:${hour}:00:am`),
  rule('N oclock pm', (hour = '') => `c:${hour}:00:pm`),
  rule('(?:at |in )?(?:D |)N (?:oclock )?in part:morning', (_, hour = '') => `c:${hour}:00:am`),
  rule('N (?:oclock )?am', (hour = '') => `c:${hour}:00:am`),
  rule('N (?:oclock )?pm', (hour = '') => `c:${hour}:00:pm`),
  rule('N oclock', (hour = '') => bare(hour)),
  rule('c:(\\d+):(\\d+):\\? (?:oclock )?(am|pm)', (hour = '', minute = '', half = '') => `c:${hour}:${minute}:${half}`),
  rule('(c:\\S+) oclock', (clock = '') => clock),
  rule('(?:n:12 )?noon', () => 'c:12:00:24'),
  // The night before or the night after: it has to be asked.
  rule('(?:n:12 )?midnight', () => 'c:24:00:24 confirm:'),
  // "nine thirty", never "nine 2026" or "one five".
  rule(`N n:(15|20|25|30|35|40|45|50|55|10)${UNIT}`, (hour = '', minute = '') =>
    Number(hour) <= 12 ? bare(hour, minute) : `n:${hour} n:${minute}`,
  ),
]

/** A range of hours, in which one "pm" holds for both. */
const RANGES: Rule[] = [
  // "December 4-6" are days, and "10 December 4-6" are hours.
  rule(
    '(?<![no]:\\S+ (?:of )?)(m:\\d+) N (to|until:) N(?! (?:am|pm|oclock))',
    (month = '', from = '', to = '', last = '') => `${month} o:${from}:digits ${to} o:${last}:digits`,
  ),
  rule(`between N and N${UNIT}`, (from = '', to = '') => `range ${bare(from)} ${bare(to)}`),
  rule('between N (?:and|to) C', (from = '', to = '') => `range ${bare(from)} ${to}`),
  rule(`between C and N${UNIT}`, (from = '', to = '') => `range ${from} ${bare(to)}`),
  rule('between C (?:and|to) C', (from = '', to = '') => `range ${from} ${to}`),
  rule(`from N (?:to|until:|and) N${UNIT}`, (from = '', to = '') => `range ${bare(from)} ${bare(to)}`),
  rule('from N (?:to|until:) C', (from = '', to = '') => `range ${bare(from)} ${to}`),
  rule(`from C (?:to|until:) N${UNIT}`, (from = '', to = '') => `range ${from} ${bare(to)}`),
  rule('(?:from )?C (?:to|until:) C', (from = '', to = '') => `range ${from} ${to}`),
  rule('N (?:until:|to) C', (from = '', to = '') => `range ${bare(from)} ${to}`),
  rule(`(?<!x )N to N${UNIT}`, (from = '', to = '') => `range ${bare(from)} ${bare(to)}`),
  rule(`(?:at )?N until: N${UNIT}`, (from = '', to = '') => `range ${bare(from)} ${bare(to)}`),
]

/** Numbers that only their place makes a time: "at nine", "after 3", "monday 9", "4 tomorrow". */
const BY_PLACE: Rule[] = [
  // "an féidir a ceathair a dhéanamh de"
  rule('N makeit(?= (?:(?:stop:|comma:|x) )*$)', (hour = '') => `instead: at ${bare(hour)}`),
  rule('C makeit(?= (?:(?:stop:|comma:|x) )*$)', (clock = '') => `instead: at ${clock}`),
  rule('makeit', () => 'x'),
  // "déan a ceathair de"
  rule('at N of(?= $)', (hour = '') => `at ${bare(hour)}`),
  rule(`(at|after|before|to|until:)( around:?)? N${UNIT}`, (word = '', around = '', hour = '') =>
    isHour(hour) ? `${word}${around} ${bare(hour)}` : `${word} n:${hour}`,
  ),
  rule(`instead: (?:(?:at|x|comma:) ){0,2}N${UNIT}`, (hour = '') =>
    isHour(hour) ? `instead: ${bare(hour)}` : `n:${hour}`,
  ),
  // "Friday at 10 Joe Bloggs", "the 4th at 4 how long is it": behind a day the number is a time, whatever follows.
  rule('(w:\\d|\\+\\d|part:\\S+|[om]:\\d+(?::digits)?|dm:\\S+) at N(?= x)', (day = '', hour = '') =>
    isHour(hour) ? `${day} ${bare(hour)}` : `${day} n:${hour}`,
  ),
  // "3 or 4 tomorrow": the caller is asked which.
  rule(`N or N${UNIT}`, (hour = '', other = '') => `${bare(hour)} or ${bare(other)}`),
  rule('N or C', (hour = '', other = '') => (isHour(hour) ? `${bare(hour)} or ${other}` : `n:${hour} or ${other}`)),
  rule(`((?:from|or) )N(?! to [no]:\\d+ (?:of |day )*(?:m:\\d+|christmas))${UNIT}`, (word = '', hour = '') =>
    isHour(hour) ? `${word}${bare(hour)}` : `${word}n:${hour}`,
  ),
  rule(`around N${UNIT}`, (hour = '') => (isHour(hour) ? `around ${bare(hour)}` : `n:${hour}`)),
  rule('N around:', (hour = '') => `around ${bare(hour)}`),
  rule('N latest', (hour = '') => (isHour(hour) ? `before ${bare(hour)}` : `n:${hour}`)),
  rule('N (?:onwards|earliest)', (hour = '') => (isHour(hour) ? `after ${bare(hour)}` : `n:${hour}`)),
  rule('latest (?:at )?N', (hour = '') => (isHour(hour) ? `before ${bare(hour)}` : `n:${hour}`)),
  rule('earliest (?:at )?N', (hour = '') => (isHour(hour) ? `after ${bare(hour)}` : `n:${hour}`)),
  rule('(?:(?:before )?C latest|latest (?:at )?C)', (early, late) => `before ${early ?? late}`),
  rule('earliest (?:at )?C', (clock = '') => `after ${clock}`),
  rule('(?:from )?C (?:onwards(?! c:)|earliest)', (clock = '') => `after ${clock}`),
]

const compact = (hour: string, minute: string) =>
  `c:${Number(hour)}:${minute}:${hour.startsWith('0') || Number(hour) > 12 ? '24' : '?'}`

function before(hour: string, minutes: string | number): string {
  const earlier = Number(hour) === 1 ? 12 : Number(hour) - 1
  return bare(earlier, 60 - Number(minutes))
}

/** Puts every clock time into one token, `c:hour:minute:flag`; the flag is am, pm, 24 or "?" for a bare hour. */
export const CLOCK_RULES: Rule[] = [...SPOKEN, ...WITHOUT_POINT, ...RELATIVE, ...ABSOLUTE, ...RANGES, ...BY_PLACE]

/** After the days are known: a number right beside one. */
export const CLOCK_BESIDE_DAY: Rule[] = [
  rule(`(D:\\S+|part:\\S+) N${UNIT}`, (day = '', hour = '') =>
    isHour(hour) ? `${day} ${bare(hour)}` : `${day} n:${hour}`,
  ),
  rule('(?<!for )N ((?:D:\\S+ )?part:\\S+)', (hour = '', part = '') => (isHour(hour) ? `${bare(hour)} ${part}` : part)),
  // "Friday pm". "Friday in the evening" names the part itself.
  rule('(D:\\S+) (am|pm)(?! part:)', (day = '', half = '') => `${day} part:${half === 'am' ? 'morning' : 'afternoon'}`),
  rule('(?<!for )N (D:\\S+)', (hour = '', day = '') => (isHour(hour) ? `${bare(hour)} ${day} confirm:` : day)),
]
