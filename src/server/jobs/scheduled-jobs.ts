import type { Config } from '../config.ts'
import {
  announceTrialTerms,
  endCancelledSubscriptions,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  warnOfDeletions,
} from '../domains/billing/index.ts'
import { offerFreedSlots } from '../domains/bookings/index.ts'
import { enqueueDueReadings } from '../domains/calendars/index.ts'
import { mailUnreadMessages } from '../domains/chat/index.ts'
import { remindOfReviews } from '../domains/compliance/index.ts'
import {
  deleteOldConversations,
  mailReceptionistMonths,
  recordReceptionistSavings,
} from '../domains/conversations/index.ts'
import { deleteExpiredSessions } from '../domains/identity/index.ts'
import { endLostReadings, enqueueMaterialReadings } from '../domains/material/index.ts'
import { deleteExpiredData } from '../domains/operations/index.ts'
import { eraseEmptyOrganisations, eraseEndedOrganisations } from '../domains/privacy/index.ts'
import { deleteOldWidgetPages, publishIrishFirst, updateReceptionists } from '../domains/receptionists/index.ts'
import { addReceptionistSamples } from '../domains/samples/index.ts'
import { sweepRateLimits } from '../limits/rate-limit.ts'
import { sealPlainSecrets } from '../secrets/reseal-secrets.ts'
import { backUpDaily } from './daily-backup.ts'
import type { ScheduledJob } from './run-scheduled-job.ts'

const MINUTE = 60_000

const JOBS: ScheduledJob[] = [
  { name: 'sweep-sessions', everyMs: 15 * MINUTE, run: deleteExpiredSessions },
  { name: 'sweep-rate-limits', everyMs: 15 * MINUTE, run: sweepRateLimits },
  { name: 'encrypt-plain-secrets', everyMs: 60 * MINUTE, run: sealPlainSecrets },
  { name: 'read-calendars', everyMs: MINUTE, run: enqueueDueReadings },
  { name: 'read-material-again', everyMs: 15 * MINUTE, run: enqueueMaterialReadings },
  { name: 'end-lost-readings', everyMs: 5 * MINUTE, run: endLostReadings },
  { name: 'offer-freed-slots', everyMs: MINUTE, run: offerFreedSlots },
  { name: 'mail-unread-chat-messages', everyMs: MINUTE, run: mailUnreadMessages },
  { name: 'delete-what-is-due', lane: 'long', everyMs: 60 * MINUTE, run: deleteExpiredData },
  { name: 'delete-old-conversations', lane: 'long', everyMs: 60 * MINUTE, run: deleteOldConversations },
  { name: 'count-receptionist-savings', everyMs: MINUTE, run: recordReceptionistSavings },
  { name: 'mail-receptionist-months', everyMs: 60 * MINUTE, run: mailReceptionistMonths },
  { name: 'delete-old-widget-pages', everyMs: 60 * MINUTE, run: deleteOldWidgetPages },
  { name: 'update-receptionists', everyMs: 5 * MINUTE, run: (ctx) => updateReceptionists(ctx, addReceptionistSamples) },
  { name: 'put-irish-first', everyMs: 5 * MINUTE, run: publishIrishFirst },
  { name: 'remind-of-policy-reviews', everyMs: 60 * MINUTE, run: remindOfReviews },
  { name: 'tell-of-trial-terms', everyMs: 60 * MINUTE, run: announceTrialTerms },
  { name: 'remind-of-trial-ends', everyMs: 60 * MINUTE, run: remindOfTrialEnds },
  { name: 'renew-subscriptions', everyMs: 10 * MINUTE, run: renewSubscriptions },
  { name: 'end-cancelled-subscriptions', everyMs: 10 * MINUTE, run: endCancelledSubscriptions },
  { name: 'remind-of-invoices', everyMs: 60 * MINUTE, run: remindOfInvoices },
  { name: 'warn-of-deletions', everyMs: 60 * MINUTE, run: warnOfDeletions },
  { name: 'erase-ended-organisations', lane: 'long', everyMs: 60 * MINUTE, run: eraseEndedOrganisations },
  { name: 'erase-deserted-organisations', lane: 'long', everyMs: 10 * MINUTE, run: eraseEmptyOrganisations },
]

/** PostgreSQL is backed up from outside, by `npm run backup`. */
const SQLITE_JOBS: ScheduledJob[] = [{ name: 'daily-backup', lane: 'long', everyMs: 60 * MINUTE, run: backUpDaily }]

export function listScheduledJobs({ databaseUrl }: Pick<Config, 'databaseUrl'>): ScheduledJob[] {
  return databaseUrl === undefined ? [...JOBS, ...SQLITE_JOBS] : JOBS
}
