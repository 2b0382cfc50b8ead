export type Backoff = { baseMs: number; capMs: number }

/** Doubles with every failure. Half of it is chance, so that what failed together does not come back together. */
export function backoffMs(failures: number, { baseMs, capMs }: Backoff, random: () => number): number {
  const full = Math.min(capMs, baseMs * 2 ** Math.min(failures - 1, 30))
  return Math.round(full / 2 + (random() * full) / 2)
}
