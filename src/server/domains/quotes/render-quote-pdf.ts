import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { getCompany } from '../settings/index.ts'
import { drawQuote, type QuotePdf } from './draw-quote.ts'
import { presentDocument } from './present-quote.ts'
import { findOwnQuote, findQuote, type QuoteRow } from './quote-row.ts'

/** A quote of the member's organisation as a PDF. Throws `not_found`. */
export async function renderQuotePdf(ctx: Ctx, id: string): Promise<QuotePdf> {
  return drawRow(ctx, await findOwnQuote(ctx, id))
}

/** Any quote as a PDF, with drafts, for administrators. Throws `not_found`. */
export async function renderAnyQuotePdf(ctx: Ctx, id: string): Promise<QuotePdf> {
  await requireAdministrator(ctx)
  return drawRow(ctx, await findQuote(ctx, id))
}

async function drawRow(ctx: Ctx, row: QuoteRow): Promise<QuotePdf> {
  return drawQuote(await presentDocument(ctx, row), await getCompany(ctx), new Date(row.sent_at ?? row.updated_at))
}
