import type { QuoteSummary, QuoteView } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { presentQuote, presentSummary } from './present.ts'
import { findOwnQuote } from './quote-row.ts'

/** What the member's organisation was ever offered, the newest first. */
export async function listQuotes(ctx: Ctx): Promise<QuoteSummary[]> {
  const rows = await ctx.db
    .selectFrom('quotes')
    .innerJoin('organisations', 'organisations.id', 'quotes.organisation_id')
    .selectAll('quotes')
    .select('organisations.name as organisation_name')
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .where('sent_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  const today = irishDay(ctx.now())
  return rows.map((row) => presentSummary(row, today))
}

/** Throws `not_found`, also for a quote of somebody else. */
export async function getQuote(ctx: Ctx, id: string): Promise<QuoteView> {
  return presentQuote(ctx, await findOwnQuote(ctx, id))
}
