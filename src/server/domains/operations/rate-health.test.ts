import { expect, test } from 'vitest'
import { findWorst, rateBackup, rateDatabase, rateDisk, rateJob, rateMail } from './rate-health.ts'

const NOW = new Date('2026-11-21T09:30:00.000Z')
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()

test('a slow database needs attention before it fails', () => {
  expect([3, 251, 2_001].map(rateDatabase)).toEqual(['ok', 'attention', 'failing'])
})

test('a job is ok while it runs on time', () => {
  const everyMs = 3_600_000
  const run = (hours: number, failedAt: string | null = null) =>
    rateJob(everyMs, { startedAt: before(hours), endedAt: before(hours), failedAt }, NOW)
  expect([run(1), run(3), run(4), run(1, before(1))]).toEqual(['ok', 'ok', 'attention', 'failing'])
  expect(rateJob(everyMs, undefined, NOW)).toBe('attention')
})

test('waiting or dead mail needs attention', () => {
  expect(rateMail({ oldestQueuedAt: null, dead: 0 }, NOW)).toBe('ok')
  expect(rateMail({ oldestQueuedAt: before(0.2), dead: 0 }, NOW)).toBe('ok')
  expect(rateMail({ oldestQueuedAt: before(1), dead: 0 }, NOW)).toBe('attention')
  expect(rateMail({ oldestQueuedAt: null, dead: 1 }, NOW)).toBe('attention')
  expect(rateMail({ oldestQueuedAt: before(25), dead: 0 }, NOW)).toBe('failing')
})

test('disk space counts as a share and as an amount', () => {
  const gb = 1024 ** 3
  expect([rateDisk(40 * gb, 100 * gb), rateDisk(9 * gb, 100 * gb)]).toEqual(['ok', 'attention'])
  expect([rateDisk(0.9 * gb, 2 * gb), rateDisk(0.1 * gb, 100 * gb)]).toEqual(['attention', 'failing'])
})

test('one backup a day is ok', () => {
  const health = (lastGoodAt: string | null, installedAt = before(9_999), failedAt: string | null = null) =>
    rateBackup({ lastGoodAt, failedAt }, installedAt, NOW)
  expect([before(25), before(27), before(24 * 8)].map((at) => health(at))).toEqual(['ok', 'attention', 'failing'])
  expect(health(before(25), undefined, before(1))).toBe('attention')
})

test('a new installation has a day for its first backup', () => {
  const health = (installedAt: string, failedAt: string | null = null) =>
    rateBackup({ lastGoodAt: null, failedAt }, installedAt, NOW)
  expect([before(0), before(25), before(27), before(24 * 8)].map((at) => health(at))).toEqual([
    'ok',
    'ok',
    'attention',
    'failing',
  ])
  expect(health(before(1), before(0))).toBe('attention')
})

test('the overall health is that of the worst part', () => {
  expect(findWorst(['ok', 'attention'])).toBe('attention')
  expect(findWorst(['failing', 'attention'])).toBe('failing')
  expect(findWorst([])).toBe('ok')
})
