import type { Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { MailProps } from '../mail/templates/mail-template.ts'
import { consumeRateLimit, hashKey, isRateLimited } from './rate-limit.ts'
import { findTemplateLimit } from './table.ts'

type Mail = { template: keyof MailProps; to: string }

/**
 * Counts a mail for its receiver, in the caller's transaction, because people can type an address that they do not own.
 * Mails of jobs are not limited. Throws `rate_limited`.
 */
export async function limitReceiver(tx: Tx, { template, to }: Mail): Promise<void> {
  const limit = findTemplateLimit(template)
  if (limit === null || tx.actor.kind === 'job') return
  try {
    await consumeRateLimit(tx, limit, hashKey(to))
  } catch (error) {
    if (!isRateLimited(error)) throw error
    const message = 'We have sent many mails to this address in a short time. Please try again later.'
    const { retryAfterSeconds = limit.perSeconds } = error
    throw new AppError('rate_limited', message, { retryAfterSeconds, cause: error })
  }
}
