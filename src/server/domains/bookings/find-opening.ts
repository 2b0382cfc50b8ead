import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import { listOpenIntervals } from './hours.ts'

const DAY = 24 * 3_600_000
const DAYS_AHEAD = 21

/** Returns when the organisation closes if it is open, or else when it opens next. Both are instants or null. */
export function findOpening(
  configuration: DiaryConfiguration,
  now: Date,
): { openUntil: string | null; opensAt: string | null } {
  const window = { from: now.getTime(), to: now.getTime() + DAYS_AHEAD * DAY }
  const next = listOpenIntervals(configuration, { hours: null, breaks: null }, window).find(
    ({ to }) => to > window.from,
  )
  if (next === undefined) return { openUntil: null, opensAt: null }
  const isOpen = next.from <= window.from
  return isOpen
    ? { openUntil: new Date(next.to).toISOString(), opensAt: null }
    : { openUntil: null, opensAt: new Date(next.from).toISOString() }
}
