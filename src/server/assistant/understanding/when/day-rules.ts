import { Temporal } from 'temporal-polyfill'
import { dateRules } from './date-rules.ts'
import { mismatchRules } from './mismatch-rules.ts'
import { dayToken, mismatchToken, nextWeekday, weekOf } from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'
import { spanRules, WEEK_OF_EACH } from './span-rules.ts'
import { weekRules, weeksBehindRefused } from './week-rules.ts'

type Day = Temporal.PlainDate
const COUNT: Record<string, (count: number) => Temporal.DurationLike> = {
  day: (days) => ({ days }),
  week: (weeks) => ({ weeks }),
  fortnight: (count) => ({ weeks: 2 * count }),
  month: (months) => ({ months }),
  year: (years) => ({ years }),
}
const UNITS = '(day|week|fortnight|month|year)'
const COUNT_OF = '(?<!(?:at|after|before|around|half|quarter|past|to) )'

/**
 * Puts every day into one token `D:2026-11-20`, weeks into `week:2026-11-23`, several days into `days:first:last`. `near`
 * is a day that is talked about.
 */
export function dayRules(now: Temporal.PlainDateTime, near?: Day): Rule[] {
  const today = now.toPlainDate()
  return [
    ...WEEK_OF_EACH,
    ...dateRules(today, near),
    ...mismatchRules(today),
    ...weeksBehindRefused(today),
    ...(near === undefined ? [] : besideDay(near)),
    ...offsets(today, now, near),
    ...weekRules(today, near),
    withinWeek(today),
    ...weekdays(today, near),
    ...spanRules(today),
  ]
}

/** "Next week, Wednesday or Thursday": days of the only week that is named, unless it is over. */
function withinWeek(today: Day): Rule {
  return rule(
    '(?<=^(?:(?! week:).)* week:(\\S+) (?:(?!week:|not |instead: ).)*)(?<!(?:next|this|last|after|from|\\d|week|fortnight) )W(?! (?:next|this|last|week|fortnight|after|afternext|o:|x week))(?!.* week:)',
    (monday = '', weekday = '') => {
      const day = Temporal.PlainDate.from(monday).add({ days: Number(weekday) - 1 })
      return Temporal.PlainDate.compare(day, today) < 0 ? `w:${weekday}` : dayToken(day)
    },
  )
}

/** "The day after", where a day is talked about. */
function besideDay(near: Day): Rule[] {
  const monday = near.subtract({ days: near.dayOfWeek - 1 })
  return [
    rule('(?:nextday|day after(?! (?:D:|W|n:|o:|feast:)))', () => dayToken(near.add({ days: 1 }))),
    rule('day before(?! (?:D:|W|n:|o:|feast:))', () => dayToken(near.subtract({ days: 1 }))),
    rule('(?:following W|W following|W (?:after|confirm:)(?= (?:x|stop:|comma:|$)))', (a, b, c) =>
      dayToken(nextWeekday(near, Number(a ?? b ?? c), 1)),
    ),
    rule(
      '(?:week confirm:|(?<!w:\\d )week after(?! (?:D:|W|week|next))|following week|week following)',
      () => `week:${monday.add({ weeks: 1 })}`,
    ),
  ]
}

