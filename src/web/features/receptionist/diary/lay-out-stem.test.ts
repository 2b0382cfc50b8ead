import { expect, test } from 'vitest'
import type { DiaryColumn, DiaryDay } from '#contracts/receptionist/diary-screen.ts'
import { formatBookingTime } from '#contracts/words/booking-times.ts'
import { calculateShare, findAxis, findClockChange, findClockRange, listHourMarks } from './axis.ts'
import { layOutStem, minutesOfStroke } from './lay-out-stem.ts'
import { buildRows, cutOut, listRows } from './list-rows.ts'

const EMPTY: DiaryColumn = {
  diaryId: 'niamh',
  name: 'Niamh',
  kind: 'person',
  open: [],
  breaks: [],
  bookings: [],
  blocks: [],
  busy: [],
  holds: [],
  free: [],
  freeCount: 0,
}
const column = (changes: Partial<DiaryColumn>): DiaryColumn => ({ ...EMPTY, ...changes })
const span = (from: string, to: string) => ({ from: `${from}:00.000Z`, to: `${to}:00.000Z` })
const booking = (id: string, from: string, to: string, isByHand = false) => ({
  ...span(from, to),
  id,
  name: id,
  service: 'First visit',
  minutes: (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000,
  isByHand,
  clashes: [],
})
const dayOf = (day: string, columns: DiaryColumn[]): DiaryDay => ({ day, closed: null, columns })

test('in a week of long days one stroke is half an hour', () => {
  const day = '2027-02-04'
  const [short, long] = [findAxis(day, { from: 540, to: 1080 }), findAxis(day, { from: 540, to: 1320 })]
  expect([minutesOfStroke(short, 7), minutesOfStroke(long, 5), minutesOfStroke(long, 7)]).toEqual([15, 15, 30])
  const dinner = column({ bookings: [booking('dinner', `${day}T13:00`, `${day}T15:00`)] })
  expect(layOutStem(dinner, long).byReceptionist).toHaveLength(8)
  expect(layOutStem(dinner, long, undefined, 30).byReceptionist).toHaveLength(4)
})

test('the axis is 09:00 to 18:00, wider in whole hours for open or booked time', () => {
  expect(findClockRange([dayOf('2027-02-04', [EMPTY])])).toEqual({ from: 540, to: 1080 })
  const early = column({ open: [span('2027-02-04T10:00', '2027-02-04T12:00')] })
  expect(findClockRange([dayOf('2027-02-04', [early])])).toEqual({ from: 540, to: 1080 })
  const late = column({ bookings: [booking('late', '2027-02-04T18:10', '2027-02-04T18:55')] })
  expect(findClockRange([dayOf('2027-02-04', [late])])).toEqual({ from: 540, to: 1140 })
})

test('a night continues past midnight on the day it starts', () => {
  const night = column({ open: [span('2027-02-05T22:00', '2027-02-06T02:00')] })
  const range = findClockRange([dayOf('2027-02-05', [night])])
  expect(range).toEqual({ from: 540, to: 26 * 60 })
  const axis = findAxis('2027-02-05', range)
  expect([calculateShare(axis, '2027-02-05T09:00:00.000Z'), calculateShare(axis, '2027-02-06T02:00:00.000Z')]).toEqual([
    0, 1,
  ])
})

const WHOLE_DAY = { from: 0, to: 24 * 60 }

test.each([
  ['2026-03-29', 23, 'forward'],
  ['2027-03-28', 23, 'forward'],
  ['2026-10-25', 25, 'back'],
  ['2027-10-31', 25, 'back'],
  ['2026-10-24', 24, undefined],
])('%s is drawn with %d hours, each with its own name', (day, hours, change) => {
  const axis = findAxis(day, WHOLE_DAY)
  expect((axis.to - axis.from) / 3_600_000).toBe(hours)
  const names = listHourMarks(axis).map((instant) => formatBookingTime(instant, 'en'))
  expect(names).toHaveLength(hours + 1)
  // A range of 24 hours starts and ends with "00:00".
  expect(new Set(names).size).toBe(hours)
  expect(findClockChange(day)).toBe(change)
})

test('a repeated hour has two positions, and a skipped hour none', () => {
  const back = findAxis('2026-10-25', WHOLE_DAY)
  const [summer, winter] = [
    calculateShare(back, '2026-10-25T00:30:00.000Z'),
    calculateShare(back, '2026-10-25T01:30:00.000Z'),
  ]
  expect(winter - summer).toBeCloseTo(1 / 25)
  const names = listHourMarks(findAxis('2026-03-29', WHOLE_DAY)).map((instant) => formatBookingTime(instant, 'en'))
  expect(names.slice(0, 3)).toEqual(['00:00', '02:00', '03:00'])
})

test('a booking has a stroke for each quarter of an hour, above by hand and below by the receptionist', () => {
  const axis = findAxis('2027-02-04', { from: 540, to: 1080 })
  const layout = layOutStem(
    column({
      open: [span('2027-02-04T09:00', '2027-02-04T13:00'), span('2027-02-04T14:00', '2027-02-04T18:00')],
      bookings: [
        booking('a', '2027-02-04T09:00', '2027-02-04T09:45', true),
        booking('b', '2027-02-04T10:00', '2027-02-04T10:20'),
        booking('c', '2027-02-04T14:00', '2027-02-04T15:00'),
      ],
    }),
    axis,
    'c',
  )
  expect([layout.byHand.length, layout.byReceptionist.length, layout.chosen.length]).toEqual([3, 2, 4])
  expect(layout.stem).toEqual([
    [0, 444.4],
    [555.6, 1000],
  ])
  expect(layout.byHand.every((x) => x > 0 && x < 1_000 / 12)).toBe(true)
})

test('a booking outside the hours has its own stem', () => {
  const axis = findAxis('2027-02-04', { from: 540, to: 1080 })
  const layout = layOutStem(column({ bookings: [booking('a', '2027-02-04T09:00', '2027-02-04T13:30')] }), axis)
  expect(layout.stem).toEqual([[0, 500]])
})

test('the list has every entry in order, also both times of a repeated hour', () => {
  const rows = listRows([
    column({ free: [span('2026-10-25T01:30', '2026-10-25T02:00')] }),
    column({
      diaryId: 'eoin',
      name: 'Eoin',
      bookings: [
        booking('late', '2026-10-25T01:30', '2026-10-25T02:00'),
        booking('early', '2026-10-25T00:30', '2026-10-25T01:00'),
      ],
      breaks: [span('2026-10-25T01:00', '2026-10-25T01:30')],
    }),
  ])
  expect(rows.map(({ kind, diaryId, from }) => `${formatBookingTime(from, 'en')} ${kind} ${diaryId}`)).toEqual([
    '01:30 (summer time) booking eoin',
    '01:00 (winter time) break eoin',
    '01:30 (winter time) free niamh',
    '01:30 (winter time) booking eoin',
  ])
})

test('a busy time beside a booking is listed before and after it', () => {
  const course = { ...span('2027-02-04T10:00', '2027-02-04T13:00'), calendar: 'Home', title: '' }
  const followUp = booking('Seán', '2027-02-04T12:15', '2027-02-04T12:45')
  const later = booking('Áine', '2027-02-04T13:00', '2027-02-04T13:45')
  const [busy] = buildRows(column({ busy: [course] }))
  const rest = busy === undefined ? [] : cutOut(busy, [followUp, later])
  expect(rest.map(({ from, to }) => ({ from, to }))).toEqual([
    span('2027-02-04T10:00', '2027-02-04T12:15'),
    span('2027-02-04T12:45', '2027-02-04T13:00'),
  ])
  expect(busy && cutOut(busy, [booking('Whole', '2027-02-04T09:00', '2027-02-04T14:00')])).toEqual([])
})
