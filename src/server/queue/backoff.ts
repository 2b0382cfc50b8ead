export type Backoff = { baseMs: number; capMs: number }

/** Exponential backoff with jitter on half of the wait, so that jobs that failed together retry at different times. */
export function computeBackoffMs(failures: number, { baseMs, capMs }: Backoff, random: () => number): number {
  const full = Math.min(capMs, baseMs * 2 ** Math.min(failures - 1, 30))
  return Math.round(full / 2 + (random() * full) / 2)
}
