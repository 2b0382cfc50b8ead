import type { Temporal } from 'temporal-polyfill'
import { checkDate, checkWeekday, dayToken } from './named-days.ts'
import { type Rule, rule } from './rewrite.ts'

/** One day in two ways: "tomorrow the 19th", "tomorrow Thursday", "the 27th, Friday". */
export function mismatchRules(today: Temporal.PlainDate): Rule[] {
  const ahead = (days: string) => today.add({ days: Number(days) })
  return [
    rule(
      '(?<!(?:not|except) )\\+(\\d)((?: part:\\S+)?)(?: comma:)? D:(\\S+)(?! (?:x ){0,2}nosuit)',
      (days = '', part = '', iso = '') => `${checkDate(ahead(days), iso)}${part}`,
    ),
    rule('D:(\\S+)(?: comma:)? \\+(\\d)(?! (?:x ){0,2}nosuit)', (iso = '', days = '') => checkDate(ahead(days), iso)),
    rule('(?<!(?:not|except) )\\+(\\d) W(?! (?:week|fortnight|next|last|n:|o:))', (days = '', weekday = '') =>
      checkWeekday(today, Number(weekday), dayToken(ahead(days))),
    ),
    rule('D:(\\S+)((?: comma:)?) W(?! (?:week|fortnight|next|last|n:|o:))', (iso = '', comma = '', weekday = '') => {
      const checked = checkWeekday(today, Number(weekday), `D:${iso}`)
      return comma !== '' && checked.startsWith('bad:') ? `D:${iso}${comma} w:${weekday}` : checked
    }),
  ]
}
