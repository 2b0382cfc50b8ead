import { findHolidayName, listNextHolidays } from '../../../../calendar/irish-holidays.ts'
import { findWeekday } from '../../../turn/irish-time.ts'
import { asksWhetherHoliday } from '../../../understanding/replies/asks-day.ts'
import type { Draft } from '../draft.ts'
import { readNearDay } from './complete-time.ts'

const HOLIDAY =
  /(?<!\p{L})(?:(?:bank|public) holidays?|laethanta? saoire(?: bainc| poiblí)?|lá saoire (?:poiblí|bainc))(?!\p{L})/iu
const ANY_HOLIDAY =
  /(?<!\p{L})(?:(?:bank |public |national )?holidays?|l(?:á|aethanta?) saoire(?: bainc| poiblí)?)(?!\p{L})/iu
/** "The bank holiday Monday" is the next holiday on a Monday. */
const ON_WEEKDAY = /(?<!a )(?<!\p{L})(?:bank|public) holiday (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu
const MOST_HOLIDAYS = 20

export const namesHoliday = (text: string) => HOLIDAY.test(text)

/** The day that a question about a holiday means: the one that it names, or else the next holiday. */
export function findHolidayDay(draft: Draft, text: string): string | undefined {
  const said = readNearDay(draft, text.replace(ANY_HOLIDAY, ' '))
  const named = (said.at ?? said.day)?.slice(0, 10)
  if (!namesHoliday(text)) return named
  const next = listNextHolidays(draft.turn.reference.slice(0, 10), MOST_HOLIDAYS)
  if (named === undefined) return next[0]
  const weekday = findWeekday(named)
  return ON_WEEKDAY.test(text) ? next.find((day) => findWeekday(day) === weekday) : named
}

/** Says whether the named day is a public holiday, for who asks that. The hours of the day come behind it. */
export function sayWhetherHoliday(draft: Draft, text: string, day: string): void {
  const { phrases, language } = draft
  const name = findHolidayName(day)?.[language]
  const isMistaken = name === undefined && namesHoliday(text)
  if (!asksWhetherHoliday(text) && !isMistaken) return
  draft.say(name === undefined ? phrases.noHoliday(phrases.time(day)) : phrases.isHoliday(phrases.time(day), name))
}
