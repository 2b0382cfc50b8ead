const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "2 hours ago", "yesterday". `now` comes from the loader, because the server's and the browser's clocks differ. */
export function formatAgo(instant: string, now: string | Date): string {
  const elapsed = Math.max(0, new Date(now).getTime() - Date.parse(instant))
  if (elapsed < MINUTE) return 'just now'
  if (elapsed < HOUR) return countAgo(elapsed, MINUTE, '1 minute ago', 'minutes')
  if (elapsed < DAY) return countAgo(elapsed, HOUR, '1 hour ago', 'hours')
  if (elapsed < 30 * DAY) return countAgo(elapsed, DAY, 'yesterday', 'days')
  if (elapsed < 360 * DAY) return countAgo(elapsed, 30 * DAY, 'last month', 'months')
  return countAgo(elapsed, 365 * DAY, 'last year', 'years')
}

function countAgo(elapsed: number, unit: number, one: string, many: string): string {
  const count = Math.floor(elapsed / unit)
  return count <= 1 ? one : `${count} ${many} ago`
}