function offsets(today: Day, now: Temporal.PlainDateTime, near = today): Rule[] {
  const later = (count: string | undefined, unit: string, from = today) =>
    dayToken(from.add(COUNT[unit]?.(Number(count ?? 1)) ?? {}))
  const soon = (count: string | undefined, unit: 'minutes' | 'hours') => {
    const at = now.add({ [unit]: Number(count ?? 1) })
    return `D:${at.toPlainDate()} c:${at.hour}:${String(at.minute).padStart(2, '0')}:24`
  }
  const day = (weekday: string) => nextWeekday(today, Number(weekday), 1)
  const dayAfter = (iso: string) => Temporal.PlainDate.from(iso)
  return [
    // "Ten days' time", but not "which day's time"
    rule('(?<=n:\\d+ )day intime:', () => `day D:${today}`),
    rule('day intime:', () => 'x'),
    rule('\\+(-?\\d)', (days = '') => dayToken(today.add({ days: Number(days) }))),
    rule('not (?:(?:at|x) ){0,2}D:(\\S+) (?:(?:x|comma:) ){0,3}(?:nextday|day after(?! D:))', (iso = '') =>
      dayToken(dayAfter(iso).add({ days: 1 })),
    ),
    rule('W next? ?week from now', (weekday = '') => later('1', 'week', day(weekday))),
    rule(`(?:N )?${UNITS} (?:from|after) (?:+0|now|D:${today})(?= )`.replace('+', '\\+'), (count, unit = '') =>
      later(count, unit),
    ),
    // On a Wednesday "Wednesday week" has two readings, of which the nearer one is asked about first.
    rule(
      `(?:w:${today.dayOfWeek} week(?! (?:this|next|afternext|last|before|after|from|of))|(?:n:1 )?week from w:${today.dayOfWeek}(?! next))`,
      () => mismatchToken(today, today.add({ weeks: 1 }), today.add({ weeks: 2 })),
    ),
    // "A week after Monday" may be counted from Monday or be the week that follows it.
    rule(
      `(?:N )?${UNITS} (from|after) W(?: next)?`,
      (count, unit = '', side, weekday = '') =>
        later(count, unit, day(weekday)) + (side === 'after' && (count ?? unit) !== 'day' ? ' confirm:' : ''),
    ),
    rule(`(?:N )?${UNITS} (from|after) D:(\\S+)`, (count, unit = '', side, iso = '') => {
      const isTomorrow = iso === today.add({ days: 1 }).toString()
      return later(count, unit, dayAfter(iso)) + (side === 'after' && isTomorrow ? ' confirm:' : '')
    }),
    rule(`(?<!x )(?:N )?${UNITS} before W(?! (?:week|next))`, (count, unit = '', weekday = '') =>
      dayToken(day(weekday).subtract(COUNT[unit]?.(Number(count ?? 1)) ?? {})),
    ),
    // "The night before the 4th", "the morning after Friday"
    rule('part:(evening|morning) (before|after) (?:W|D:(\\S+))', (part = '', side = '', weekday, iso = '') => {
      const near = weekday === undefined ? dayAfter(iso) : day(weekday)
      return `${dayToken(near.add({ days: side === 'before' ? -1 : 1 }))} part:${part} confirm:`
    }),
    // "At three the day before the 12th" counts no days.
    rule(`(?:${COUNT_OF}N )?${UNITS} before D:(\\S+)`, (count, unit = '', iso = '') =>
      dayToken(dayAfter(iso).subtract(COUNT[unit]?.(Number(count ?? 1)) ?? {})),
    ),
    rule('thatday week', () => later('1', 'week', near)),
    rule('(?:D:(\\S+)|sameday) week', (iso) => later('1', 'week', iso === undefined ? today : dayAfter(iso))),
    rule('(?:D:(\\S+)|sameday) (fortnight|month)', (iso, unit = '') =>
      later('1', unit, iso === undefined ? today : dayAfter(iso)),
    ),
    // "Monday three weeks", "this day three weeks"
    rule(`(?:W|D:(\\S+)|sameday) N (week|fortnight)(?! (?:ago|before|after|from))`, (weekday, iso, count, unit = '') =>
      later(count, unit, weekday === undefined ? (iso === undefined ? today : dayAfter(iso)) : day(weekday)),
    ),
    rule('N W from (?:now|D:\\S+)', (count, weekday = '') => dayToken(day(weekday).add({ weeks: Number(count) - 1 }))),
    rule('N W ago', () => 'bad:'),
    rule(
      'W week(?! (?:this|next|afternext|last|(?:before|after|from)(?! (?:n:|c:|half|quarter))|of))',
      (weekday = '') => later('1', 'week', day(weekday)),
    ),
    rule('fortnight D:(\\S+)', (iso = '') => later('1', 'fortnight', dayAfter(iso))),
    rule(`(?:N )?${UNITS} D:${today}`, (count, unit = '') => later(count, unit)),
    // "Two weeks tomorrow"
    rule(`(?<!(?:next|this|last|of) )(?:N )?(week|fortnight|month) D:${today.add({ days: 1 })}`, (count, unit = '') =>
      later(count, unit, today.add({ days: 1 })),
    ),
    rule('(?<!(?:next|this|last|of) )(?:N )?(week|fortnight) (?:this |coming )?W', (count, unit = '', weekday = '') =>
      later(count, unit, day(weekday)),
    ),
    rule('W afternext', (weekday = '') => {
      const isAhead = Number(weekday) > today.dayOfWeek
      return `${dayToken(weekOf(today, Number(weekday), 2))}${isAhead ? ' confirm:' : ''}`
    }),
    rule('W fortnight', (weekday = '') => later('1', 'fortnight', day(weekday))),
    rule(
      'in (?:coming|next(?= n:)) (?:N )?(min|hour|day|week|fortnight|month)',
      (count, unit = '') => `within ${count === undefined ? '' : `n:${count} `}${unit} confirm:`,
    ),
    rule('in around(?= (?:n:\\d+ )?(?:min|hour))', () => 'confirm: in'),
    rule('(?:in|after) (?:N )?min', (count) => soon(count, 'minutes')),
    rule('(?:in|after) (?:N )?hour and half', (count) => soon(String(Number(count ?? 1) * 60 + 30), 'minutes')),
    rule('(?:in|after) (?:N )?hour', (count) => soon(count, 'hours')),
    rule('(?:N )?min from (?:now|D:\\S+)', (count) => soon(count, 'minutes')),
    rule('(?:N )?hour from (?:now|D:\\S+)', (count) => soon(count, 'hours')),
    rule('within (?:next |coming )?(?:N )?min', (count) => soon(count, 'minutes').replace(' c:', ' before c:')),
    rule('within (?:next |coming )?(?:N )?hour', (count) => soon(count, 'hours').replace(' c:', ' before c:')),
    rule(`within (?:next |coming )?(?:N )?${UNITS}`, (count, unit = '') => `before ${later(count, unit)}`),
    rule(`in (?:around )?(?:N )?${UNITS}`, (count, unit = '') => later(count, unit)),
    rule(`(?:N )?${UNITS} ago`, (count, unit = '') =>
      dayToken(today.subtract(COUNT[unit]?.(Number(count ?? 1)) ?? {})),
    ),
    rule('W week this', (weekday = '') => dayToken(weekOf(today, Number(weekday), 0))),
    rule('W (?:of )?week next', (weekday = '') => dayToken(weekOf(today, Number(weekday), 1))),
  ]
}

