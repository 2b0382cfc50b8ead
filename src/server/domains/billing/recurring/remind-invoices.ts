import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { addDays, daysBetween } from '../calendar.ts'
import { invoiceSeller } from '../invoice-json.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { bankTransferOf, documentNumber, type InvoiceRow } from '../present-invoice.ts'
import { noteOnce } from './notices.ts'

/** Reminders go out on the day an invoice is due, and so many days after it. */
const LAST = 14
const DAYS_AFTER = [0, 7, LAST]

const kindOf = (daysAfter: number) => `due+${daysAfter}`

/**
 * Reminds of unpaid invoices. After a standstill only the latest reminder goes out, never two at once. The invoice of a
 * trial that may still end by itself is not asked for: it is taken back then.
 */
export function remindOfInvoices(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, findUnpaid, remind)
}

function findUnpaid(ctx: Ctx): Promise<InvoiceRow[]> {
  return (
    ctx.db
      .selectFrom('invoices')
      .selectAll()
      .where('status', '=', 'due')
      .where('kind', '=', 'invoice')
      .where('due_at', '<=', addDays(ctx.now().toISOString(), 1))
      .where('organisation_id', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.organisation_id', '=', 'invoices.organisation_id')
              .where('subscriptions.status', '=', 'trial')
              .where('subscriptions.ends_at', 'is not', null),
          ),
        ),
      )
      // Whoever had the last one is not looked at again.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('billing_notices')
              .select('billing_notices.kind')
              .whereRef('billing_notices.subject_id', '=', 'invoices.id')
              .where('billing_notices.kind', '=', kindOf(LAST)),
          ),
        ),
      )
      .execute()
  )
}

async function remind(tx: Tx, { id }: InvoiceRow): Promise<boolean> {
  // Locked, so that a payment that is noted at this moment is seen.
  const row = await tx.db
    .updateTable('invoices')
    .set((invoice) => ({ status: invoice.ref('status') }))
    .where('id', '=', id)
    .where('status', '=', 'due')
    .returningAll()
    .executeTakeFirst()
  if (row === undefined || row.organisation_id === null) return false
  const daysLate = daysBetween(row.due_at, tx.now().toISOString())
  const isNew: boolean[] = []
  for (const days of DAYS_AFTER.filter((after) => after <= daysLate)) {
    isNew.push(await noteOnce(tx, { subjectId: id, kind: kindOf(days), organisationId: row.organisation_id }))
  }
  if (isNew.at(-1) !== true) return false
  await mailOrganisation(tx, row.organisation_id, 'invoice-reminder', {
    number: documentNumber(row),
    total: formatEuroExactly(row.total_cents),
    dueOn: formatDay(row.due_at),
    isOverdue: daysLate > 0,
    bankTransfer: bankTransferOf(row, invoiceSeller.parse(JSON.parse(row.seller))),
  })
  return true
}
