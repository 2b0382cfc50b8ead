import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { addDays, countDays } from '../calendar.ts'
import { invoiceSeller } from '../invoice-json.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { formatDocumentNumber, getBankTransfer, type InvoiceRow } from '../present-invoice.ts'
import { recordNotice } from './record-notice.ts'

/** Reminders go out on the due day and these days after it. */
const LAST_REMINDER_DAY = 14
const REMINDER_DAYS = [0, 7, LAST_REMINDER_DAY]

const buildNoticeKind = (daysAfter: number) => `due+${daysAfter}`

/**
 * Mails a reminder of unpaid invoices. After a standstill only the latest reminder goes out. Skips the invoice of a
 * trial that may still end by itself, because it would be credited then.
 */
export function remindOfInvoices(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, listUnpaidInvoices, remindCustomer)
}

function listUnpaidInvoices(ctx: Ctx): Promise<InvoiceRow[]> {
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
      // No reminder follows the last one.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('billing_notices')
              .select('billing_notices.kind')
              .whereRef('billing_notices.subject_id', '=', 'invoices.id')
              .where('billing_notices.kind', '=', buildNoticeKind(LAST_REMINDER_DAY)),
          ),
        ),
      )
      .execute()
  )
}

async function remindCustomer(tx: Tx, { id }: InvoiceRow): Promise<boolean> {
  // Lock the row, so that a payment recorded at this moment is seen.
  const row = await tx.db
    .updateTable('invoices')
    .set((invoice) => ({ status: invoice.ref('status') }))
    .where('id', '=', id)
    .where('status', '=', 'due')
    .returningAll()
    .executeTakeFirst()
  if (row === undefined || row.organisation_id === null) return false
  const daysLate = countDays(row.due_at, tx.now().toISOString())
  const isNew: boolean[] = []
  for (const days of REMINDER_DAYS.filter((after) => after <= daysLate)) {
    isNew.push(
      await recordNotice(tx, { subjectId: id, kind: buildNoticeKind(days), organisationId: row.organisation_id }),
    )
  }
  if (isNew.at(-1) !== true) return false
  await mailOrganisation(tx, row.organisation_id, 'invoice-reminder', {
    number: formatDocumentNumber(row),
    total: formatEuroExactly(row.total_cents),
    dueOn: formatDay(row.due_at),
    isOverdue: daysLate > 0,
    bankTransfer: getBankTransfer(row, invoiceSeller.parse(JSON.parse(row.seller))),
  })
  return true
}
