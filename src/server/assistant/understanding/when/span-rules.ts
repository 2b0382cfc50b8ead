import { Temporal } from 'temporal-polyfill'
import { dayToken, nextMonth, nextWeekday, nthWeekday, weekOf } from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'

/** Weeks of a day, weekends, months, and what only bounds a time. The days are known by now. */
export function spanRules(today: Temporal.PlainDate): Rule[] {
  const weekend = (later: number) => {
    const saturday = weekOf(today, 6, later)
    return `days:${saturday}:${saturday.add({ days: 1 })}`
  }
  const month = (first: Temporal.PlainDate) => {
    const last = first.add({ months: 1 }).subtract({ days: 1 })
    const from = Temporal.PlainDate.compare(first, today) < 0 ? today : first
    return `days:${from}:${last}`
  }
  const thisMonth = today.with({ day: 1 })
  return [
    ...weeksOfDays(today),
    ...partsOfMonth(today),
    // "The first weekend in December"
    rule('(?:o:(\\d)|(last)) weekend (?:of |in |month )*M', (count, _, number = '') => {
      const saturday = nthWeekday(today, Number(count ?? -1), 6, number)
      return saturday === undefined ? 'bad:' : `days:${saturday}:${saturday.add({ days: 1 })}`
    }),
    // The coming one, or the one after it
    rule('(?:next weekend|weekend next)', () => `${weekend(1)} confirm:`),
    // "Saturday at the weekend" is a day, and "Halloween weekend" a weekend.
    rule('D:(\\S+) weekend', (iso = '') =>
      Temporal.PlainDate.from(iso).dayOfWeek > 5 ? `D:${iso}` : `weekend D:${iso}`,
    ),
    rule('weekend (?:of |x )?D:(\\S+)', (iso = '') => {
      const day = Temporal.PlainDate.from(iso)
      // The weekend of a holiday on a Monday ends with it.
      if (day.dayOfWeek === 1) return `days:${day.subtract({ days: 2 })}:${iso} confirm:`
      const saturday = weekOf(day, 6, 0)
      const isMidweek = day.dayOfWeek > 1 && day.dayOfWeek < 5
      return `days:${saturday}:${saturday.add({ days: 1 })}${isMidweek ? ' confirm:' : ''}`
    }),
    rule('weekend afternext', () => weekend(2)),
    rule('weekend (before|after) D:(\\S+)', (side = '', iso = '') => {
      const saturday = nextWeekday(Temporal.PlainDate.from(iso), 6, 1).subtract({ weeks: side === 'before' ? 1 : 0 })
      const isSame = side === 'before' && saturday.toString() === iso
      const first = isSame ? saturday.subtract({ weeks: 1 }) : saturday
      return `days:${first}:${first.add({ days: 1 })}`
    }),
    rule('weekend after (?:this|x)', () => weekend(1)),
    rule('(?:(?:this|coming) )?weekend(?: (?:this|coming))?', () => weekend(0)),
    // "Deireadh na míosa seo chugainn"
    rule('monthend (next)', (next = '') => `edge ${next} month`),
    // "At the end of the month" are several days, and "by the end of the month" is by the last one.
    rule('(?<!(?:before|to|until:|after|from) )monthend', () => {
      const last = thisMonth.add({ months: 1 }).subtract({ days: 1 })
      const first = last.subtract({ days: 6 })
      return `days:${Temporal.PlainDate.compare(first, today) < 0 ? today : first}:${last} confirm:`
    }),
    rule('monthend', () => dayToken(thisMonth.add({ months: 1 }).subtract({ days: 1 }))),
    // Only a part of the month is meant.
    rule('sameday (?:next month|month next)', () => dayToken(today.add({ months: 1 }))),
    rule(
      'sametime (week|fortnight)',
      (unit = '') => `sametime ${dayToken(today.add({ weeks: unit === 'week' ? 1 : 2 }))}`,
    ),
    rule('sametime (?:next month|month next)', () => `sametime ${dayToken(today.add({ months: 1 }))} confirm:`),
    rule('edge(?= (?:next month|month next|this month|month this|(?:in |month |of )*m:\\d))', () => 'confirm:'),
    rule('month (?:afternext|after (?:next month|month next))', () => month(thisMonth.add({ months: 2 }))),
    rule('(?:next month|month next)', () => month(thisMonth.add({ months: 1 }))),
    rule('edge month', () => 'vague: confirm:'),
    rule('(?:this month|month this)', () => `${month(thisMonth)} confirm:`),
    rule('(?:in |month |of )*M(?: y:(\\d+))?', (number, year) => month(nextMonth(today, Number(number), year))),
    rule('between now and(?= D:)', () => 'before'),
    rule('D dash: D', (from = '', to = '') => `${from} until: ${to}`),
    // "after the weekend", "by the end of next week", "from next month": a span that only bounds the time.
    rule('(after|from|before|to|until:) (?:edge |confirm: )?days:([\\d-]+):([\\d-]+)', (edge = '', first, last) =>
      boundBy(edge, first ?? '', last ?? ''),
    ),
    rule('(after|from|before|to|until:) (?:edge )?week:(\\S+)', (edge = '', iso = '') =>
      boundBy(edge, iso, `${Temporal.PlainDate.from(iso).add({ days: 6 })}`),
    ),
    rule('(?:D latest|latest D)', (early, late) => `before ${early ?? late}`),
    rule('earliest D', (day = '') => `after ${day}`),
    rule('(?:from )?D (?:onwards|earliest)', (day = '') => `after ${day}`),
    // "early on Friday", but "early on Friday evening" is the evening.
    rule('early D(?! part:)', (day = '') => `${day} part:morning`),
    rule('D early', (day = '') => `${day} part:morning`),
  ]
}

