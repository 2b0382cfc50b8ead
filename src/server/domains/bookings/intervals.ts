/** From an instant (inclusive) to another (exclusive), in milliseconds. */
export type Interval = { from: number; to: number }

/** Sorts intervals and joins those that overlap or touch. */
export function mergeIntervals(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const { from, to } of intervals.toSorted((one, other) => one.from - other.from)) {
    if (from >= to) continue
    const last = merged.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

export function subtractIntervals(intervals: Interval[], others: Interval[]): Interval[] {
  let left = intervals
  for (const other of others) {
    left = left.flatMap(({ from, to }) => [
      { from, to: Math.min(to, other.from) },
      { from: Math.max(from, other.to), to },
    ])
    left = left.filter(({ from, to }) => from < to)
  }
  return left
}
