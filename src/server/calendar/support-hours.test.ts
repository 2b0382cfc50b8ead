import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { addSupportHours, findNextSupportMoment, isWithinSupportHours } from './support-hours.ts'

/** Irish clock time to instant. */
function irish(text: string): Date {
  return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Dublin').epochMilliseconds)
}

const HOUR = 3_600_000
const anyMoment = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })

test('the desk is open from 9:00 up to 18:00 on a business day', () => {
  for (const [moment, isOpen] of [
    ['2026-11-20T08:59:59.999', false],
    ['2026-11-20T09:00', true],
    ['2026-11-20T17:59:59.999', true],
    ['2026-11-20T18:00', false],
    ['2026-11-21T12:00', false],
    ['2026-12-25T12:00', false],
    ['2027-03-17T12:00', false],
    ['2026-04-03T12:00', true],
  ] as const) {
    expect([moment, isWithinSupportHours(irish(moment))]).toEqual([moment, isOpen])
  }
})

test('remaining hours continue at the next opening of the desk', () => {
  for (const [from, hours, until] of [
    ['2026-11-19T15:00', 9, '2026-11-20T15:00'],
    ['2026-11-20T17:00', 9, '2026-11-23T17:00'],
    ['2026-11-21T11:00', 9, '2026-11-23T18:00'],
    ['2026-11-20T07:30', 4.5, '2026-11-20T13:30'],
    ['2026-12-24T16:00', 9, '2026-12-28T16:00'],
    ['2027-04-01T17:00', 2, '2027-04-02T10:00'],
    ['2030-01-31T17:30', 1, '2030-02-04T09:30'],
  ] as const) {
    expect([from, addSupportHours(irish(from), hours)]).toEqual([from, irish(until)])
  }
})

test('a clock change adds and removes no hour of the desk', () => {
  // The clocks change on Sunday 28 March 2027, which Easter Monday follows, and on Sunday 31 October 2027.
  expect(addSupportHours(irish('2027-03-26T17:00'), 9)).toEqual(irish('2027-03-30T17:00'))
  expect(irish('2027-03-30T09:00').toISOString()).toBe('2027-03-30T08:00:00.000Z')
  expect(addSupportHours(irish('2027-10-29T17:00'), 9)).toEqual(irish('2027-11-01T17:00'))
  expect(irish('2027-11-01T09:00').toISOString()).toBe('2027-11-01T09:00:00.000Z')
})

test('the next moment of the desk is never earlier, and is its own next moment', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const next = findNextSupportMoment(at)
      expect(next.getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(isWithinSupportHours(next)).toBe(true)
      expect(findNextSupportMoment(next)).toEqual(next)
      // Two holidays beside a weekend are the longest gap.
      expect(next.getTime() - at.getTime()).toBeLessThan(5 * 24 * HOUR)
    }),
  )
})

test('adding in two steps is adding at once', () => {
  const hours = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(anyMoment, hours, hours, (at, first, second) => {
      expect(addSupportHours(addSupportHours(at, first), second)).toEqual(addSupportHours(at, first + second))
    }),
  )
})

test('the desk is open for the added hours', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 30 }), (at, hours) => {
      const until = addSupportHours(at, hours)
      let open = 0
      const step = HOUR / 4
      for (let ms = findNextSupportMoment(at).getTime(); ms < until.getTime(); ms += step) {
        if (isWithinSupportHours(new Date(ms))) open += step
      }
      // Steps are a quarter of an hour. The first step of a day may be shorter.
      const days = Math.ceil(hours / 9) + 1
      expect(Math.abs(open - hours * HOUR)).toBeLessThanOrEqual(days * step)
    }),
    { numRuns: 40 },
  )
})
