import type { QuoteSummary, QuoteView } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { presentQuote, presentQuoteSummary } from './present-quote.ts'
import { findOwnQuote } from './quote-row.ts'

/** All quotes sent to the member's organisation, newest first. */
export async function listQuotes(ctx: Ctx): Promise<QuoteSummary[]> {
  const rows = await listSent(ctx, { organisationId: requirePermission(ctx, 'billing.read').organisationId })
  const today = irishDay(ctx.now())
  return rows.map((row) => presentQuoteSummary(row, today))
}

const listSent = keptQuery((db, { organisationId }: { organisationId: string }) =>
  db
    .selectFrom('quotes')
    .innerJoin('organisations', 'organisations.id', 'quotes.organisation_id')
    .selectAll('quotes')
    .select('organisations.name as organisation_name')
    .where('organisation_id', '=', organisationId)
    .where('sent_at', 'is not', null)
    .orderBy('number', 'desc'),
)

/** Throws `not_found`, also for a quote of another organisation. */
export async function getQuote(ctx: Ctx, id: string): Promise<QuoteView> {
  requirePermission(ctx, 'billing.read')
  return presentQuote(ctx, await findOwnQuote(ctx, id))
}
