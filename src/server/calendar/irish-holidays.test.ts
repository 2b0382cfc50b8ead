import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { irishPublicHolidays, isIrishPublicHoliday } from './irish-holidays.ts'

test('the ten of 2027', () => {
  expect([...irishPublicHolidays(2027)]).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2027-03-17',
    '2027-03-29',
    '2027-05-03',
    '2027-06-07',
    '2027-08-02',
    '2027-10-25',
    '2027-12-25',
    '2027-12-26',
  ])
})

test('St Brigid has a Monday, and 1 February itself when that is a Friday', () => {
  const brigid = (year: number) => [...irishPublicHolidays(year)][1]
  expect([2023, 2024, 2026, 2030, 2031].map(brigid)).toEqual([
    '2023-02-06',
    '2024-02-05',
    '2026-02-02',
    '2030-02-01',
    '2031-02-03',
  ])
})

test('Easter Monday is that of the published tables', () => {
  const easterMonday = (year: number) => [...irishPublicHolidays(year)][3]
  expect([2000, 2008, 2011, 2024, 2026, 2038, 2049].map(easterMonday)).toEqual([
    '2000-04-24',
    '2008-03-24',
    '2011-04-25',
    '2024-04-01',
    '2026-04-06',
    '2038-04-26',
    '2049-04-19',
  ])
})

test('Good Friday and Christmas Eve are ordinary days', () => {
  expect(isIrishPublicHoliday(Temporal.PlainDate.from('2026-04-03'))).toBe(false)
  expect(isIrishPublicHoliday(Temporal.PlainDate.from('2026-12-24'))).toBe(false)
})

test('each year has ten different days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
      const holidays = [...irishPublicHolidays(year)]
      expect(holidays.every((day) => day.startsWith(`${year}-`))).toBe(true)
      expect(holidays.length).toBe(10)
    }),
  )
})
