import type { PageOf } from '#contracts/billing.ts'
import { quoteFilter } from '#contracts/quote-form.ts'
import type { QuoteSummary, QuoteView } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import { holds, PAGE_SIZE } from '../billing/index.ts'
import { presentQuote, presentSummary } from './present.ts'
import { findQuote } from './quote-row.ts'

/** All quotes, the newest first, by number, customer or title. Takes the page's address as it is. */
export async function listAllQuotes(ctx: Ctx, input: unknown): Promise<PageOf<QuoteSummary>> {
  await requireAdministrator(ctx)
  const { search, status, kind, page } = parseInput(quoteFilter, input)
  const today = irishDay(ctx.now())
  let query = ctx.db.selectFrom('quotes').innerJoin('organisations', 'organisations.id', 'quotes.organisation_id')
  const number = /^(?:q[- ]?)?(\d{1,9})$/i.exec(search)?.[1]
  if (number !== undefined) query = query.where('quotes.number', '=', Number(number))
  else if (search !== '') {
    query = query.where((row) =>
      row.or([holds(row.ref('organisations.name'), search), holds(row.ref('quotes.title'), search)]),
    )
  }
  if (status === 'sent') query = query.where('status', '=', 'sent').where('valid_until', '>=', today)
  else if (status === 'expired') query = query.where('status', '=', 'sent').where('valid_until', '<', today)
  else if (status !== undefined) query = query.where('status', '=', status)
  if (kind !== undefined) query = query.where('quotes.kind', '=', kind)
  const { total } = await query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll('quotes')
    .select('organisations.name as organisation_name')
    .orderBy('quotes.number', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { items: rows.map((row) => presentSummary(row, today)), total, page, pageSize: PAGE_SIZE }
}

/** Any quote, drafts too, for the team. Throws `not_found`. */
export async function getAnyQuote(ctx: Ctx, id: string): Promise<QuoteView> {
  await requireAdministrator(ctx)
  return presentQuote(ctx, await findQuote(ctx, id))
}
