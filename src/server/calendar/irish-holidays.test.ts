import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { findHolidayName, isIrishPublicHoliday, listIrishPublicHolidays } from './irish-holidays.ts'

test('the ten public holidays of 2027', () => {
  expect([...listIrishPublicHolidays(2027)]).toEqual([
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
  const brigid = (year: number) => [...listIrishPublicHolidays(year)][1]
  expect([2023, 2024, 2026, 2030, 2031].map(brigid)).toEqual([
    '2023-02-06',
    '2024-02-05',
    '2026-02-02',
    '2030-02-01',
    '2031-02-03',
  ])
})

test('Easter Monday matches the published tables', () => {
  const easterMonday = (year: number) => [...listIrishPublicHolidays(year)][3]
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

test('a public holiday has its name in both languages', () => {
  const named = ['2027-01-01', '2030-02-01', '2027-03-29', '2027-10-25', '2027-12-26'].map(findHolidayName)
  expect(named.map((name) => name?.en)).toEqual([
    'New Year’s Day',
    'St Brigid’s Day',
    'Easter Monday',
    'the October holiday',
    'St Stephen’s Day',
  ])
  expect(named.map((name) => name?.ga)).toEqual([
    'Lá Caille',
    'Lá Fhéile Bríde',
    'Luan Cásca',
    'Lá Saoire Dheireadh Fómhair',
    'Lá Fhéile Stiofáin',
  ])
  expect(findHolidayName('2027-03-26')).toBeUndefined()
})

test('Good Friday and Christmas Eve are ordinary days', () => {
  expect(isIrishPublicHoliday(Temporal.PlainDate.from('2026-04-03'))).toBe(false)
  expect(isIrishPublicHoliday(Temporal.PlainDate.from('2026-12-24'))).toBe(false)
})

test('each year has ten different days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
      const holidays = [...listIrishPublicHolidays(year)]
      expect(holidays.every((day) => day.startsWith(`${year}-`))).toBe(true)
      expect(holidays.length).toBe(10)
    }),
  )
})
