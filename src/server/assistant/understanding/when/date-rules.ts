import type { Temporal } from 'temporal-polyfill'
import { feastRules } from './feast-rules.ts'
import { nextFeast, nextHolidayOf } from './feasts.ts'
import {
  checkWeekday,
  closestDayOfMonth,
  dayOfMonth,
  dayToken,
  nextDayOfMonth,
  nextMonth,
  nthWeekday,
} from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'

type Day = Temporal.PlainDate
const OF = '(?:of |in |month |day )*'

/** Days that are named by their date, or by their place in a month. `near` is a day that is talked about. */
export const dateRules = (today: Day, near: Day | undefined): Rule[] => [
  DATE_BEHIND,
  ...datesInDigits(today, near),
  ...feastRules(today),
  ...placesInMonth(today),
  ...holidays(today),
  ...daysWithMonth(today),
  ...daysWithoutMonth(today, near),
]

/** "The day after that Friday, 5 December": the date says which day the words before it mean. */
const DATE_BEHIND = rule(
  `(?:(?:nextday|(?:day|week|fortnight|part:\\S+) (?:after|before|from|thereafter:))(?: (?:x|this|next))?(?: (?:W|\\+\\d))?(?: (?:x|this|next|confirm:))?|W (?:week|fortnight|confirm:|thereafter:)) comma:(?= (?:n|o):\\d+(?::digits)? ${OF}(?:m:|christmas))`,
  () => 'x',
)

const monthDayFrom = (today: Day) => (month?: string, day?: string, year?: string) =>
  dayToken(dayOfMonth(today, Number(month), Number(day), year))
const checkFrom = (today: Day) => (weekday: string, found: string) => checkWeekday(today, Number(weekday), found)

function datesInDigits(today: Day, near: Day | undefined): Rule[] {
  const [monthDay, checked] = [monthDayFrom(today), checkFrom(today)]
  return [
    // "They finish on the 22nd of December. The 23rd?"
    rule(
      `(?<=o:(\\d+)(?::digits)? ${OF}m:(\\d+) (?:(?!m:)\\S+ )*)o:(\\d+):digits(?! ${OF}m:)`,
      (first = '', month = '', day = '') => {
        if (closestDayOfMonth(today, Number(day), near)?.month === Number(month)) return `o:${day}:digits`
        return `o:${day}:digits ${Number(day) > Number(first) ? `of m:${month}` : 'confirm:'}`
      },
    ),
    rule('ymd:(\\d+):(\\d+):(\\d+)', (year, month, day) => monthDay(month, day, year)),
    rule('(?:W (?:comma: )?)?dm:(\\d+):(\\d+)', (weekday, day, month) =>
      weekday === undefined ? monthDay(month, day) : checked(weekday, monthDay(month, day)),
    ),
    // "Friday 27th - Sunday 29th November"
    rule(
      `(?:W )?(?:o|n):(\\d+)(?::digits)? (?:to|until:|dash:) (?:W )?(?:o|n):(\\d+)(?::digits)? ${OF}M`,
      (_, from, __, to, month) => `${monthDay(month, from)} to ${monthDay(month, to)}`,
    ),
  ]
}

/** "The first Tuesday in December", "the last day of the month" */
function placesInMonth(today: Day): Rule[] {
  const nth = (count: string, weekday: string, month?: string) =>
    dayToken(nthWeekday(today, Number(count), Number(weekday), month))
  return [
    rule('(o:\\d+ w:\\d|last w:\\d|w:\\d last) (?:of |month )*christmas', (found = '') => `${found} of m:12`),
    rule(`O W ${OF}M`, (count = '', weekday = '', month) => nth(count, weekday, month)),
    rule('O W (?:of |in )*(?:next month|month next)', (count = '', weekday = '') => {
      const { month } = today.add({ months: 1 })
      return nth(count, weekday, String(month))
    }),
    rule(`(?:last W|W last) ${OF}M`, (a = '', b = '', month) => nth('-1', a || b, month)),
    rule(`(?:last W|W last) ${OF}(?:this )?month(?: this)?`, (a = '', b = '') => nth('-1', a || b)),
    rule('(?:last day|day last) (?:of |in |month )*M', (month) => {
      const first = nextMonth(today, Number(month))
      return dayToken(first.with({ day: first.daysInMonth }))
    }),
    rule('(?:last day|day last) (?:of )*(?:this )?month(?: this)?', () =>
      dayToken(today.with({ day: today.daysInMonth })),
    ),
    rule('O (?:day )?(?:of |in )*(?:next month|month next)', (day) => {
      const first = today.with({ day: 1 }).add({ months: 1 })
      return dayToken(nextDayOfMonth(first, Number(day)))
    }),
    rule('O (?:day )?(?:of |in )*(?:this month|month this|month)', (day) =>
      dayToken(nextDayOfMonth(today, Number(day))),
    ),
    rule(`O W ${OF}(?:this )?month(?: this)?`, (count = '', weekday = '') => nth(count, weekday)),
    rule('((?:n|o):\\d+(?::digits)?) (?:day |of )*christmas', (day) => `${day} m:12`),
  ]
}

