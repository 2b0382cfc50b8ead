import type { ListPage } from '#contracts/lists.ts'
import { quoteFilter } from '#contracts/quote-form.ts'
import type { QuoteSummary, QuoteView } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { readPage } from '../../lists/read-page.ts'
import { parseInput } from '../../parse.ts'
import { containsText, PAGE_SIZE } from '../billing/index.ts'
import { presentQuote, presentQuoteSummary } from './present-quote.ts'
import { findQuote, type QuoteRow } from './quote-row.ts'

const NEWEST = {
  by: 'quotes.number',
  of: (row: QuoteRow) => row.number,
  direction: 'desc',
  kind: 'number',
} as const

/** All quotes, newest first, by number, customer or title. `input` is the query of the page's address. */
export async function listAllQuotes(ctx: Ctx, input: unknown): Promise<ListPage<QuoteSummary>> {
  await requireAdministrator(ctx)
  const { q: search, status, kind, organisation, ...place } = parseInput(quoteFilter, input)
  const today = irishDay(ctx.now())
  let query = ctx.db.selectFrom('quotes').innerJoin('organisations', 'organisations.id', 'quotes.organisation_id')
  const number = /^(?:q[- ]?)?(\d{1,9})$/i.exec(search)?.[1]
  if (number !== undefined) query = query.where('quotes.number', '=', Number(number))
  else if (search !== '') {
    query = query.where((row) =>
      row.or([containsText(row.ref('organisations.name'), search), containsText(row.ref('quotes.title'), search)]),
    )
  }
  if (organisation !== undefined) query = query.where('quotes.organisation_id', '=', organisation)
  if (status === 'sent') query = query.where('status', '=', 'sent').where('valid_until', '>=', today)
  else if (status === 'expired') query = query.where('status', '=', 'sent').where('valid_until', '<', today)
  else if (status !== undefined) query = query.where('status', '=', status)
  if (kind !== undefined) query = query.where('quotes.kind', '=', kind)
  const { items, ...page } = await readPage(ctx, {
    matching: query,
    order: NEWEST,
    place,
    size: PAGE_SIZE,
    read: (rows) => rows.selectAll('quotes').select('organisations.name as organisation_name').execute(),
  })
  return { items: items.map((row) => presentQuoteSummary(row, today)), ...page }
}

/** Any quote, with drafts, for administrators. Throws `not_found`. */
export async function getAnyQuote(ctx: Ctx, id: string): Promise<QuoteView> {
  await requireAdministrator(ctx)
  return presentQuote(ctx, await findQuote(ctx, id))
}
