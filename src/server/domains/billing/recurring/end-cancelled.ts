import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { recordAudit } from '../../audit/index.ts'
import { addDays } from '../calendar.ts'
import { invoiceLines } from '../invoice-json.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { changeSubscription, type Subscription } from '../subscription.ts'
import { takeBackInvoice } from '../take-back-invoice.ts'
import { endingAt } from '../transitions.ts'

/** Ends every cancelled plan whose paid time is over, and every trial that was not kept. Its data stays for download. */
export function endCancelledSubscriptions(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, findOver, end)
}

function findOver(ctx: Ctx): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'in', ['trial', 'active'])
    .where('ends_at', '<=', ctx.now().toISOString())
    .execute()
}

async function end(tx: Tx, row: Subscription): Promise<boolean> {
  const now = tx.now().toISOString()
  // After a standstill the 30 days for the data count from the day on which the customer hears of it.
  const isLate = row.ends_at !== null && addDays(row.ends_at, 1) < now
  const changes = { status: 'cancelled' as const, ...(row.status === 'trial' && isLate && dataFrom(now)) }
  if (!(await changeSubscription(tx, row, changes))) return false
  await recordAudit(tx, 'subscription.ended', { kind: 'subscription', id: row.id }, { plan: row.plan })
  if (row.status === 'trial') await endTrial(tx, { ...row, ...changes })
  return true
}

function dataFrom(now: string) {
  return { data_until: endingAt(now).data_until }
}

async function endTrial(tx: Tx, row: Subscription): Promise<void> {
  await mailOrganisation(tx, row.organisation_id, 'trial-ended', {
    planName: PLANS[row.plan].name,
    endedOn: formatDay(row.ends_at ?? ''),
    dataUntil: formatDay(row.data_until ?? ''),
  })
  await takeBackUnpaidSetup(tx, row.organisation_id)
}

/** Trials of before were invoiced at their start. */
async function takeBackUnpaidSetup(tx: Tx, organisationId: string): Promise<void> {
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
    if (hasSetup) await takeBackInvoice(tx, invoice, 'The trial ended and was not kept.')
  }
}
