import type { Temporal } from 'temporal-polyfill'
import { nextFeast, nextHolidayOf } from './feasts.ts'
import { dayToken } from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'

/** The days of feasts, and the weeks around them. Christmas may still be December: "the 5th of Nollaig". */
export function feastRules(today: Temporal.PlainDate): Rule[] {
  return [
    rule(
      'wholly: week (before|after) (?:feast:(\\S+)|christmas)',
      (side, name = 'christmas') =>
        `week ${dayToken(nextFeast(name, today)?.add({ weeks: side === 'after' ? 1 : -1 }))}`,
    ),
    // "A week before Christmas" is a day.
    rule(
      '(?<!n:\\d+ )week before (?:feast:(\\S+)|christmas)',
      (name = 'christmas') => `${dayToken(nextFeast(name, today)?.subtract({ weeks: 1 }))} confirm:`,
    ),
    rule(
      '(?:feast:(\\S+)|christmas) week',
      (name = 'christmas') => `week ${dayToken(nextFeast(name, today))}${name.startsWith('easter') ? ' confirm:' : ''}`,
    ),
    rule('feast:(brigid|patrick|halloween) bankholiday', (name = '') =>
      dayToken(nextHolidayOf({ brigid: 2, patrick: 3 }[name] ?? 10, today)),
    ),
    rule('feast:easter bankholiday', () => dayToken(nextFeast('easter-monday', today))),
    // "Oíche chinn bliana ar a naoi", "New Year's Eve at eight": the night, or the day.
    rule(
      'feast:(new-year-eve|brigid-eve|john-eve|valentine|halloween)(?= (?:(?:at|x|comma:) ){0,2}c:(?:[5-9]|1[01]):\\d\\d:\\?)',
      (name = '') => `confirm: ${dayToken(nextFeast(name, today))} late`,
    ),
    rule(
      'feast:(\\S+-eve)(?= (?:(?:at|x|comma:) ){0,2}c:[5-9]:\\d\\d:\\?)',
      (name = '') => `confirm: ${dayToken(nextFeast(name, today))}`,
    ),
    // "After Easter" is after the day. "At Easter" may be any day of those weeks.
    rule(
      '(?<!(?:before|after|from|to|until:|between|and) )feast:(easter-time)(?! (?:and|to|until:))',
      (name = '') => `${dayToken(nextFeast(name, today))} confirm:`,
    ),
    rule('feast:(\\S+)', (name = '') => dayToken(nextFeast(name, today))),
  ]
}
