import { type InvoiceListItem, type InvoiceView, invoiceFilter, type PageOf } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { getCompany } from '../../settings/index.ts'
import { invoiceBuyer } from '../invoice-json.ts'
import { drawInvoice, type InvoicePdf } from '../invoice-pdf.ts'
import { type InvoiceRow, presentInvoiceSummary } from '../present-invoice.ts'
import { findInvoice, viewOf } from '../read-invoices.ts'
import { buyerText, holds, PAGE_SIZE } from './search.ts'

/** All documents, the newest first, by number or by the buyer's name, VAT number or email. Takes the page's address as it is. */
export async function listAllInvoices(ctx: Ctx, input: unknown): Promise<PageOf<InvoiceListItem>> {
  await requireAdministrator(ctx)
  const { search, status, page } = parseInput(invoiceFilter, input)
  const now = ctx.now().toISOString()
  let query = ctx.db.selectFrom('invoices')
  const number = /^(?:inv|cn)?[- ]?(\d{1,9})$/i.exec(search)?.[1]
  if (number !== undefined) query = query.where('number', '=', Number(number))
  else if (search !== '') query = query.where(holds(buyerText(ctx.db), search))
  if (status === 'overdue') {
    query = query.where('status', '=', 'due').where('kind', '=', 'invoice').where('due_at', '<', now)
  } else if (status === 'due') {
    query = query
      .where('status', '=', 'due')
      .where((row) => row.or([row('due_at', '>=', now), row('kind', '=', 'credit_note')]))
  } else if (status !== undefined) query = query.where('status', '=', status)
  const { total } = await query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { items: rows.map((row) => present(row, now)), total, page, pageSize: PAGE_SIZE }
}

/** Any invoice, for the team. Throws `not_found`. */
export async function getAnyInvoice(ctx: Ctx, id: string): Promise<InvoiceView> {
  await requireAdministrator(ctx)
  return viewOf(ctx, await findInvoice(ctx, id))
}

/** Any invoice as a file, for the team. Throws `not_found`. */
export async function renderAnyInvoicePdf(ctx: Ctx, id: string): Promise<InvoicePdf> {
  return drawInvoice(await getAnyInvoice(ctx, id), await getCompany(ctx))
}

function present(row: InvoiceRow, now: string): InvoiceListItem {
  const { name } = invoiceBuyer.parse(JSON.parse(row.buyer))
  return { ...presentInvoiceSummary(row, now), buyerName: name, organisationId: row.organisation_id }
}
