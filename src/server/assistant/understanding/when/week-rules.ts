import { Temporal } from 'temporal-polyfill'
import { dayToken, weekOf } from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'

type Day = Temporal.PlainDate

const WEEK_AFTER = '(?:(?:x|comma:) ){0,3}(?:week (?:x )?after|week confirm:|oneafter)'

/** The weeks that are named from now: next week, the week after next. `near` is a day that is talked about. */
export function weekRules(today: Day, near = today): Rule[] {
  const monday = (from: Day, later = 0) => `week:${from.subtract({ days: from.dayOfWeek - 1 }).add({ weeks: later })}`
  return [
    rule('week after (?:week next|next week)', () => monday(today, 2)),
    rule('week after (?:week this|this week)', () => monday(today, 1)),
    // "Not next week but the week after"
    rule(`not (?:next week|week next) ${WEEK_AFTER}`, () => monday(today, 2)),
    rule(`not (?:this week|week this) ${WEEK_AFTER}`, () => monday(today, 1)),
    rule('(?:coming week|week coming)', () => `${monday(today, 1)} confirm:`),
    rule('(?:week|fortnight) afternext', () => monday(today, 2)),
    rule('week next W', (weekday = '') => `${dayToken(weekOf(today, Number(weekday), 1))} confirm:`),
    rule('(?:following week|week following)', () => `${monday(today, 1)} confirm:`),
    rule('(?:next week|week next)', () => monday(today, 1)),
    rule('(?:this week|week this)', () => monday(today, 0)),
    rule('edge week(?= (?!D:|of|beginning|x D:|after))', () => `${monday(today, 0)} confirm:`),
    rule('(?:last week|week last)', () => `${monday(today, -1)} confirm:`),
    rule('day after(?= (?:x|stop:|comma:|$))', () => 'nextday vague: confirm:'),
    rule('week after(?= (?:x|stop:|comma:|$))', () => 'vague: confirm:'),
    rule(
      'sametime week:(\\S+)',
      (iso = '') => `sametime ${dayToken(Temporal.PlainDate.from(iso).add({ days: near.dayOfWeek - 1 }))}`,
    ),
  ]
}

/** "I'm booked in for the 24th. Could I come the day after?" */
export const BESIDE_DAY = [
  rule(
    'D:(\\S+)((?: (?!D:|c:)\\S+){1,15}) nextday(?: vague: confirm:)?',
    (iso = '', between = '') => `x${between} ${dayToken(Temporal.PlainDate.from(iso).add({ days: 1 }))}`,
  ),
  rule(
    'D:(\\S+)((?: (?!D:|c:)\\S+){1,15}) day before(?! D:)',
    (iso = '', between = '') => `x${between} ${dayToken(Temporal.PlainDate.from(iso).subtract({ days: 1 }))}`,
  ),
  rule('nextday', () => ''),
]
