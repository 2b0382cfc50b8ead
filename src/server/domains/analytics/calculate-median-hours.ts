import type { Bucket } from '#contracts/analytics.ts'

const HOUR = 3_600_000

type AnsweredEnquiry = { created_at: string; answered_at: string | null }

/** The median time to an answer of enquiries answered in the bucket, to a tenth of an hour. 0 without any. */
export function calculateMedianHours(rows: AnsweredEnquiry[], { from, to }: Pick<Bucket, 'from' | 'to'>): number {
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
