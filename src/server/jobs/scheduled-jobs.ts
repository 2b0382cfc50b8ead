import type { Config } from '../config.ts'
import {
  endCancelledSubscriptions,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  tellOfTrialTerms,
  warnOfDeletions,
} from '../domains/billing/index.ts'
import { mailUnread } from '../domains/chat/index.ts'
import { remindOfReviews } from '../domains/compliance/index.ts'
import { sweepSessions } from '../domains/identity/index.ts'
import { deleteWhatIsDue } from '../domains/operations/index.ts'
import { eraseDesertedOrganisations, eraseEndedOrganisations } from '../domains/privacy/index.ts'
import { sweepRateLimits } from '../limits/rate-limit.ts'
import { backUpDaily } from './daily-backup.ts'
import type { ScheduledJob } from './run-job.ts'

const MINUTE = 60_000

const JOBS: ScheduledJob[] = [
  { name: 'sweep-sessions', everyMs: 15 * MINUTE, run: sweepSessions },
  { name: 'sweep-rate-limits', everyMs: 15 * MINUTE, run: sweepRateLimits },
  { name: 'mail-unread-chat-messages', everyMs: MINUTE, run: mailUnread },
  { name: 'delete-what-is-due', lane: 'long', everyMs: 60 * MINUTE, run: deleteWhatIsDue },
  { name: 'remind-of-policy-reviews', everyMs: 60 * MINUTE, run: remindOfReviews },
  { name: 'tell-of-trial-terms', everyMs: 60 * MINUTE, run: tellOfTrialTerms },
  { name: 'remind-of-trial-ends', everyMs: 60 * MINUTE, run: remindOfTrialEnds },
  { name: 'renew-subscriptions', everyMs: 10 * MINUTE, run: renewSubscriptions },
  { name: 'end-cancelled-subscriptions', everyMs: 10 * MINUTE, run: endCancelledSubscriptions },
  { name: 'remind-of-invoices', everyMs: 60 * MINUTE, run: remindOfInvoices },
  { name: 'warn-of-deletions', everyMs: 60 * MINUTE, run: warnOfDeletions },
  { name: 'erase-ended-organisations', lane: 'long', everyMs: 60 * MINUTE, run: eraseEndedOrganisations },
  { name: 'erase-deserted-organisations', lane: 'long', everyMs: 10 * MINUTE, run: eraseDesertedOrganisations },
]

/** PostgreSQL is backed up by its own program, from outside: `npm run backup`. */
const SQLITE_JOBS: ScheduledJob[] = [{ name: 'daily-backup', lane: 'long', everyMs: 60 * MINUTE, run: backUpDaily }]

export function scheduledJobs({ databaseUrl }: Pick<Config, 'databaseUrl'>): ScheduledJob[] {
  return databaseUrl === undefined ? [...JOBS, ...SQLITE_JOBS] : JOBS
}
