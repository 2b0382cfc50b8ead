import type { Lane } from './definitions.ts'

type Listener = (lane: Lane) => void

const listeners = new Set<Listener>()

/** Says that a lane has something new. Whoever listens looks for itself: a call too many does no harm. */
export function wakeWorkers(lane: Lane): void {
  for (const listener of listeners) setImmediate(listener, lane)
}

/** Returns how to stop listening. */
export function onWake(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