function weekdays(today: Day, near: Day | undefined): Rule[] {
  const coming = (weekday: string) => nextWeekday(today, Number(weekday), 0)
  /** That of the week that is talked about, unless it is over. */
  const bare = (weekday: string) => {
    const day = near === undefined ? undefined : weekOf(near, Number(weekday), 0)
    return day === undefined || Temporal.PlainDate.compare(day, today) < 0 ? coming(weekday) : day
  }
  /** "next Friday" on a Wednesday is the one of next week; what lies behind in this week is next week's anyway. */
  const next = (weekday: string) => weekOf(today, Number(weekday), 1)
  const inWeek = (monday: string, weekday: string) =>
    dayToken(Temporal.PlainDate.from(monday).add({ days: Number(weekday) - 1 }))
  const isAhead = (weekday: string) => Number(weekday) > today.dayOfWeek
  return [
    // "The week of the 14th, Thursday"
    rule('week (?:of )?D:(\\S+) (?:(?:x|comma:|stop:|at|in) ){0,4}W', (iso = '', weekday = '') =>
      dayToken(weekOf(Temporal.PlainDate.from(iso), Number(weekday), 0)),
    ),
    rule('week:(\\S+) (?:(?:x|comma:|stop:|at|in) ){0,4}W', (iso = '', weekday = '') => inWeek(iso, weekday)),
    rule(
      'W ((?:(?:x|comma:|of|in|at|meal:|late|part:\\S+) ){0,3})week:(\\S+)',
      (weekday = '', between = '', iso = '') => `${inWeek(iso, weekday)} ${between}`.trimEnd(),
    ),
    rule('not (?:this |(next) )?W (?:(?:x|comma:) ){0,3}oneafter', (isNext, weekday = '') =>
      dayToken((isNext === undefined ? nextWeekday(today, Number(weekday), 1) : next(weekday)).add({ weeks: 1 })),
    ),
    rule(
      'not W next (?:(?:x|comma:) ){0,3}oneafter',
      (weekday = '') => dayToken(next(weekday).add({ weeks: 1 })) + (isAhead(weekday) ? ' confirm:' : ''),
    ),
    // "Saturday, the one after": behind the one that is talked about, or the coming one.
    rule('W (?:comma: )?oneafter', (weekday = '') => {
      const first = nextWeekday(near ?? today, Number(weekday), 1)
      return near === undefined && isAhead(weekday) ? `${dayToken(first.add({ weeks: 1 }))} confirm:` : dayToken(first)
    }),
    rule('(?:last )?W (?:last )?(?:x )?before D:(\\S+)', (weekday = '', iso = '') => {
      const day = Temporal.PlainDate.from(iso)
      return dayToken(day.subtract({ days: (day.dayOfWeek - Number(weekday) + 7) % 7 || 7 }))
    }),
    rule('(?:O )?W (?:x )?after D:(\\S+)', (count = '1', weekday = '', iso = '') =>
      dayToken(nextWeekday(Temporal.PlainDate.from(iso), Number(weekday), 1).add({ weeks: Number(count) - 1 })),
    ),
    rule('since W', (weekday = '') => dayToken(nextWeekday(today, Number(weekday), 1).subtract({ weeks: 1 }))),
    rule('anyday W', (weekday = '') => `${dayToken(coming(weekday))} confirm:`),
    rule('(?:following W|W following)', (weekday = '') => `${dayToken(coming(weekday))} confirm:`),
    rule(
      'o:1 W other',
      (weekday = '') => dayToken(nextWeekday(today, Number(weekday), 1)) + (isAhead(weekday) ? ' confirm:' : ''),
    ),
    rule('next W', (weekday = '') => dayToken(next(weekday))),
    // "seo chugainn" may be the coming one or that of the week after; only where both are the same day it needs no asking.
    rule('W next', (weekday = '') => dayToken(next(weekday)) + (isAhead(weekday) ? ' confirm:' : '')),
    rule('(?:this|coming) W', (weekday = '') => dayToken(coming(weekday))),
    rule('W (?:this|coming)', (weekday = '') => dayToken(coming(weekday))),
    rule('(?:last W|W last)', (a, b) => dayToken(nextWeekday(today, Number(a ?? b), 1).subtract({ weeks: 1 }))),
    rule('W', (weekday = '') => dayToken(bare(weekday))),
  ]
}
