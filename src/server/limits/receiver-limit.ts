import type { Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { MailTemplates } from '../mail/templates/index.ts'
import { consumeRateLimit, hashedKey, isRateLimited } from './rate-limit.ts'
import { receiverLimit } from './table.ts'

type Mail = { template: keyof MailTemplates; to: string }

/**
 * Counts a mail that somebody's action causes, in the caller's transaction. Addresses are typed by people who may not
 * own them, those of accounts too. What jobs send is not limited. Throws `rate_limited`.
 */
export async function limitReceiver(tx: Tx, { template, to }: Mail): Promise<void> {
  const limit = receiverLimit(template)
  if (limit === null || tx.actor.kind === 'job') return
  try {
    await consumeRateLimit(tx, limit, hashedKey(to))
  } catch (error) {
    if (!isRateLimited(error)) throw error
    const message = 'This address has got many mails from us in a short time. Please try again later.'
    const { retryAfterSeconds = limit.perSeconds } = error
    throw new AppError('rate_limited', message, { retryAfterSeconds, cause: error })
  }
}