function holidays(today: Day): Rule[] {
  return [
    // "He is seven, eight in March"
    rule('n:\\d+(?= in (?:month )?m:)', () => 'x'),
    rule('(?:M bankholiday|bankholiday (?:of |in )*M)', (a, b) => dayToken(nextHolidayOf(Number(a ?? b), today))),
    rule('bankholiday', () => 'bad:'),
    rule(
      '(?<!(?:before|after|from|to|until:|between|and) )christmas(?! (?:and|to|until:))',
      () => `${dayToken(nextFeast('christmas', today))} confirm:`,
    ),
    rule('christmas', () => dayToken(nextFeast('christmas', today))),
  ]
}

function daysWithMonth(today: Day): Rule[] {
  const [monthDay, checked] = [monthDayFrom(today), checkFrom(today)]
  return [
    rule(`O or O ${OF}M`, (first, second, month) => `${monthDay(month, first)} or ${monthDay(month, second)}`),
    rule(
      `M (?:n|o):(\\d+)(?::digits)? (?:to|until:) (?:n|o):(\\d+)(?::digits)?(?! (?:am|pm|oclock))`,
      (month, from, to) => `${monthDay(month, from)} to ${monthDay(month, to)}`,
    ),
    rule(`O (?:to|until:|and) O ${OF}M`, (from, to, month) => `${monthDay(month, from)} to ${monthDay(month, to)}`),
    rule(`N (?:to|until:|and) N ${OF}M`, (from, to, month) => `${monthDay(month, from)} to ${monthDay(month, to)}`),
    rule(`(?:W (?:comma: |stop: )?)?(?:o|n):(\\d+)(?::digits)? ${OF}M(?: y:(\\d+))?`, (weekday, day, month, year) =>
      weekday === undefined ? monthDay(month, day, year) : checked(weekday, monthDay(month, day, year)),
    ),
    rule(
      '(?:W (?:comma: )?)?M (?:o|n):(\\d+)(?::digits)?(?! (?:am|pm))(?: (?:comma: )?y:(\\d+))?',
      (weekday, month, day, year) =>
        weekday === undefined ? monthDay(month, day, year) : checked(weekday, monthDay(month, day, year)),
    ),
  ]
}

function daysWithoutMonth(today: Day, near: Day | undefined): Rule[] {
  const ofMonth = (day?: string) => dayToken(closestDayOfMonth(today, Number(day), near))
  const checked = checkFrom(today)
  return [
    // "Saturday the one after, the 5th"
    rule('W (?:comma: )?oneafter (?:comma: )?o:(\\d+):digits', (weekday = '', day) => checked(weekday, ofMonth(day))),
    rule('W (?:comma: )?o:(\\d+)(?::digits)?', (weekday = '', day) => checked(weekday, ofMonth(day))),
    rule('W n:(\\d+)(?! (?:oclock|am|pm))(?= (?:at|c:\\S+|stop:|comma:|x|part:\\S+|$))', (weekday = '', day = '') =>
      Number(day) > 12 ? checked(weekday, ofMonth(day)) : `w:${weekday} n:${day}`,
    ),
    // "Is it the 2nd radiator?"
    rule('(?<=x )o:(\\d+):digits(?= x)', (day) => `${ofMonth(day)} confirm:`),
    // "Sore from the 9th", said on the 18th
    rule('from o:(\\d+):digits', (day) => `from ${ofMonth(day)}${Number(day) < today.day ? ' confirm:' : ''}`),
    rule('o:(\\d+):digits', ofMonth),
    // "the eighth", but never "the eighth time" or "the second one"
    rule('o:([5-9]|[12]\\d|3\\d)(?= (?:at|c:\\S+|comma:|stop:|or|$))', ofMonth),
    rule('o:(\\d+) (?:day(?! week)|(?=at |c:))', (day) => `${ofMonth(day)} `),
  ]
}
