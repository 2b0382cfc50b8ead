const listeners = new Set<() => void>()

/** Says, after a commit of this process, that there are new messages. Whoever listens looks for itself. */
export function announceMessages(): void {
  for (const listener of listeners) listener()
}

/** Returns how to stop listening. */
export function onNewMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
