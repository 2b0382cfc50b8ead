import type { MailTransport } from '../mail/transports/index.ts'
import type { Backoff } from '../queue/backoff.ts'
import type { Lane } from '../queue/definitions.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export type WorkerOptions = {
  /** Jobs under way at a time in each lane. Fewer long ones than the 3 connections of jobs to PostgreSQL. */
  slots: Record<Lane, number>
  /** How often it looks for retries that are due and for jobs of other processes. */
  pollMs: number
  /** A job whose process has not renewed its lease for this time is free for another worker. */
  leaseMs: number
  /** How long `stop` lets jobs under way finish. */
  stopPatienceMs: number
  /** A mail, or a job that only a newer version knows, is given up at this age. */
  maxAgeMs: number
  random: () => number
  mail: MailOptions
}

export type MailOptions = {
  /** Instead of the limit and the waits of the definition. */
  sendTimeoutMs?: number
  retry?: Backoff
  /** Pauses of all mail while the server cannot be reached. */
  outage: Backoff
  /** The same when it refuses our sign-in: servers lock out who tries often. */
  lockout: Backoff
  /** A template that fails so often will not get better. */
  renderAttempts: number
  transport?: MailTransport
}

export type GivenOptions = Partial<Omit<WorkerOptions, 'mail' | 'slots'>> & {
  mail?: Partial<MailOptions>
  slots?: Partial<WorkerOptions['slots']>
}

export function workerOptions({ mail, slots, ...given }: GivenOptions): WorkerOptions {
  return {
    pollMs: SECOND,
    leaseMs: MINUTE,
    stopPatienceMs: 5 * SECOND,
    maxAgeMs: 3 * DAY,
    random: Math.random,
    ...given,
    slots: { mail: 4, short: 4, long: 2, ...slots },
    mail: {
      outage: { baseMs: SECOND, capMs: 15 * SECOND },
      lockout: { baseMs: 5 * SECOND, capMs: 5 * MINUTE },
      renderAttempts: 5,
      ...mail,
    },
  }
}
