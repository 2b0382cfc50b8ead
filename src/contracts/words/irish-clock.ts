const HOUR = 3_600_000

const IRISH = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Dublin', timeZoneName: 'longOffset' })
const offsets = new Map<number, number>()
/** Bounds what instants that nobody meant can use up. */
const KEPT_OFFSETS = 20_000

/**
 * What the clocks in Ireland show at an instant, as a date whose UTC fields say so. Throws RangeError for no instant. The
 * zone is asked once for each hour: that takes a hundred times longer than the rest.
 */
export function toIrishClock(instant: string | Date): Date {
  const ms = new Date(instant).getTime()
  return new Date(ms + offsetAt(ms))
}

/**
 * The instant at which the clocks in Ireland show this: the earlier of two, and an hour later for a time that they leave
 * out. They are level with UTC, or an hour ahead of it.
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
