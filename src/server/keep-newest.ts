/** Drops the oldest entries of a cache beyond a size. */
export function keepNewest<Key>(cache: Map<Key, unknown>, size: number): void {
  for (const oldest of cache.keys()) {
    if (cache.size <= size) break
    cache.delete(oldest)
  }
}
