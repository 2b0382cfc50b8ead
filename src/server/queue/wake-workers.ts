import type { Lane } from './job-definitions.ts'

type Listener = (lane: Lane) => void

const listeners = new Set<Listener>()

/** Tells the workers of this process that a lane may have a new job. An unnecessary call does no harm. */
export function wakeWorkers(lane: Lane): void {
  for (const listener of listeners) setImmediate(listener, lane)
}

export function onWake(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