function boundBy(edge: string, first: string, last: string): string {
  if (edge === 'after') return `after D:${last} confirm:`
  return edge === 'from' ? `after D:${first}` : `before D:${edge === 'before' ? first : last} confirm:`
}

const WEEKDAYS = '(w:\\d(?: (?:and|or) w:\\d)+)'
const NEXT_WEEK = '(?:next week|week next)'
const inEach = (weekdays: string, week: string) => weekdays.replaceAll(/w:\d/g, (weekday) => `${weekday} ${week}`)
/** "Wednesday or Thursday next week": the week of both. */
export const WEEK_OF_EACH = [
  rule(`${WEEKDAYS} ((?:(?:of|in|comma:) ){0,2}${NEXT_WEEK})`, (weekdays = '', week = '') => inEach(weekdays, week)),
  rule(`(${NEXT_WEEK}) (?:(?:x|in|at|comma:) ){0,3}${WEEKDAYS}`, (week = '', weekdays = '') => inEach(weekdays, week)),
]

const OF_MONTH = '(?:x |of |in |month )*M(?: y:(\\d+))?'

/** "The second week of December", "the first half of January" */
function partsOfMonth(today: Temporal.PlainDate): Rule[] {
  const days = (from: number, to: number, month: string, year?: string) => {
    const first = nextMonth(today, Number(month), year)
    return `days:${first.add({ days: from - 1 })}:${first.with({ day: Math.min(to, first.daysInMonth) })}`
  }
  return [
    // Weeks may be counted from the 1st or from a Monday.
    rule(
      `o:([1-4]) week ${OF_MONTH}`,
      (count, month = '', year) => `${days(7 * Number(count) - 6, 7 * Number(count), month, year)} confirm:`,
    ),
    rule(`o:1 fortnight ${OF_MONTH}`, (month = '', year) => days(1, 14, month, year)),
    rule(`half:1 ${OF_MONTH}`, (month = '', year) => days(1, 15, month, year)),
    rule(`half:2 ${OF_MONTH}`, (month = '', year) => days(16, 31, month, year)),
  ]
}

/** "the week of the 7th" */
function weeksOfDays(today: Temporal.PlainDate): Rule[] {
  const monday = (iso: string, later = 0) => {
    const day = Temporal.PlainDate.from(iso)
    return `week:${weekOf(day, 1, later)}`
  }
  return [
    // "Two weeks before the 4th" is no week.
    rule('(?<!n:\\d+ )week (?:of |beginning |x )?D:(\\S+)', (iso = '') => monday(iso)),
    rule(`D:(?!${today})(\\S+) week`, (iso = '') => monday(iso)),
    rule('week after D:(\\S+)', (iso = '') => monday(iso, 1)),
  ]
}
