import { expect, test } from 'vitest'
import { healthOfBackup, healthOfDatabase, healthOfDisk, healthOfJob, healthOfMail, worstOf } from './rules.ts'

const NOW = new Date('2026-11-21T09:30:00.000Z')
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()

test('a slow database asks for attention before it fails', () => {
  expect([3, 251, 2_001].map(healthOfDatabase)).toEqual(['ok', 'attention', 'failing'])
})

test('a job is well while it keeps its turns', () => {
  const everyMs = 3_600_000
  const run = (hours: number, failedAt: string | null = null) =>
    healthOfJob(everyMs, { startedAt: before(hours), endedAt: before(hours), failedAt }, NOW)
  expect([run(1), run(3), run(4), run(1, before(1))]).toEqual(['ok', 'ok', 'attention', 'failing'])
  expect(healthOfJob(everyMs, undefined, NOW)).toBe('attention')
})

test('mail that waits or was given up asks for attention', () => {
  expect(healthOfMail({ oldestQueuedAt: null, dead: 0 }, NOW)).toBe('ok')
  expect(healthOfMail({ oldestQueuedAt: before(0.2), dead: 0 }, NOW)).toBe('ok')
  expect(healthOfMail({ oldestQueuedAt: before(1), dead: 0 }, NOW)).toBe('attention')
  expect(healthOfMail({ oldestQueuedAt: null, dead: 1 }, NOW)).toBe('attention')
  expect(healthOfMail({ oldestQueuedAt: before(25), dead: 0 }, NOW)).toBe('failing')
})

test('room on the disk is a share and an amount', () => {
  const gb = 1024 ** 3
  expect([healthOfDisk(40 * gb, 100 * gb), healthOfDisk(9 * gb, 100 * gb)]).toEqual(['ok', 'attention'])
  expect([healthOfDisk(0.9 * gb, 2 * gb), healthOfDisk(0.1 * gb, 100 * gb)]).toEqual(['attention', 'failing'])
})

test('a backup a day is well', () => {
  const health = (lastGoodAt: string | null, installedAt = before(9_999), failedAt: string | null = null) =>
    healthOfBackup({ lastGoodAt, failedAt }, installedAt, NOW)
  expect([before(25), before(27), before(24 * 8)].map((at) => health(at))).toEqual(['ok', 'attention', 'failing'])
  expect(health(before(25), undefined, before(1))).toBe('attention')
})

test('a new installation has a day for its first backup', () => {
  const health = (installedAt: string, failedAt: string | null = null) =>
    healthOfBackup({ lastGoodAt: null, failedAt }, installedAt, NOW)
  expect([before(0), before(25), before(27), before(24 * 8)].map((at) => health(at))).toEqual([
    'ok',
    'ok',
    'attention',
    'failing',
  ])
  expect(health(before(1), before(0))).toBe('attention')
})

test('the worst part speaks for the whole', () => {
  expect(worstOf(['ok', 'attention'])).toBe('attention')
  expect(worstOf(['failing', 'attention'])).toBe('failing')
  expect(worstOf([])).toBe('ok')
})
