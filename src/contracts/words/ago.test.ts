import { expect, test } from 'vitest'
import { formatAgo } from './ago.ts'

test('past times use the largest unit that fits', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const words = Object.entries({
    '2026-11-21T11:59:30.000Z': 'just now',
    '2026-11-21T12:05:00.000Z': 'just now',
    '2026-11-21T11:59:00.000Z': '1 minute ago',
    '2026-11-21T11:58:00.000Z': '2 minutes ago',
    '2026-11-21T11:00:00.000Z': '1 hour ago',
    '2026-11-21T09:00:00.000Z': '3 hours ago',
    '2026-11-20T11:00:00.000Z': 'yesterday',
    '2026-11-01T12:00:00.000Z': '20 days ago',
    '2026-10-20T12:00:00.000Z': 'last month',
    '2026-08-01T12:00:00.000Z': '3 months ago',
    '2025-11-25T12:00:00.000Z': 'last year',
    '2024-01-01T12:00:00.000Z': '2 years ago',
  })
  for (const [instant, expected] of words) expect([instant, formatAgo(instant, now)]).toEqual([instant, expected])
})
