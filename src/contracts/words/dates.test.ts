import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  formatDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdayMoment,
  irishDay,
  irishYear,
} from './dates.ts'

test('an instant is told by the Irish calendar and clock, in winter and in summer', () => {
  expect(formatMoment('2026-11-21T23:30:00.000Z')).toBe('21 Nov 2026, 23:30')
  expect(formatMoment('2026-06-30T23:30:00.000Z')).toBe('1 Jul 2026, 00:30')
  expect(formatDay('2026-06-30T23:30:00.000Z')).toBe('1 July 2026')
  expect(irishDay('2026-06-30T23:30:00.000Z')).toBe('2026-07-01')
})

test('short days keep three letters of the month, in September too', () => {
  expect(formatShortDay('2026-09-04T12:00:00.000Z')).toBe('4 Sep 2026')
  expect(formatMonth('2025-01-01T00:00:00.000Z')).toBe('January 2025')
})

test('the weekday and the time are those of Ireland, not of UTC', () => {
  expect(formatWeekday('2026-06-30T23:30:00.000Z')).toBe('Wednesday 1 July 2026')
  expect(formatTime('2026-06-30T23:30:00.000Z')).toBe('00:30')
})

test('the year is that of Ireland, whatever the zone of the server', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone)
    expect([zone, irishYear('2026-12-31T23:59:59.000Z'), irishYear(new Date('2027-01-01T00:00:00.000Z'))]).toEqual([
      zone,
      2026,
      2027,
    ])
  }
})

test('nothing is shown by the zone of the server or of the browser', () => {
  const sources = globSync('{src,content}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const local = /\.get(FullYear|Month|Date|Day|Hours|Minutes)\(\)|\.toLocale(Date|Time)?String\(/
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => local.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a moment in a sentence names the weekday of the Irish clock', () => {
  expect(formatWeekdayMoment('2026-07-31T23:30:00.000Z')).toBe('Saturday 1 August 2026 at 00:30')
})
