import type { Bucket } from '#contracts/analytics.ts'

const HOUR = 3_600_000

type Answered = { created_at: string; answered_at: string | null }

/** The middle of the times to an answer, of what was answered within the bucket, to a tenth of an hour; 0 for none. */
export function medianHours(rows: Answered[], { from, to }: Pick<Bucket, 'from' | 'to'>): number {
  const times = rows
    .flatMap(({ created_at, answered_at }) =>
      answered_at !== null && answered_at >= from && answered_at < to
        ? [Date.parse(answered_at) - Date.parse(created_at)]
        : [],
    )
    .toSorted((a, b) => a - b)
  const middle = Math.floor(times.length / 2)
  const upper = times[middle] ?? 0
  const median = times.length % 2 === 0 ? ((times[middle - 1] ?? 0) + upper) / 2 : upper
  return Math.round((median / HOUR) * 10) / 10
}
