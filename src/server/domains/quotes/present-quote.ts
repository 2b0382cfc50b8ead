import type { QuoteDocument, QuoteInvoice, QuoteParts, QuoteSummary, QuoteView } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { findSubscription, formatDocumentNumber, getBuyer } from '../billing/index.ts'
import { parseContent, type QuoteRow, storedContent } from './quote-row.ts'
import { buildAgreedParts, compareContents, formatQuoteNumber, getQuoteStatus, splitQuote } from './rules.ts'

export async function presentQuote(ctx: Ctx, row: QuoteRow): Promise<QuoteView> {
  return {
    ...(await presentDocument(ctx, row)),
    id: row.id,
    organisationId: row.organisation_id,
    status: getQuoteStatus(irishDay(ctx.now()), row),
    version: row.version,
    answer: row.answered_at === null ? null : { at: row.answered_at, name: row.answered_name },
    reason: row.reason ?? '',
    deliveredAt: row.delivered_at,
    purchaseOrder: row.purchase_order,
    changes: await listQuoteChanges(ctx, row),
    invoices: await listQuoteInvoices(ctx, row),
  }
}

export async function presentDocument(ctx: Ctx, row: QuoteRow): Promise<QuoteDocument> {
  const { name, addressLines } = await getBuyer(ctx, row.organisation_id)
  return {
    ...parseContent(row),
    number: formatQuoteNumber(row.number),
    kind: row.kind,
    revision: row.revision,
    sentAt: row.sent_at,
    customer: { name, addressLines },
    parts: await getQuoteParts(ctx, row),
  }
}

/** The agreed parts, or the parts that acceptance would agree on now. */
export async function getQuoteParts(ctx: Ctx, row: QuoteRow): Promise<QuoteParts> {
  const { net_cents, counted_cents, deposit_cents, deposit_percent } = row
  if (deposit_cents !== null) return buildAgreedParts(net_cents, counted_cents ?? 0, deposit_cents)
  return splitQuote(net_cents, await getChargedSetup(ctx, row), deposit_percent)
}

/** The set-up fees that earlier plans have charged towards Elite. 0 for other work. */
async function getChargedSetup(ctx: Ctx, { kind, organisation_id }: QuoteRow): Promise<number> {
  if (kind === 'custom') return 0
  const subscription = await findSubscription(ctx, organisation_id)
  return subscription?.source === 'real' ? subscription.setup_charged_cents : 0
}

async function listQuoteChanges(ctx: Ctx, row: QuoteRow) {
  if (row.revision < 2) return []
  const before = await ctx.db
    .selectFrom('quote_versions')
    .select('content')
    .where('quote_id', '=', row.id)
    .where('revision', '=', row.revision - 1)
    .executeTakeFirst()
  return before === undefined ? [] : compareContents(storedContent.parse(JSON.parse(before.content)), parseContent(row))
}

export async function listQuoteInvoices(ctx: Ctx, row: QuoteRow): Promise<QuoteInvoice[]> {
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
    number: formatDocumentNumber(invoice),
    part: invoice.id === row.deposit_invoice_id ? 'deposit' : 'rest',
    isCredited: invoice.status === 'credited',
  }))
}

export function presentQuoteSummary(row: QuoteRow & { organisation_name: string }, today: string): QuoteSummary {
  return {
    id: row.id,
    number: formatQuoteNumber(row.number),
    title: row.title,
    kind: row.kind,
    status: getQuoteStatus(today, row),
    organisationId: row.organisation_id,
    organisationName: row.organisation_name,
    netCents: row.net_cents,
    monthlyCents: row.monthly_cents,
    validUntil: row.valid_until,
    createdAt: row.created_at,
  }
}
