import { quoteSeen } from '#contracts/quote-form.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { lockQuote } from './quote-row.ts'
import { requireStatus, requireVersion } from './require-status.ts'
import { sendVersion } from './send-version.ts'

/**
 * Sends a draft to every member of its organisation. Throws `not_found`, and `conflict` for a quote that is not a draft
 * or has expired.
 */
export async function sendQuote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { version } = parseInput(quoteSeen, input)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'draft')
    requireVersion(row, version)
    if (row.valid_until < irishDay(tx.now())) {
      throw new AppError('conflict', 'The last day of this quote has passed. Please edit it first.')
    }
    await sendVersion(tx, row)
  })
}
