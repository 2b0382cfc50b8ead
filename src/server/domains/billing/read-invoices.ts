import type { InvoiceSummary, InvoiceView } from '#contracts/billing.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { type InvoiceRow, presentInvoice, presentInvoiceSummary } from './present-invoice.ts'

/** All documents of the member's organisation, the newest first. */
export async function listInvoices(ctx: Ctx): Promise<InvoiceSummary[]> {
  const rows = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => presentInvoiceSummary(row, ctx.now().toISOString()))
}

/** Throws `not_found`, also for an invoice of somebody else. */
export async function getInvoice(ctx: Ctx, id: string): Promise<InvoiceView> {
  const { organisationId } = requireMember(ctx)
  return viewOf(ctx, await findInvoice(ctx, id, organisationId))
}

/** Throws `not_found`. Without an organisation the caller has made sure that an administrator asks. */
export async function findInvoice(ctx: Ctx, id: string, organisationId?: string): Promise<InvoiceRow> {
  const ofAnybody = ctx.db.selectFrom('invoices').selectAll().where('id', '=', id)
  const query = organisationId === undefined ? ofAnybody : ofAnybody.where('organisation_id', '=', organisationId)
  const row = await query.executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such invoice.')
  return row
}

export async function viewOf(ctx: Ctx, row: InvoiceRow): Promise<InvoiceView> {
  const related = await ctx.db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number'])
    .where((other) =>
      other.or([other('credits_invoice_id', '=', row.id), other('id', '=', row.credits_invoice_id ?? '')]),
    )
    .executeTakeFirst()
  return presentInvoice(row, related, ctx.now().toISOString())
}
