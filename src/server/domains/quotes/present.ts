import type { QuoteDocument, QuoteInvoice, QuoteParts, QuoteSummary, QuoteView } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { buyerOf, documentNumber, findSubscription } from '../billing/index.ts'
import { contentOf, type QuoteRow, storedContent } from './quote-row.ts'
import { agreedParts, changesBetween, partsOf, quoteNumber, statusOn } from './rules.ts'

export async function presentQuote(ctx: Ctx, row: QuoteRow): Promise<QuoteView> {
  return {
    ...(await presentDocument(ctx, row)),
    id: row.id,
    organisationId: row.organisation_id,
    status: statusOn(irishDay(ctx.now()), row),
    version: row.version,
    answer: row.answered_at === null ? null : { at: row.answered_at, name: row.answered_name },
    reason: row.reason ?? '',
    deliveredAt: row.delivered_at,
    purchaseOrder: row.purchase_order,
    changes: await changesOf(ctx, row),
    invoices: await invoicesOf(ctx, row),
  }
}

export async function presentDocument(ctx: Ctx, row: QuoteRow): Promise<QuoteDocument> {
  const { name, addressLines } = await buyerOf(ctx, row.organisation_id)
  return {
    ...contentOf(row),
    number: quoteNumber(row.number),
    kind: row.kind,
    revision: row.revision,
    sentAt: row.sent_at,
    customer: { name, addressLines },
    parts: await currentParts(ctx, row),
  }
}

/** As agreed, or as they would be agreed now. */
export async function currentParts(ctx: Ctx, row: QuoteRow): Promise<QuoteParts> {
  const { net_cents, counted_cents, deposit_cents, deposit_percent } = row
  if (deposit_cents !== null) return agreedParts(net_cents, counted_cents ?? 0, deposit_cents)
  return partsOf(net_cents, await chargedSetup(ctx, row), deposit_percent)
}

/** What earlier plans have paid towards the set-up of Elite; other work has none. */
async function chargedSetup(ctx: Ctx, { kind, organisation_id }: QuoteRow): Promise<number> {
  if (kind === 'custom') return 0
  const subscription = await findSubscription(ctx, organisation_id)
  return subscription?.source === 'real' ? subscription.setup_charged_cents : 0
}

async function changesOf(ctx: Ctx, row: QuoteRow) {
  if (row.revision < 2) return []
  const before = await ctx.db
    .selectFrom('quote_versions')
    .select('content')
    .where('quote_id', '=', row.id)
    .where('revision', '=', row.revision - 1)
    .executeTakeFirst()
  return before === undefined ? [] : changesBetween(storedContent.parse(JSON.parse(before.content)), contentOf(row))
}

export async function invoicesOf(ctx: Ctx, row: QuoteRow): Promise<QuoteInvoice[]> {
  const ids = [row.deposit_invoice_id, row.rest_invoice_id].filter((id) => id !== null)
  if (ids.length === 0) return []
  const invoices = await ctx.db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'status'])
    .where('id', 'in', ids)
    .orderBy('number')
    .execute()
  return invoices.map((invoice) => ({
    id: invoice.id,
    number: documentNumber(invoice),
    part: invoice.id === row.deposit_invoice_id ? 'deposit' : 'rest',
    isCredited: invoice.status === 'credited',
  }))
}

export function presentSummary(row: QuoteRow & { organisation_name: string }, today: string): QuoteSummary {
  return {
    id: row.id,
    number: quoteNumber(row.number),
    title: row.title,
    kind: row.kind,
    status: statusOn(today, row),
    organisationName: row.organisation_name,
    netCents: row.net_cents,
    monthlyCents: row.monthly_cents,
    validUntil: row.valid_until,
    createdAt: row.created_at,
  }
}
