import type { Language } from '#contracts/receptionist/diary.ts'
import { findHolidayName } from '../../../../calendar/irish-holidays.ts'
import type { Turn } from '../../../turn/answerer.ts'
import { asksWhomIf } from '../../../understanding/question-about.ts'
import { asksOfThingOnDay, asksWhetherOpen } from '../../../understanding/replies/asks-day.ts'
import { asksForEnd } from '../../../understanding/replies/asks-for-end.ts'
import { asksOfOther } from '../../../understanding/replies/asks-other.ts'
import { asksToLeaveThings } from '../../../understanding/replies/leaves-things.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'

/** "Are ye open at Christmas?" names no other day for the time that is kept, or for those that are offered. */
export const asksHoursAside = (clause: string, { state, reference }: Turn, language: Language): boolean =>
  asksWhetherOpen(clause) &&
  (state.hold !== undefined || (state.asked === 'choice' && isOnHoliday(clause, reference, language)))

/** A question about something on a day, about the end of an appointment, for a case or outside the hours names no time for a booking. */
export function asksOfTimeAside(clause: string, { state }: Turn): boolean {
  const isOfDay =
    (state.hold !== undefined || state.task === 'message') && !asksWhetherOpen(clause) && asksOfThingOnDay(clause)
  return isOfDay || [asksForEnd, asksWhomIf, asksToLeaveThings].some((asks) => asks(clause))
}

/** "Yes, and will tonight's one be cancelled?" names the time of another booking. */
export const asksOfOtherBooking = (clause: string, { state }: Turn): boolean =>
  state.hold !== undefined && asksOfOther(clause)

function isOnHoliday(text: string, reference: string, language: Language): boolean {
  const { at = '', day = at } = parseWhen(text, reference, language)
  return findHolidayName(day.slice(0, 10)) !== undefined
}
