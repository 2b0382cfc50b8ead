import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from '#contracts/words/dates.ts'
import { startOfIrishDay } from '../../calendar/irish-day.ts'
import { addDays, countDays, findNextBoundary, findPeriod } from './calendar.ts'

function listBoundaries(anchor: string, count: number): string[] {
  const found = [anchor]
  for (let month = 0; month < count; month++) found.push(findNextBoundary(anchor, found.at(-1) ?? anchor))
  return found.slice(1)
}

test('periods from the 31st end on the last day of a short month and on the 31st again afterwards', () => {
  expect(listBoundaries('2027-01-31T12:00:00.000Z', 4).map(formatDay)).toEqual([
    '28 February 2027',
    '31 March 2027',
    '30 April 2027',
    '31 May 2027',
  ])
  expect(listBoundaries('2028-01-31T12:00:00.000Z', 1).map(formatDay)).toEqual(['29 February 2028'])
})

test('a year from a leap day ends on 28 February until the next leap year', () => {
  const years = [1, 2, 3, 4].map((year) =>
    findNextBoundary('2028-02-29T12:00:00.000Z', '2028-02-29T12:00:00.000Z', 12 * year),
  )
  expect(years.map(formatDay)).toEqual(['28 February 2029', '28 February 2030', '28 February 2031', '29 February 2032'])
  // The year begins two months after an anchor on the 31st.
  expect(formatDay(findNextBoundary('2026-12-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z', 12))).toBe(
    '29 February 2028',
  )
})

test('a period keeps its Irish time of day when the clocks change', () => {
  expect(listBoundaries('2027-03-01T09:30:00.000Z', 1)).toEqual(['2027-04-01T08:30:00.000Z'])
  expect(listBoundaries('2027-10-01T08:30:00.000Z', 2)).toEqual([
    '2027-11-01T09:30:00.000Z',
    '2027-12-01T09:30:00.000Z',
  ])
  expect(addDays('2027-03-27T20:00:00.000Z', 1)).toBe('2027-03-28T19:00:00.000Z')
})

test('a skipped time is an hour later on that day only', () => {
  const days = listBoundaries('2027-02-28T01:30:00.000Z', 2)
  expect(days).toEqual(['2027-03-28T01:30:00.000Z', '2027-04-28T00:30:00.000Z'])
})

test('days are Irish calendar days of any length', () => {
  expect(countDays('2027-03-27T23:30:00.000Z', '2027-03-28T22:30:00.000Z')).toBe(1)
  expect(countDays('2027-10-30T23:30:00.000Z', '2027-10-31T23:30:00.000Z')).toBe(0)
  expect(countDays('2027-10-30T22:30:00.000Z', '2027-10-31T23:30:00.000Z')).toBe(1)
  expect(startOfIrishDay('2027-03-29')).toBe('2027-03-28T23:00:00.000Z')
})

const instants = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('periods have no gaps, and each instant is in exactly one', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 4000 }), (anchor, days) => {
      const instant = addDays(anchor, days)
      const { start, end } = findPeriod(anchor, instant)
      expect(start <= instant && instant < end).toBe(true)
      expect(findNextBoundary(anchor, start)).toBe(end)
      expect(countDays(start, end)).toBeGreaterThanOrEqual(28)
      expect(countDays(start, end)).toBeLessThanOrEqual(31)
    }),
  )
})
