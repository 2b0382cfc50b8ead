import { sql } from 'kysely'
import { PART_SIZE, type PartOf } from '#contracts/organisation-record.ts'
import type { QuoteSummary } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { presentQuoteSummary } from './present-quote.ts'

/** The quotes of any organisation, for administrators, newest first. */
export async function listOrganisationQuotes(ctx: Ctx, organisationId: string): Promise<PartOf<QuoteSummary>> {
  await requireAdministrator(ctx)
  const rows = await ctx.db
    .selectFrom('quotes')
    .innerJoin('organisations', 'organisations.id', 'quotes.organisation_id')
    .selectAll('quotes')
    .select(['organisations.name as organisation_name', sql<number>`count(*) over ()`.as('total')])
    .where('quotes.organisation_id', '=', organisationId)
    .orderBy('quotes.number', 'desc')
    .limit(PART_SIZE)
    .execute()
  const today = irishDay(ctx.now())
  return { items: rows.map((row) => presentQuoteSummary(row, today)), total: Number(rows[0]?.total ?? 0) }
}
