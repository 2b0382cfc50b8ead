import { Temporal } from 'temporal-polyfill'
import { dayToken, weekOf } from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'

type Day = Temporal.PlainDate

const WEEK_AFTER = '(?:(?:x|comma:) ){0,3}(?:week (?:x )?after|week confirm:|oneafter)'

const mondayOf = (from: Day, later = 0) => `week:${from.subtract({ days: from.dayOfWeek - 1 }).add({ weeks: later })}`

/** "Not next week but the week after", "next week is bad actually, the week after": counted from the one that is refused. */
export function weeksBehindRefused(today: Day): Rule[] {
  return [
    rule(`not (?:next week|week next) ${WEEK_AFTER}`, () => mondayOf(today, 2)),
    rule(`not (?:this week|week this) ${WEEK_AFTER}`, () => mondayOf(today, 1)),
    rule(`(?:next week|week next) (?:x )?nosuit (?:instead: )?${WEEK_AFTER}`, () => mondayOf(today, 2)),
    rule(`(?:this week|week this) (?:x )?nosuit (?:instead: )?${WEEK_AFTER}`, () => mondayOf(today, 1)),
  ]
}

/** The weeks that are named from now: next week, the week after next. `near` is a day that is talked about. */
export function weekRules(today: Day, near = today): Rule[] {
  return [
    rule('week after (?:week next|next week)', () => mondayOf(today, 2)),
    rule('week after (?:week this|this week)', () => mondayOf(today, 1)),
    rule('(?:coming week|week coming)', () => `${mondayOf(today, 1)} confirm:`),
    rule('(?:week|fortnight) afternext', () => mondayOf(today, 2)),
    rule('week next W', (weekday = '') => `${dayToken(weekOf(today, Number(weekday), 1))} confirm:`),
    rule('(?:following week|week following)', () => `${mondayOf(today, 1)} confirm:`),
    rule('(?:next week|week next)', () => mondayOf(today, 1)),
    rule('(?:this week|week this)', () => mondayOf(today, 0)),
    rule('edge week(?= (?!D:|of|beginning|x D:|after))', () => `${mondayOf(today, 0)} confirm:`),
    rule('(?:last week|week last)', () => `${mondayOf(today, -1)} confirm:`),
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
