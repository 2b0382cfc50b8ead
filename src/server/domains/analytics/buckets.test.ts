import { expect, test } from 'vitest'
import { analyticsQuery } from '#contracts/analytics.ts'
import { bucketsOf } from './buckets.ts'
import { medianHours } from './median.ts'

const NOW = new Date('2026-11-21T09:30:00.000Z')
const bucketsFor = (address: Record<string, string>) => bucketsOf(analyticsQuery.parse(address), NOW)

test('months, quarters and years end with the one that runs', () => {
  const months = bucketsFor({})
  expect([months.length, months[0]?.label, months.at(-1)?.label]).toEqual([12, 'December 2025', 'November 2026'])
  const quarters = bucketsFor({ period: 'quarterly' })
  expect([quarters.length, quarters[0]?.label, quarters.at(-1)?.tick]).toEqual([8, 'Quarter 1 of 2025', 'Q4 26'])
  expect(bucketsFor({ period: 'yearly' }).map(({ label }) => label)).toEqual(['2022', '2023', '2024', '2025', '2026'])
})

test('a month begins at midnight in Ireland, in summer too', () => {
  const july = bucketsFor({}).find(({ label }) => label === 'July 2026')
  expect([july?.from, july?.to]).toEqual(['2026-06-30T23:00:00.000Z', '2026-07-31T23:00:00.000Z'])
})

test('parts follow each other without a gap', () => {
  for (const period of ['monthly', 'quarterly', 'yearly']) {
    const buckets = bucketsFor({ period })
    for (const [index, bucket] of buckets.slice(1).entries()) expect(bucket.from).toBe(buckets[index]?.to)
  }
})

test('a custom period is shown by days, months or years, whichever way round it was typed', () => {
  const days = bucketsFor({ period: 'custom', from: '2026-11-10', to: '2026-11-01' })
  expect([days.length, days[0]?.label, days.at(-1)?.tick]).toEqual([10, '1 November 2026', '10 Nov'])
  expect(bucketsFor({ period: 'custom', from: '2026-01-15', to: '2026-11-21' })).toHaveLength(11)
  expect(bucketsFor({ period: 'custom', from: '0001-01-01', to: '2026-11-21' }).length).toBeLessThan(40)
  expect(bucketsFor({ period: 'custom', from: 'nonsense', to: '2026-11-21' })).toHaveLength(12)
})

test('a median is the middle of what was answered in time', () => {
  const answered = (hours: number) => ({
    created_at: '2026-11-01T00:00:00.000Z',
    answered_at: new Date(Date.parse('2026-11-01T00:00:00.000Z') + hours * 3_600_000).toISOString(),
  })
  const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
  expect(medianHours([answered(1), answered(50), answered(2)], november)).toBe(2)
  expect(medianHours([answered(1), answered(2)], november)).toBe(1.5)
  expect(medianHours([{ created_at: '2026-11-01T00:00:00.000Z', answered_at: null }], november)).toBe(0)
})
