const listeners = new Set<() => void>()

/** Says that the outbox holds something new. Whoever listens looks for itself: a call too many does no harm. */
export function wakeWorker(): void {
  for (const listener of listeners) setImmediate(listener)
}

/** Returns how to stop listening. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
