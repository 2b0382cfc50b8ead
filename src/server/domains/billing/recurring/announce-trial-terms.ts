import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { formatDocumentNumber, type InvoiceRow } from '../present-invoice.ts'
import type { Subscription } from '../subscription-row.ts'
import { buildEndDates } from '../transitions.ts'
import { recordNotice } from './record-notice.ts'

/** Mails each customer once whose set-up was invoiced at the start of the trial, that the trial now ends by itself. */
export function announceTrialTerms(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, listInvoicedTrials, announceTerms)
}

function listInvoicedTrials(ctx: Ctx): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('source', '=', 'real')
    .where('status', '=', 'trial')
    .where('ends_at', '>', ctx.now().toISOString())
    .where('setup_charged_cents', '>', 0)
    .execute()
}

async function announceTerms(tx: Tx, row: Subscription): Promise<boolean> {
  const { id: subjectId, organisation_id: organisationId, ends_at: endsAt } = row
  if (endsAt === null || !(await recordNotice(tx, { subjectId, kind: 'trial-terms', organisationId }))) return false
  const invoice = await findSetupInvoice(tx, organisationId)
  await mailOrganisation(tx, organisationId, 'trial-terms', {
    planName: PLANS[row.plan].name,
    endsOn: formatDay(endsAt),
    dataUntil: formatDay(row.data_until ?? buildEndDates(endsAt).data_until),
    invoice: invoice === undefined ? null : formatDocumentNumber(invoice),
    isPaid: invoice?.status === 'paid',
  })
  return true
}

function findSetupInvoice(tx: Tx, organisationId: string): Promise<InvoiceRow | undefined> {
  return tx.db
    .selectFrom('invoices')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'invoice')
    .where('status', 'in', ['due', 'paid'])
    .orderBy('number')
    .executeTakeFirst()
}
