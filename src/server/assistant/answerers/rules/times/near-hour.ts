import { WEEKDAYS } from '#contracts/receptionist/diary.ts'
import { findWeekday } from '../../../turn/irish-time.ts'
import { namesDay } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'
import { isHourBare, minutesOf, otherHalf, PARTS } from './times.ts'

const NOON = 12 * 60
const DAWN = '06:00'

/**
 * The time of a text in the half of the day in which it is meant: the one in which the organisation is open, and of both
 * the one closer to what was just talked about. "Anything at eight?", after times in the evening, is 20:00.
 */
export function nearHour(draft: Draft, text: string, local: string): string {
  const { turn, reading } = draft
  if (!isHourBare(text, turn.reference, reading.language)) return local
  const other = `${local.slice(0, 11)}${otherHalf(local.slice(11))}`
  const halves = [local, other]
  const onDay = halves.filter((time) => isOpen(draft, time))
  // On a day that is closed or over, an hour is still one at which people come on other days.
  const open = onDay.length > 0 ? onDay : halves.filter((time) => isOpenOnAnyDay(draft, time.slice(11)))
  const [only = inDaytime(local, other)] = open
  if (open.length < 2) return only
  const clocks = listDiscussed(draft, text).map(minutesOf)
  const isOneHalf = clocks.every((clock) => clock < NOON) || clocks.every((clock) => clock >= NOON)
  if (clocks.length === 0 || !isOneHalf) return local
  const distance = (time: string) => Math.min(...clocks.map((clock) => Math.abs(clock - minutesOf(time.slice(11)))))
  return distance(other) < distance(local) ? other : local
}

/** Whether somebody can come at that time: it is still ahead, and within the opening hours. */
function isOpen({ turn }: Draft, local: string): boolean {
  if (local < turn.reference) return false
  const periods = turn.configuration.diary.openingHours[WEEKDAYS[findWeekday(local)] ?? 'monday']
  return includes(periods, local.slice(11))
}

/** "Two", where nobody is ever there at two: the one in the afternoon. */
const inDaytime = (local: string, other: string) => (local.slice(11) < DAWN ? other : local)

const isOpenOnAnyDay = ({ turn }: Draft, clock: string) =>
  Object.values(turn.configuration.diary.openingHours).some((periods) => includes(periods, clock))

const includes = (periods: { from: string; to: string }[], clock: string) =>
  periods.some(({ from, to }) => (from < to ? from <= clock && clock <= to : from <= clock || clock <= to))

/** The times of day that were just talked about. On another day only those that the caller asked for hold. */
function listDiscussed({ state, turn, reading }: Draft, text: string): string[] {
  const { hold, offered, asked, bookings, limits } = state
  const { from, to, part } = limits
  const wanted = [from, to, ...(part === undefined ? [] : PARTS[part])].flatMap((clock) => clock ?? [])
  if (namesDay(text, turn.reference, reading.language, '')) return wanted
  const isOffering = asked === 'choice' || asked === 'time'
  const times = hold !== undefined ? [hold.slot] : isOffering && offered.length > 0 ? offered : bookings.slice(0, 1)
  return times.length > 0 ? times.map(({ local }) => local.slice(11)) : wanted
}
