import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { getCompany } from '../settings/index.ts'
import { drawQuote, type QuotePdf } from './draw-quote.ts'
import { presentDocument } from './present.ts'
import { findOwnQuote, findQuote, type QuoteRow } from './quote-row.ts'

/** A quote of the member's organisation as a file. Throws `not_found`. */
export async function renderQuotePdf(ctx: Ctx, id: string): Promise<QuotePdf> {
  return draw(ctx, await findOwnQuote(ctx, id))
}

/** Any quote as a file, drafts too, for the team. Throws `not_found`. */
export async function renderAnyQuotePdf(ctx: Ctx, id: string): Promise<QuotePdf> {
  await requireAdministrator(ctx)
  return draw(ctx, await findQuote(ctx, id))
}

async function draw(ctx: Ctx, row: QuoteRow): Promise<QuotePdf> {
  return drawQuote(await presentDocument(ctx, row), await getCompany(ctx), new Date(row.sent_at ?? row.updated_at))
}
