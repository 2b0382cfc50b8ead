import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { recordAudit } from '../../audit/index.ts'
import { addDays } from '../calendar.ts'
import { creditInvoice } from '../credit-invoice.ts'
import { invoiceLines } from '../invoice-json.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { type Subscription, tryChangeSubscription } from '../subscription-row.ts'
import { buildEndDates } from '../transitions.ts'

/** Ends every cancelled plan after its paid period, and every trial that was not kept. The data stays for download. */
export function endCancelledSubscriptions(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, listExpiredSubscriptions, endSubscription)
}

function listExpiredSubscriptions(ctx: Ctx): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'in', ['trial', 'active'])
    .where('ends_at', '<=', ctx.now().toISOString())
    .execute()
}

async function endSubscription(tx: Tx, row: Subscription): Promise<boolean> {
  const now = tx.now().toISOString()
  // If the job runs late, the 30 days count from today, the day of the mail.
  const isLate = row.ends_at !== null && addDays(row.ends_at, 1) < now
  const changes = { status: 'cancelled' as const, ...(row.status === 'trial' && isLate && restartDataPeriod(now)) }
  if (!(await tryChangeSubscription(tx, row, changes))) return false
  const details = { plan: row.plan, organisationId: row.organisation_id }
  await recordAudit(tx, 'subscription.ended', { kind: 'subscription', id: row.id }, details)
  if (row.status === 'trial') await endTrial(tx, { ...row, ...changes })
  return true
}

function restartDataPeriod(now: string) {
  return { data_until: buildEndDates(now).data_until }
}

async function endTrial(tx: Tx, row: Subscription): Promise<void> {
  await mailOrganisation(tx, row.organisation_id, 'trial-ended', {
    planName: PLANS[row.plan].name,
    endedOn: formatDay(row.ends_at ?? ''),
    dataUntil: formatDay(row.data_until ?? ''),
  })
  await creditUnpaidSetup(tx, row.organisation_id)
}

/** Trials used to be invoiced at their start. */
async function creditUnpaidSetup(tx: Tx, organisationId: string): Promise<void> {
  const unpaid = await tx.db
    .selectFrom('invoices')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'due')
    .orderBy('number')
    .execute()
  for (const invoice of unpaid) {
    const hasSetup = invoiceLines.parse(JSON.parse(invoice.lines)).some(({ kind }) => kind === 'setup')
    if (hasSetup) await creditInvoice(tx, invoice, 'The trial ended and was not kept.')
  }
}
