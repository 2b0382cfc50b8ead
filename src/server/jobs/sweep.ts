import type { Deps } from '../context.ts'
import { sweepSessions } from '../domains/identity/index.ts'
import { sweepRateLimits } from '../http/rate-limit.ts'

const EVERY_MS = 15 * 60_000

/** Removes what is over and counts for nothing any more. Several processes may do so at once. */
export function startSweep(deps: Deps): { stop(): Promise<void> } {
  let underWay = Promise.resolve()
  const sweep = async () => {
    try {
      await sweepSessions(deps)
      await sweepRateLimits(deps)
    } catch (error) {
      deps.log.warn({ err: error }, 'sweep failed')
    }
  }
  const timer = setInterval(() => {
    underWay = sweep()
  }, EVERY_MS).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return underWay
    },
  }
}
