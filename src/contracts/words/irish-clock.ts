const HOUR = 3_600_000

const IRISH = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Dublin', timeZoneName: 'longOffset' })
const offsets = new Map<number, number>()
/** Bounds the cache against many distinct instants. */
const KEPT_OFFSETS = 20_000

/**
 * Returns a date whose UTC fields show Irish clock time. Throws RangeError for an invalid instant. Caches the offset of
 * each hour, because Intl takes a hundred times longer than the rest.
 */
export function toIrishClock(instant: string | Date): Date {
  const ms = new Date(instant).getTime()
  return new Date(ms + offsetAt(ms))
}

/**
 * Returns the instant of an Irish clock time. A repeated time gives the earlier instant. A skipped time gives an hour
 * later. Irish clocks are at UTC or UTC+1.
 */
export function fromIrishClock(clock: Date): Date {
  const early = clock.getTime() - HOUR
  return new Date(offsetAt(early) === HOUR ? early : early + HOUR)
}

function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const zone = IRISH.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value
  const offset = zone === 'GMT+01:00' ? HOUR : 0
  if (offsets.size >= KEPT_OFFSETS) offsets.clear()
  offsets.set(hour, offset)
  return offset
}
