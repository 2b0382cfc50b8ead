import type { InvoiceSummary, InvoiceView } from '#contracts/billing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { type InvoiceRow, presentInvoice, presentInvoiceSummary } from './present-invoice.ts'

/** All invoices and credit notes of the member's organisation, newest first. */
export async function listInvoices(ctx: Ctx): Promise<InvoiceSummary[]> {
  const rows = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .where('organisation_id', '=', requirePermission(ctx, 'billing.read').organisationId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => presentInvoiceSummary(row, ctx.now().toISOString()))
}

/** Throws `not_found`, also for an invoice of another organisation. */
export async function getInvoice(ctx: Ctx, id: string): Promise<InvoiceView> {
  const { organisationId } = requirePermission(ctx, 'billing.read')
  return loadInvoiceView(ctx, await findInvoice(ctx, id, organisationId))
}

/** Throws `not_found`. Without `organisationId` the caller has checked that an administrator asks. */
export async function findInvoice(ctx: Ctx, id: string, organisationId?: string): Promise<InvoiceRow> {
  const anyInvoice = ctx.db.selectFrom('invoices').selectAll().where('id', '=', id)
  const query = organisationId === undefined ? anyInvoice : anyInvoice.where('organisation_id', '=', organisationId)
  const row = await query.executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such invoice.')
  return row
}

export async function loadInvoiceView(ctx: Ctx, row: InvoiceRow): Promise<InvoiceView> {
  const related = await ctx.db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number'])
    .where((other) =>
      other.or([other('credits_invoice_id', '=', row.id), other('id', '=', row.credits_invoice_id ?? '')]),
    )
    .executeTakeFirst()
  return presentInvoice(row, related, ctx.now().toISOString())
}
