import { expect, test } from 'vitest'
import { getRanges, listCalendarBuckets } from './periods.ts'

test('a period ends today and is as long as the one before', () => {
  expect(getRanges('monthly', '2026-11-21')).toEqual({
    now: { from: '2026-10-22', to: '2026-11-21' },
    before: { from: '2026-09-22', to: '2026-10-21' },
  })
  expect(getRanges('quarterly', '2026-11-21').now).toEqual({ from: '2026-08-22', to: '2026-11-21' })
  expect(getRanges('yearly', '2026-11-21').before).toEqual({ from: '2024-11-22', to: '2025-11-21' })
})

test('at the end of a short month every day counts exactly once', () => {
  expect(getRanges('monthly', '2027-03-31')).toEqual({
    now: { from: '2027-03-01', to: '2027-03-31' },
    before: { from: '2027-02-01', to: '2027-02-28' },
  })
  expect(getRanges('yearly', '2028-02-29').now).toEqual({ from: '2027-03-01', to: '2028-02-29' })
})

test('the trend shows twelve months, eight quarters or four years, with the current one last', () => {
  const months = listCalendarBuckets('monthly', '2026-02-03')
  expect([months.length, months[0]?.key, months.at(-1)?.key]).toEqual([12, '2025-03', '2026-02'])
  const quarters = listCalendarBuckets('quarterly', '2026-11-21')
  expect([quarters.length, quarters[0]?.key]).toEqual([8, '2025-Q1'])
  expect(quarters.at(-1)).toEqual({ key: '2026-Q4', months: ['2026-10', '2026-11', '2026-12'] })
  const years = listCalendarBuckets('yearly', '2026-11-21')
  expect(years.map(({ key }) => key)).toEqual(['2023', '2024', '2025', '2026'])
  expect(years.at(-1)?.months).toHaveLength(12)
})
