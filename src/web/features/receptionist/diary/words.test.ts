import { expect, test } from 'vitest'
import type { DiaryColumn, DiaryDay } from '#contracts/receptionist/diary-screen.ts'
import { describeDay, findClosingTime, isBare, nameWeek, stateOfDay } from './words.ts'

const TODAY = '2026-11-26'
const at = (time: string, day = TODAY) => `${day}T${time}:00.000Z`
const present = (time: string) => ({ today: TODAY, now: at(time) })
const booking = (from: string, to: string, day = TODAY) => ({ from: at(from, day), to: at(to, day) })

function dayOf(changes: { day?: string; free?: number; bookings?: object[]; busy?: object[] }): DiaryDay {
  const { day = TODAY, free = 0, bookings = [], busy = [] } = changes
  const freeSpans = free > 0 ? [booking('15:00', '17:00', day)] : []
  const column = {
    open: [booking('08:00', '12:00', day), booking('13:00', '17:00', day)],
    bookings,
    blocks: [],
    busy,
    holds: [],
    free: freeSpans,
    freeCount: free,
  }
  return { day, closed: null, columns: [column as unknown as DiaryColumn] }
}

test.each([
  ['closed once the last open hour is over', dayOf({}), '20:06', 'Closed'],
  [
    'closed at that minute, although people were booked',
    dayOf({ bookings: [booking('16:00', '17:00')] }),
    '17:00',
    'Closed',
  ],
  ['what is free', dayOf({ free: 2 }), '11:00', '2 free'],
  ['full while bookings take the rest of the day', dayOf({ bookings: [booking('16:00', '17:00')] }), '16:30', 'Full'],
  [
    'that nothing is left in an hour without bookings',
    dayOf({ bookings: [booking('09:00', '10:00')] }),
    '16:30',
    'None left',
  ],
  [
    'full on a coming day',
    dayOf({ day: '2026-11-27', bookings: [booking('08:00', '17:00', '2026-11-27')] }),
    '20:06',
    'Full',
  ],
  ['no time on a coming day that is blocked', dayOf({ day: '2026-11-27' }), '20:06', 'None free'],
  ['what was booked on a day that is over', dayOf({ day: '2026-11-25' }), '20:06', '0 booked'],
])('a day says %s', (_, day, time, words) => {
  expect(stateOfDay(day, present(time))).toBe(words)
})

test.each([
  [dayOf({}), '20:06', 'Nothing booked. Closed since 17:00'],
  [dayOf({ bookings: [booking('16:00', '17:00')] }), '18:00', '1 booked. Closed since 17:00'],
  [dayOf({ free: 1 }), '11:00', 'Nothing booked, 1 time free for 60 minutes'],
  [
    dayOf({ free: 1, busy: [booking('10:00', '12:00'), booking('17:00', '18:00')] }),
    '09:00',
    'Nothing booked, 1 in another calendar, 1 time free for 60 minutes',
  ],
  [dayOf({ bookings: [booking('16:00', '17:00')] }), '16:30', '1 booked, full'],
  [dayOf({}), '16:30', 'Nothing booked, nothing free for 60 minutes'],
  [dayOf({ day: '2026-11-25' }), '20:06', 'Nothing booked'],
])('the head of a day says what is booked, and why nothing is free', (day, time, words) => {
  expect(describeDay(day, 60, present(time))).toBe(words)
})

test('only the day itself has a closing time that is over', () => {
  expect(findClosingTime(dayOf({}), present('16:59'))).toBeUndefined()
  expect(findClosingTime(dayOf({ day: '2026-11-25' }), present('20:06'))).toBeUndefined()
  expect(findClosingTime(dayOf({}), present('17:00'))).toBe(at('17:00'))
})

test('a day is bare without bookings and without time that can be booked', () => {
  expect(isBare(dayOf({}))).toBe(true)
  expect(isBare(dayOf({ free: 1 }))).toBe(false)
  expect(isBare(dayOf({ bookings: [booking('09:00', '10:00')] }))).toBe(false)
})

test.each([
  ['2027-02-01', '2027-02-06', '1 to 6 February 2027'],
  ['2026-11-30', '2026-12-04', '30 Nov to 4 Dec 2026'],
  ['2026-12-28', '2027-01-01', '28 Dec 2026 to 1 Jan 2027'],
  ['2026-11-30', '2026-11-30', '30 November 2026'],
])('%s to %s is %s', (first, last, name) => expect(nameWeek(first, last)).toBe(name))
