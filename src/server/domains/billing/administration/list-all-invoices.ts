import { type InvoiceListItem, type InvoiceView, invoiceFilter } from '#contracts/billing.ts'
import type { ListPage } from '#contracts/lists.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { readPage } from '../../../lists/read-page.ts'
import { parseInput } from '../../../parse.ts'
import { getCompany } from '../../settings/index.ts'
import { invoiceBuyer } from '../invoice-json.ts'
import { type InvoiceRow, presentInvoiceSummary } from '../present-invoice.ts'
import { findInvoice, loadInvoiceView } from '../read-invoices.ts'
import { drawInvoice, type InvoicePdf } from '../render-invoice-pdf.ts'
import { containsText, PAGE_SIZE, selectBuyerText } from './contains-text.ts'

const NEWEST = { by: 'number', of: (row: InvoiceRow) => row.number, direction: 'desc', kind: 'number' } as const

/**
 * All invoices and credit notes, newest first. Searches by number, or by the buyer's name, VAT number or email. `input`
 * is the query of the page's address.
 */
export async function listAllInvoices(ctx: Ctx, input: unknown): Promise<ListPage<InvoiceListItem>> {
  await requireAdministrator(ctx)
  const { q: search, status, organisation, ...place } = parseInput(invoiceFilter, input)
  const now = ctx.now().toISOString()
  let query = ctx.db.selectFrom('invoices')
  if (organisation !== undefined) query = query.where('organisation_id', '=', organisation)
  const number = /^(?:inv|cn)?[- ]?(\d{1,9})$/i.exec(search)?.[1]
  if (number !== undefined) query = query.where('number', '=', Number(number))
  else if (search !== '') query = query.where(containsText(selectBuyerText(ctx.db), search))
  if (status === 'overdue') {
    query = query.where('status', '=', 'due').where('kind', '=', 'invoice').where('due_at', '<', now)
  } else if (status === 'due') {
    query = query
      .where('status', '=', 'due')
      .where((row) => row.or([row('due_at', '>=', now), row('kind', '=', 'credit_note')]))
  } else if (status !== undefined) query = query.where('status', '=', status)
  const { items, ...page } = await readPage(ctx, {
    matching: query,
    order: NEWEST,
    place,
    size: PAGE_SIZE,
    read: (rows) => rows.selectAll().execute(),
  })
  return { items: items.map((row) => presentInvoiceListItem(row, now)), ...page }
}

/** Any invoice, for administrators. Throws `not_found`. */
export async function getAnyInvoice(ctx: Ctx, id: string): Promise<InvoiceView> {
  await requireAdministrator(ctx)
  return loadInvoiceView(ctx, await findInvoice(ctx, id))
}

/** Any invoice as a PDF, for administrators. Throws `not_found`. */
export async function renderAnyInvoicePdf(ctx: Ctx, id: string): Promise<InvoicePdf> {
  return drawInvoice(await getAnyInvoice(ctx, id), await getCompany(ctx))
}

export function presentInvoiceListItem(row: InvoiceRow, now: string): InvoiceListItem {
  const { name } = invoiceBuyer.parse(JSON.parse(row.buyer))
  return { ...presentInvoiceSummary(row, now), buyerName: name, organisationId: row.organisation_id }
}
