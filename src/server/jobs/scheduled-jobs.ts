import type { Ctx } from '../context.ts'
import {
  endCancelledSubscriptions,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  warnOfDeletions,
} from '../domains/billing/index.ts'
import { mailUnread } from '../domains/chat/index.ts'
import { remindOfReviews } from '../domains/compliance/index.ts'
import { sweepSessions } from '../domains/identity/index.ts'
import { deleteWhatIsDue } from '../domains/operations/index.ts'
import { eraseEndedOrganisations } from '../domains/privacy/index.ts'
import { sweepRateLimits } from '../http/rate-limit.ts'

/**
 * Each may run in several processes at once and again after a crash, so each does what is due in statements that settle
 * races themselves, and a second run finds nothing left.
 */
export type ScheduledJob = { name: string; everyMs: number; run(ctx: Ctx): Promise<void> }

const MINUTE = 60_000

export const SCHEDULED_JOBS: ScheduledJob[] = [
  { name: 'sweep-sessions', everyMs: 15 * MINUTE, run: sweepSessions },
  { name: 'sweep-rate-limits', everyMs: 15 * MINUTE, run: sweepRateLimits },
  { name: 'mail-unread-chat-messages', everyMs: MINUTE, run: mailUnread },
  { name: 'delete-what-is-due', everyMs: 60 * MINUTE, run: deleteWhatIsDue },
  { name: 'remind-of-policy-reviews', everyMs: 60 * MINUTE, run: remindOfReviews },
  { name: 'remind-of-trial-ends', everyMs: 60 * MINUTE, run: remindOfTrialEnds },
  { name: 'renew-subscriptions', everyMs: 10 * MINUTE, run: renewSubscriptions },
  { name: 'end-cancelled-subscriptions', everyMs: 10 * MINUTE, run: endCancelledSubscriptions },
  { name: 'remind-of-invoices', everyMs: 60 * MINUTE, run: remindOfInvoices },
  { name: 'warn-of-deletions', everyMs: 60 * MINUTE, run: warnOfDeletions },
  { name: 'erase-ended-organisations', everyMs: 60 * MINUTE, run: eraseEndedOrganisations },
]
