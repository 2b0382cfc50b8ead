import { PLANS } from '#contracts/plans.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { addDays } from '../calendar.ts'
import { calculateNextPayment } from '../get-subscription.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import type { Subscription } from '../subscription-row.ts'
import { buildEndDates, NO_CANCELLATION, TRIAL_NOTICE_DAYS } from '../transitions.ts'
import { recordNotice } from './record-notice.ts'

/**
 * Mails every customer once, three days before the end of the trial. An undecided customer is asked, a customer who
 * keeps the trial is told the amount, and a customer who cancelled gets no mail.
 */
export function remindOfTrialEnds(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, listEndingTrials, remindCustomer)
}

function listEndingTrials(ctx: Ctx): Promise<Subscription[]> {
  const now = ctx.now().toISOString()
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('source', '=', 'real')
    .where('status', '=', 'trial')
    .where('cancelled_at', 'is', null)
    .where('trial_ends_at', '>', now)
    .where('trial_ends_at', '<=', addDays(now, TRIAL_NOTICE_DAYS))
    .execute()
}

async function remindCustomer(tx: Tx, row: Subscription): Promise<boolean> {
  const { id, organisation_id: organisationId, trial_ends_at: endsAt } = row
  const payment = calculateNextPayment({ ...row, ...NO_CANCELLATION })
  // An extended trial has a new end and gets a new mail.
  const notice = { subjectId: id, kind: `trial-ending:${endsAt}`, organisationId }
  if (endsAt === null || payment === null || !(await recordNotice(tx, notice))) return false
  await mailOrganisation(tx, organisationId, 'trial-ending', {
    planName: PLANS[row.pending_plan ?? row.plan].name,
    endsOn: formatDay(endsAt),
    total: formatEuroExactly(payment.totalCents),
    isKept: row.ends_at === null,
    dataUntil: formatDay(buildEndDates(endsAt).data_until),
  })
  return true
}
