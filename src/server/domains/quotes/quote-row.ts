import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { QuoteContent } from '#contracts/quotes.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { QuotesTable } from '../../database/quote-tables.ts'
import { AppError } from '../../errors.ts'

export type QuoteRow = Selectable<QuotesTable>

const storedLines = z.array(z.object({ description: z.string(), netCents: z.number().int() }))

export const storedContent = z.object({
  title: z.string(),
  lines: storedLines,
  depositPercent: z.number().int(),
  validUntil: z.string(),
  notes: z.string(),
  monthlyCents: z.number().int().nullable(),
})

export function parseContent(row: QuoteRow): QuoteContent {
  return {
    title: row.title,
    lines: storedLines.parse(JSON.parse(row.lines)),
    depositPercent: row.deposit_percent,
    validUntil: row.valid_until,
    notes: row.notes,
    monthlyCents: row.monthly_cents,
  }
}

/** Throws `not_found`. The caller has checked that an administrator asks. */
export async function findQuote(ctx: Ctx, id: string): Promise<QuoteRow> {
  const row = await ctx.db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw quoteNotFoundError()
  return row
}

/** Throws `not_found`, also for a quote of another organisation and for a quote that was never sent. */
export async function findOwnQuote(ctx: Ctx, id: string): Promise<QuoteRow> {
  const row = await ctx.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', requirePermission(ctx, 'billing.read').organisationId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) throw quoteNotFoundError()
  return row
}

/** Locks the quote for the caller's transaction, so that decisions run one after another. Returns the row. */
export async function lockQuote(tx: Tx, id: string): Promise<QuoteRow> {
  const row = await tx.db
    .updateTable('quotes')
    .set((quote) => ({ number: quote.ref('number') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw quoteNotFoundError()
  return row
}

/** Returns audit details for administrators, who belong to another organisation. */
export function describeForAudit({ number, organisation_id: organisationId }: QuoteRow) {
  return { number, organisationId }
}

export async function changeQuote(tx: Tx, id: string, changes: Partial<QuoteRow>): Promise<QuoteRow> {
  return tx.db
    .updateTable('quotes')
    .set({ ...changes, updated_at: tx.now().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function quoteNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such quote.')
}
