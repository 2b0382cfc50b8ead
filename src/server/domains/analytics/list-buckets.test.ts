import { expect, test } from 'vitest'
import { analyticsQuery } from '#contracts/analytics.ts'
import { calculateMedianHours } from './calculate-median-hours.ts'
import { listBuckets } from './list-buckets.ts'

const NOW = new Date('2026-11-21T09:30:00.000Z')
const listBucketsFor = (address: Record<string, string>) => listBuckets(analyticsQuery.parse(address), NOW)

test('months, quarters and years end with the current one', () => {
  const months = listBucketsFor({})
  expect([months.length, months[0]?.label, months.at(-1)?.label]).toEqual([12, 'December 2025', 'November 2026'])
  const quarters = listBucketsFor({ period: 'quarterly' })
  expect([quarters.length, quarters[0]?.label, quarters.at(-1)?.tick]).toEqual([8, 'Quarter 1 of 2025', 'Q4 26'])
  expect(listBucketsFor({ period: 'yearly' }).map(({ label }) => label)).toEqual([
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ])
})

test('a month begins at midnight in Ireland, in summer too', () => {
  const july = listBucketsFor({}).find(({ label }) => label === 'July 2026')
  expect([july?.from, july?.to]).toEqual(['2026-06-30T23:00:00.000Z', '2026-07-31T23:00:00.000Z'])
})

test('buckets have no gaps', () => {
  for (const period of ['monthly', 'quarterly', 'yearly']) {
    const buckets = listBucketsFor({ period })
    for (const [index, bucket] of buckets.slice(1).entries()) expect(bucket.from).toBe(buckets[index]?.to)
  }
})

test('a custom period is split into days, months or years, in either order of its ends', () => {
  const days = listBucketsFor({ period: 'custom', from: '2026-11-10', to: '2026-11-01' })
  expect([days.length, days[0]?.label, days.at(-1)?.tick]).toEqual([10, '1 November 2026', '10 Nov'])
  expect(listBucketsFor({ period: 'custom', from: '2026-01-15', to: '2026-11-21' })).toHaveLength(11)
  expect(listBucketsFor({ period: 'custom', from: '0001-01-01', to: '2026-11-21' }).length).toBeLessThan(40)
  expect(listBucketsFor({ period: 'custom', from: 'nonsense', to: '2026-11-21' })).toHaveLength(12)
})

test('the median counts the enquiries answered in the bucket', () => {
  const createAnswered = (hours: number) => ({
    created_at: '2026-11-01T00:00:00.000Z',
    answered_at: new Date(Date.parse('2026-11-01T00:00:00.000Z') + hours * 3_600_000).toISOString(),
  })
  const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
  expect(calculateMedianHours([createAnswered(1), createAnswered(50), createAnswered(2)], november)).toBe(2)
  expect(calculateMedianHours([createAnswered(1), createAnswered(2)], november)).toBe(1.5)
  expect(calculateMedianHours([{ created_at: '2026-11-01T00:00:00.000Z', answered_at: null }], november)).toBe(0)
})
