import type { InvoiceSummary, InvoiceView } from '#contracts/billing.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { presentInvoice, presentInvoiceSummary } from './present-invoice.ts'

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
  const row = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such invoice.')
  const related = await ctx.db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number'])
    .where((other) => other.or([other('credits_invoice_id', '=', id), other('id', '=', row.credits_invoice_id ?? '')]))
    .executeTakeFirst()
  return presentInvoice(row, related, ctx.now().toISOString())
}
