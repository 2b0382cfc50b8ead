import { Temporal } from 'temporal-polyfill'

/** What the tokens hold after all rules if a time is only rough, or one of several, or read only in part. */
const DOUBTS = [
  / (?:confirm:|bad:|around:?|or|vague:|since) /,
  / (?:after|before) (?:(?:x|comma:|stop:) |$)/,
  // Words of time that no rule took up
  / (?:half|quarter|past|min|hour|fortnight|week|month|ago|next|last|other|pm|oclock|w:\d|m:\d+|o:\d+:digits|sameday|now (?=n:)) /,
  / (?:to|until:|after|before|at|between|D:\S+) n:\d+ (?!x)/,
  // "Ten days on Friday"
  / n:\d+ day (?:x )?D:/,
  / c:\S+ n:(?!1 )\d+ (?!x)/,
  // "1530 ar an 24ú" in an English text, "the 24th is 1530"
  / (?:big:(?:[01]?\d|2[0-3])[0-5][05] (?:(?:x|comma:|at) ){0,3}D:\S+|D:\S+ (?:(?:x|comma:) ){0,3}big:(?:[01]?\d|2[0-3])[0-5][05]) /,
  // "A haircut. Saturday. Twelve", "at twelve. Have ye three?"
  / (?:comma:|stop:) n:(?:[1-9]|1[0-2]) (?:(?:stop:|comma:) |$)| x n:(?:[1-9]|1[0-2]) (?:stop:|comma:) $/,
  / c:\S+ .*(?:comma:|stop:) (?:x ){1,4}n:(?:[1-9]|1[0-2]) $/,
  / c:\S+ and n:\d+ (?!x)/,
  // "It's for Thursday, could that be three?"
  / D:\S+ .*x n:(?:[1-9]|1[0-2]) (?:(?:stop:|comma:) )*$/,
  // "Lunch on Friday"
  /^(?!.* (?:c:|part:|after|before)).* (?:meal: (?:(?:x|at|in) ){0,2}D:\S+|D:\S+ (?:(?:x|at|for) ){0,2}meal:) /,
  // "27, 28 November"
  / n:(?:1[3-9]|2\d|3[01]) (?:comma: )?D:/,
  // "Three for Friday"
  / n:\d+ for D:/,
  // "Friday at tree", "Friday at ten to"
  / D:\S+ at x (?:(?:stop:|comma:) )*$/,
  / (?:c:\S+|n:\d+) to (?:(?:stop:|comma:) )*$/,
  / (?:from|after) c:\S+ to (?:x|for) /,
  / from x (?:to|until:) [cn]:/,
  // "The third of July, 1968"
  / D:\S+ (?:comma: )?(?:big:19\d\d|n:(?:19|20) n:\d+) /,
  // "The first week of the new year", "after three on any day"
  / o:\d+\S* (?:x |of )*week:/,
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

/** "A Saturday in January", "this week or that of the 14th": a week or several days beside something else. */
export function namesOtherSpan(tokens: string, days: string[]): boolean {
  const spans = [...new Set(tokens.match(/ (?:week:\S+|days:\S+)/g))]
  const isOutside = (span: string) => {
    const [first = '', last = `${Temporal.PlainDate.from(first).add({ days: 6 })}`] = span.split(':').slice(1)
    return days.some((day) => day < first || day > last)
  }
  return spans.length > 1 || spans.some(isOutside)
}
