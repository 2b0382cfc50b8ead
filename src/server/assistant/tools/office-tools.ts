import { hasGuessedStaffHours, type ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { type OpeningHours, WEEKDAYS } from '#contracts/receptionist/diary.ts'
import { findClosure, listPossibleSlots } from '../../domains/bookings/index.ts'
import { addDays, findWeekday, toInstant } from '../turn/irish-time.ts'
import type { Hours, StaffPresence } from './tools.ts'

/** The opening hours of a week, and of a day with its closure. */
export function readHours({ diary }: ReceptionistConfiguration, date?: string): Hours {
  const week = WEEKDAYS.map((weekday) => diary.openingHours[weekday])
  const hours = { week, ...(diary.hoursAreGuessed && { isGuessed: true as const }) }
  if (date === undefined) return hours
  const closed = findClosure(diary, date)
  const periods = closed === undefined ? (week[findWeekday(date)] ?? []) : []
  return { ...hours, day: { date, periods, ...(closed !== undefined && { closed }) } }
}

/** Whether anybody offers a service on a day, however soon that is. */
export function hasTimes({ diary }: ReceptionistConfiguration, serviceId: string, day: string): boolean {
  const { earliestNoticeMinutes = 0 } = diary.services.find(({ id }) => id === serviceId) ?? {}
  const [from, to] = [toInstant(day), toInstant(addDays(day, 1))]
  const before = new Date(Date.parse(from) - earliestNoticeMinutes * 60_000)
  return listPossibleSlots(diary, { serviceId, from, to }, before).length > 0
}

const DAYS_AHEAD = 21

/** Returns whether staff are there at a time, by their hours, and otherwise when they are there next. */
export function readPresence(configuration: ReceptionistConfiguration, local: string): StaffPresence {
  if (hasGuessedStaffHours(configuration)) return { isThere: false, isGuessed: true }
  const { diary, staffHours } = configuration
  const isOpen = (day: string) => findClosure(diary, day) === undefined
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(local.slice(0, 10), ahead)
    if (!isOpen(day)) continue
    for (const { from, to } of listPeriods(staffHours, day)) {
      if (ahead === 0 && isWithin(local.slice(11), from, to)) return { isThere: true }
      if (ahead > 0 || from > local.slice(11)) return { isThere: false, nextLocal: `${day}T${from}` }
    }
  }
  return { isThere: false }
}

function listPeriods(hours: OpeningHours, day: string) {
  return hours[WEEKDAYS[findWeekday(day)] ?? 'monday'].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** A period that ends at its start or earlier ends after midnight. */
const isWithin = (time: string, from: string, to: string) => time >= from && (time < to || to <= from)
