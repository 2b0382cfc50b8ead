import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from '#contracts/words/dates.ts'
import { startOfIrishDay } from '../../calendar/irish-day.ts'
import { addDays, daysBetween, nextBoundary, periodAround } from './calendar.ts'

/** Anchor plus 1, 2, … months. */
function boundaries(anchor: string, count: number): string[] {
  const found = [anchor]
  for (let month = 0; month < count; month++) found.push(nextBoundary(anchor, found.at(-1) ?? anchor))
  return found.slice(1)
}

test('a month after the 31st is the last day of a shorter one, and the 31st again afterwards', () => {
  expect(boundaries('2027-01-31T12:00:00.000Z', 4).map(formatDay)).toEqual([
    '28 February 2027',
    '31 March 2027',
    '30 April 2027',
    '31 May 2027',
  ])
  expect(boundaries('2028-01-31T12:00:00.000Z', 1).map(formatDay)).toEqual(['29 February 2028'])
})

test('years are counted from the anchor too: one from a leap day ends on 28 February until the next leap year', () => {
  const years = [1, 2, 3, 4].map((year) =>
    nextBoundary('2028-02-29T12:00:00.000Z', '2028-02-29T12:00:00.000Z', 12 * year),
  )
  expect(years.map(formatDay)).toEqual(['28 February 2029', '28 February 2030', '28 February 2031', '29 February 2032'])
  // A year that begins after two months of an anchor on the 31st.
  expect(formatDay(nextBoundary('2026-12-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z', 12))).toBe('29 February 2028')
})

test('a period keeps its time of day in Ireland over the changes of the clocks', () => {
  expect(boundaries('2027-03-01T09:30:00.000Z', 1)).toEqual(['2027-04-01T08:30:00.000Z'])
  expect(boundaries('2027-10-01T08:30:00.000Z', 2)).toEqual(['2027-11-01T09:30:00.000Z', '2027-12-01T09:30:00.000Z'])
  expect(addDays('2027-03-27T20:00:00.000Z', 1)).toBe('2027-03-28T19:00:00.000Z')
})

test('a time that the change of the clocks leaves out is an hour later on that day alone', () => {
  const days = boundaries('2027-02-28T01:30:00.000Z', 2)
  expect(days).toEqual(['2027-03-28T01:30:00.000Z', '2027-04-28T00:30:00.000Z'])
})

test('days are counted as in Ireland, however long they are', () => {
  expect(daysBetween('2027-03-27T23:30:00.000Z', '2027-03-28T22:30:00.000Z')).toBe(1)
  expect(daysBetween('2027-10-30T23:30:00.000Z', '2027-10-31T23:30:00.000Z')).toBe(0)
  expect(daysBetween('2027-10-30T22:30:00.000Z', '2027-10-31T23:30:00.000Z')).toBe(1)
  expect(startOfIrishDay('2027-03-29')).toBe('2027-03-28T23:00:00.000Z')
})

const instants = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('periods follow each other without a gap, and each instant falls into exactly one', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 4000 }), (anchor, days) => {
      const instant = addDays(anchor, days)
      const { start, end } = periodAround(anchor, instant)
      expect(start <= instant && instant < end).toBe(true)
      expect(nextBoundary(anchor, start)).toBe(end)
      expect(daysBetween(start, end)).toBeGreaterThanOrEqual(28)
      expect(daysBetween(start, end)).toBeLessThanOrEqual(31)
    }),
  )
})
