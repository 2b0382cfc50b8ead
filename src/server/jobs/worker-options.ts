import type { MailTransport } from '../mail/transports/mail-transport.ts'
import type { Backoff } from '../queue/backoff.ts'
import type { Lane } from '../queue/job-definitions.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export type WorkerOptions = {
  /** Concurrent jobs of each lane. `long` has fewer than the 3 PostgreSQL connections of jobs. */
  slots: Record<Lane, number>
  /** How often a worker looks for due retries and for jobs of other processes. */
  pollMs: number
  /** After this time without a renewal another worker may claim the job. */
  leaseMs: number
  /** How long `stop` waits for running jobs. */
  stopTimeoutMs: number
  /** Age at which a mail, or a job of a newer version, is given up. */
  maxAgeMs: number
  random: () => number
  mail: MailOptions
}

export type MailOptions = {
  /** `sendTimeoutMs` and `retry` replace the time limit and waits of the job definition. */
  sendTimeoutMs?: number
  retry?: Backoff
  /** Pauses of all mails while the server is unreachable. */
  outage: Backoff
  /** Pauses of all mails while the server refuses our sign-in. Frequent attempts can lock an account. */
  lockout: Backoff
  /** A mail whose template fails this often is given up. */
  renderAttempts: number
  transport?: MailTransport
}

export type GivenOptions = Partial<Omit<WorkerOptions, 'mail' | 'slots'>> & {
  mail?: Partial<MailOptions>
  slots?: Partial<WorkerOptions['slots']>
}

export function resolveWorkerOptions({ mail, slots, ...given }: GivenOptions): WorkerOptions {
  return {
    pollMs: SECOND,
    leaseMs: MINUTE,
    stopTimeoutMs: 5 * SECOND,
    maxAgeMs: 3 * DAY,
    random: Math.random,
    ...given,
    slots: { mail: 4, short: 4, long: 2, outside: 4, reading: 2, ...slots },
    mail: {
      outage: { baseMs: SECOND, capMs: 15 * SECOND },
      lockout: { baseMs: 5 * SECOND, capMs: 5 * MINUTE },
      renderAttempts: 5,
      ...mail,
    },
  }
}
