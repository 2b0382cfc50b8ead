import { quoteRefusal } from '#contracts/quote-form.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getSubscription, withdrawEliteRequest } from '../billing/index.ts'
import { getProfile } from '../identity/index.ts'
import { mailQuoteNews, mailTeam } from './mail-quote-news.ts'
import { changeQuote, findOwnQuote, lockQuote } from './quote-row.ts'
import { requireStatus } from './require-status.ts'

/**
 * Declines a quote in the name of a person. Declining Elite also withdraws the request, so that the customer can ask
 * again. Throws `not_found`, and `conflict` when the quote does not await an answer.
 */
export async function declineQuote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { userId } = requirePermission(ctx, 'billing.change')
  const { reason } = parseInput(quoteRefusal, input)
  await findOwnQuote(ctx, id)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'sent')
    const { firstName, lastName, email } = await getProfile(tx)
    const declined = await changeQuote(tx, id, {
      status: 'declined',
      answered_at: tx.now().toISOString(),
      answered_by: userId,
      answered_name: `${firstName} ${lastName}`.trim() || email,
      reason,
    })
    await recordAudit(tx, 'quote.declined', { kind: 'quote', id }, { number: row.number })
    if (row.kind === 'elite' && (await getSubscription(tx))?.eliteRequestedAt) await withdrawEliteRequest(tx)
    await mailQuoteNews(tx, declined, 'declined')
    await mailTeam(tx, declined, 'declined')
  })
}
