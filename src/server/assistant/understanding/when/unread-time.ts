import { Temporal } from 'temporal-polyfill'
import type { When } from './when.ts'

/**
 * What may stand beside a time when all is read: times, what joins or bounds them, and words that say nothing of when.
 * Every other token is a word of time that no rule took up.
 */
const TAKEN_UP = [
  'x|stop:|comma:|at|in|of|for|and|change|instead:|late|reason:|nosuit|not|meal:|firstthing:|anyday|day|year',
  'this|coming|sametime|now|n:\\d+|o:\\d+|y:\\d+|big:\\d+|(?:D|c|part|week|days):\\S+',
  'after|before|from|to|until:|between|range|earliest|onwards(?! [nc]:)|(?:early|edge)(?= (?:D:\\S+ )?(?:part|week):)',
].join('|')
const CLAIM = '(?:D|c|part|week|days):\\S+'

const DOUBTS = [
  new RegExp(` (?!(?:${TAKEN_UP}) )\\S`),
  // A bound of nothing, or two of one time: "until after Friday"
  / (?:after|before|between|until:) (?:(?:x|comma:|stop:|at|in) |$)| (?:to|until:|before) (?:after|from) | after (?:to|until:|before) | from this (?!to|until:)/,
  // "The Friday after this Friday"
  / (D:\S+) (?:after|before) \1 /,
  // "Tuesday, but not the first one"
  new RegExp(` ${CLAIM} not (?:x |nosuit |$)`),
  // Numbers beside a time, of which one may be another
  new RegExp(` [no]:\\d+ (?:last )?(?:(?:after|before|from|to|until:|for) )*${CLAIM}`),
  / (?:to|until:|after|before|at|between) n:\d+ (?!x)/,
  // "Monday morning I am in Dublin. At half six?"
  / part:\S+ (?:(?!c:\S)\S+ )*stop: (?:\S+ )*c:/,
  new RegExp(` ${CLAIM} (?:o:\\d+|n:(?!1 )\\d+) (?!x)`),
  // "Ten days on Friday"
  / n:\d+ day (?:x )?D:/,
  // "1530 ar an 24ú" in an English text, "the 24th is 1530"
  / (?:big:(?:[01]?\d|2[0-3])[0-5][05] (?:(?:x|comma:|at) ){0,3}D:\S+|D:\S+ (?:(?:x|comma:) ){0,3}big:(?:[01]?\d|2[0-3])[0-5][05]) /,
  // "A haircut. Saturday. Twelve", "at twelve. Have ye three?"
  /(?:^| comma:| stop:) n:(?:[1-9]|1[0-2]) (?:(?:stop:|comma:) |$)| x n:(?:[1-9]|1[0-2]) (?:stop:|comma:) $/,
  / c:\S+ and n:\d+ (?!x)/,
  // "It's for Thursday, could that be three?"
  / D:\S+ .*x n:(?:[1-9]|1[0-2]) (?:(?:stop:|comma:) )*$/,
  // "Lunch on Friday"
  /^(?!.* (?:c:|part:|after|before)).* (?:meal: (?:(?:x|at|in) ){0,2}D:\S+|D:\S+ (?:(?:x|at|for) ){0,2}meal:) /,
  // "Friday 330 400", "Friday, but I can't do three"
  / c:\S+ big:|^(?!.* c:).* (?:not n:\d+ (?!x)|n:\d+ (?:x )?nosuit)/,
  // "27, 28 November"
  / n:(?:1[3-9]|2\d|3[01]) comma: D:/,
  // "Friday at tree", "Friday at ten to"
  / D:\S+ at x (?:(?:stop:|comma:) )*$/,
  / (?:from|after) c:\S+ (?:to )+(?:x|for)| (?:D|part|week|days):\S+ to (?:(?:stop:|comma:) )*$/,
  / (?:c:\S+|n:\d+) to (?:x )?(?:(?:stop:|comma:) )*$/,
  // "The third of July, 1968"
  / D:\S+ (?:comma: )?(?:big:19\d\d|n:(?:19|20) n:\d+) /,
  // "After three on any day"
  / anyday day (?!.*(?:D|week|days):)/,
]

/** "The day of the match at three", "results night at eight": some other day than today. */
const OTHER_DAY = /^(?!.* (?:D|week|days):).* (?:day|part:evening x|x part:evening) /
/** "In the evening after six" may be any evening. */
const ANY_PART = /^(?!.* (?:D|week|days):).* part:\S+ (?:(?:x|comma:) )?(?:after|before|from) c:/

/** Whether the tokens leave open which time is meant. */
export const leavesDoubt = (tokens: string) =>
  DOUBTS.some((doubt) => doubt.test(tokens)) ||
  OTHER_DAY.test(tokens) ||
  ANY_PART.test(tokens) ||
  new Set(tokens.match(/ part:\S+/g)).size > 1

/** Whether the tokens name a day, an hour, a bound or a part of the day that is not in what was read of them. */
export function leavesOut(tokens: string, when: When): boolean {
  const bounds = [when.from, when.to, when.after].filter((time) => time !== undefined)
  const said = [when.at, when.day].filter((time) => time !== undefined).concat(bounds)
  const hours = said.flatMap((time) => (time.includes('T') ? [time.slice(11)] : []))
  const lacksDay = [...tokens.matchAll(/ D:(\S+)/g)].some(([, day = '']) => !said.some((time) => isSameDay(time, day)))
  const lacksHour = [...tokens.matchAll(/ c:(\d+):(\d+)/g)].some(
    ([, hour, minute]) => !hours.some((time) => isSameOnDial(time, Number(hour), Number(minute))),
  )
  const lacksBound = bounds.length === 0 && BOUND.test(tokens)
  const lacksPart = when.part === undefined && hours.length === 0 && tokens.includes(' part:')
  return lacksDay || lacksHour || lacksBound || lacksPart || hours.some((time) => isOutside(time, tokens))
}

const BOUND =
  / (?:(?:after|before|until:|between|range) (?:D|c|part|week|days):|to (?:at )?(?:D|c):|(?<!change )to part:)/

/** The end of "Monday to Wednesday" may be a week later than the coming Wednesday. */
const isSameDay = (time: string, day: string) =>
  time.startsWith(day) || time.startsWith(Temporal.PlainDate.from(day).add({ weeks: 1 }).toString())

const isSameOnDial = (time: string, hour: number, minute: number) =>
  Number(time.slice(0, 2)) % 12 === hour % 12 && Number(time.slice(3)) === minute

const HOURS_OF: Record<string, [string, string]> = {
  morning: ['00:00', '12:00'],
  // Irish "tráthnóna" goes on into the evening.
  afternoon: ['12:00', '24:00'],
  evening: ['16:00', '24:00'],
}

/** "Tomorrow afternoon … until twelve" */
function isOutside(time: string, tokens: string): boolean {
  const part = / part:(\S+)/.exec(tokens)?.[1] ?? ''
  const [from = '', to = ''] = HOURS_OF[part] ?? ['00:00', '24:00']
  return time < from || time > to
}

/** "A Saturday in January", "this week or that of the 14th": a week or several days beside something else. */
export function namesOtherSpan(tokens: string, days: string[]): boolean {
  const spans = [...new Set(tokens.match(/ (?:week:\S+|days:\S+)/g))]
  const isOutside = (span: string) => {
    const [first = '', last = `${Temporal.PlainDate.from(first).add({ days: 6 })}`] = span.split(':').slice(1)
    return days.some((day) => day < first || day > last)
  }
  return spans.length > 1 || spans.some(isOutside)
}
