import type { Deps } from '../context.ts'

export function startWorker(_deps: Deps): { stop(): Promise<void> } {
  return { stop: async () => {} }
}
