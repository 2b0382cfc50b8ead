import type { MailTransport } from '../mail/transports/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export type WorkerOptions = {
  /** Mails under way at a time, each to another recipient. */
  concurrency: number
  /** How often it looks for retries that are due and for mails of other processes. */
  pollMs: number
  /** After this time without an outcome a mail is free for another worker. Longer than `sendTimeoutMs`. */
  leaseMs: number
  sendTimeoutMs: number
  /** How long `stop` lets mails under way finish. */
  stopPatienceMs: number
  /** Waits between the attempts of one mail. */
  retry: { baseMs: number; capMs: number }
  /** Pauses of all mail while the server cannot be reached. */
  outage: { baseMs: number; capMs: number }
  /** The same when it refuses our sign-in: servers lock out who tries often. */
  lockout: { baseMs: number; capMs: number }
  /** A mail that could not be sent for so long is given up. */
  maxAgeMs: number
  /** A template that fails so often will not get better. */
  renderAttempts: number
  random: () => number
  transport?: MailTransport
}

export const DEFAULT_OPTIONS: WorkerOptions = {
  concurrency: 4,
  pollMs: SECOND,
  leaseMs: MINUTE,
  sendTimeoutMs: 30 * SECOND,
  stopPatienceMs: 5 * SECOND,
  retry: { baseMs: SECOND, capMs: 15 * MINUTE },
  outage: { baseMs: SECOND, capMs: 15 * SECOND },
  lockout: { baseMs: 5 * SECOND, capMs: 5 * MINUTE },
  maxAgeMs: 3 * DAY,
  renderAttempts: 5,
  random: Math.random,
}
