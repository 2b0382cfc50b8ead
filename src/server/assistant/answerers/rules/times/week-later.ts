import { addDays, findWeekday } from '../../../turn/irish-time.ts'
import type { Slots } from '../../../understanding/slots.ts'
import { writeTokens } from '../../../understanding/when/write-tokens.ts'
import type { Draft } from '../draft.ts'
import { nearHour } from './near-hour.ts'
import { isHourBare, otherHalf } from './times.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const MIDNIGHT = '24:00'
const TODAY = / (?:\+0|this|now|last|o:\S+ (?:of )?w:\d|w:\d (?:(?:comma:|of) )?o:\S+) /

/** "Thursday at ten", said on a Thursday evening, is a week ahead: today it can no longer be. */
export function weekLaterIfOver(draft: Draft, text: string, said: Slots): Slots {
  const { turn, reading } = draft
  const [today, now] = [turn.reference.slice(0, 10), turn.reference.slice(11)]
  const { at, day } = said
  const tokens = writeTokens(text, reading.language)
  const isToday = (at ?? day)?.startsWith(today) === true && tokens.includes(` w:${findWeekday(today) + 1} `)
  if (!isToday || TODAY.test(tokens)) return said
  const last = turn.configuration.diary.openingHours[WEEKDAYS[findWeekday(today)] ?? 'monday'].at(-1)
  const closes = last === undefined ? now : last.to < last.from ? MIDNIGHT : last.to
  const { confirm: _, ...rest } = said
  if (at?.includes('T') !== true) return closes > now ? said : { ...rest, day: addDays(today, 7) }
  const clock = at.slice(11)
  const halves = isHourBare(text, turn.reference, reading.language) ? [clock, otherHalf(clock)] : [clock]
  if (halves.some((half) => half > now && half <= closes)) return said
  return { ...rest, at: nearHour(draft, text, `${addDays(today, 7)}T${clock}`) }
}
