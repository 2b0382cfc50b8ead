const WORDS = new Intl.RelativeTimeFormat('en-IE', { numeric: 'auto' })
const MINUTE = 60_000
const STEPS = [
  { unit: 'minute', ms: MINUTE, upTo: 60 },
  { unit: 'hour', ms: 60 * MINUTE, upTo: 24 },
  { unit: 'day', ms: 24 * 60 * MINUTE, upTo: 30 },
  { unit: 'month', ms: 30 * 24 * 60 * MINUTE, upTo: 12 },
] as const

/** "2 hours ago", "yesterday". Use it in loaders only: the server's and the browser's text would differ. */
export function agoInWords(instant: string, now: Date): string {
  const elapsed = Math.max(0, now.getTime() - Date.parse(instant))
  if (elapsed < MINUTE) return 'just now'
  for (const { unit, ms, upTo } of STEPS) {
    const count = Math.floor(elapsed / ms)
    if (count < upTo) return WORDS.format(-count, unit)
  }
  return WORDS.format(-Math.floor(elapsed / (365 * 24 * 60 * MINUTE)) || -1, 'year')
}
