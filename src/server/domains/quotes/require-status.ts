import type { QuoteStatus } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { QuoteRow } from './quote-row.ts'
import { statusOn } from './rules.ts'

const STANDS: Record<QuoteStatus, string> = {
  draft: 'This quote has not been sent yet.',
  sent: 'This quote is still waiting for the customer.',
  expired: 'This quote has expired, so it cannot be accepted any more.',
  accepted: 'This quote has been accepted already.',
  delivered: 'This quote has been delivered already.',
  declined: 'This quote has been declined.',
  withdrawn: 'This quote has been withdrawn.',
  cancelled: 'This quote has been cancelled.',
}

/** Throws `conflict` with how the quote stands, when it is none of these. */
export function requireStatus(ctx: Ctx, row: QuoteRow, ...allowed: QuoteStatus[]): void {
  const status = statusOn(irishDay(ctx.now()), row)
  if (!allowed.includes(status)) throw new AppError('conflict', STANDS[status])
}

/** Throws `conflict` when the quote was edited after somebody looked at it. */
export function requireVersion({ version }: QuoteRow, seen: number): void {
  if (version === seen) return
  const message = 'Somebody else has changed this quote since you opened it. What you typed is still there.'
  throw new AppError('conflict', message)
}
