import type { QuoteStatus } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { QuoteRow } from './quote-row.ts'
import { getQuoteStatus } from './rules.ts'

const STATUS_REFUSALS: Record<QuoteStatus, string> = {
  draft: 'This quote has not been sent yet.',
  sent: 'This quote is still waiting for the customer.',
  expired: 'This quote has expired, so it cannot be accepted any more.',
  accepted: 'This quote has been accepted already.',
  delivered: 'This quote has been delivered already.',
  declined: 'This quote has been declined.',
  withdrawn: 'This quote has been withdrawn.',
  cancelled: 'This quote has been cancelled.',
}

/** Throws `conflict`, with the current status, unless the quote has one of these. */
export function requireStatus(ctx: Ctx, row: QuoteRow, ...allowed: QuoteStatus[]): void {
  const status = getQuoteStatus(irishDay(ctx.now()), row)
  if (!allowed.includes(status)) throw new AppError('conflict', STATUS_REFUSALS[status])
}

/** Throws `conflict` when the quote was edited after the page showed it. */
export function requireVersion({ version }: QuoteRow, seen: number): void {
  if (version === seen) return
  const message = 'Somebody else has changed this quote since you opened it. What you typed is still there.'
  throw new AppError('conflict', message)
}
