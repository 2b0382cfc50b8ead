import { PLANS } from '#contracts/plans.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { addDays } from '../calendar.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { nextPaymentOf } from '../present-subscription.ts'
import type { Subscription } from '../subscription.ts'
import { endingAt, NO_CANCELLATION, TRIAL_NOTICE_DAYS } from '../transitions.ts'
import { noteOnce } from './notices.ts'

/**
 * Asks every customer once, three days before its end, whether to keep the trial; who keeps it already is told what is
 * invoiced then. Who said no is left alone.
 */
export function remindOfTrialEnds(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, findEnding, remind)
}

function findEnding(ctx: Ctx): Promise<Subscription[]> {
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

async function remind(tx: Tx, row: Subscription): Promise<boolean> {
  const { id, organisation_id: organisationId, trial_ends_at: endsAt } = row
  const payment = nextPaymentOf({ ...row, ...NO_CANCELLATION })
  // An extended trial has another end, so it is told of anew.
  const notice = { subjectId: id, kind: `trial-ending:${endsAt}`, organisationId }
  if (endsAt === null || payment === null || !(await noteOnce(tx, notice))) return false
  await mailOrganisation(tx, organisationId, 'trial-ending', {
    planName: PLANS[row.pending_plan ?? row.plan].name,
    endsOn: formatDay(endsAt),
    total: formatEuroExactly(payment.totalCents),
    isKept: row.ends_at === null,
    dataUntil: formatDay(endingAt(endsAt).data_until),
  })
  return true
}
