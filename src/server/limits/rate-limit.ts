import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { RateLimit } from './table.ts'

/** A counted attempt and its window. A refund needs both. */
export type CountedAttempt = { key: string; expiresAt: number }

/**
 * Counts one attempt of `who` in a fixed window that all processes share. One statement counts and reads the count, so
 * parallel attempts cannot exceed the limit. In a transaction the attempt counts only if the transaction commits.
 * Counts nothing when `who` is undefined. Throws `rate_limited` with the seconds to wait.
 */
export async function consumeRateLimit(
  ctx: Ctx,
  limit: RateLimit,
  who: string | undefined,
): Promise<CountedAttempt | undefined> {
  if (!ctx.config.rateLimits || who === undefined) return undefined
  const now = ctx.now().getTime()
  const key = counterKey(limit, who)
  const row = await ctx.db
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: now + limit.perSeconds * 1000 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when rate_limits.expires_at <= ${now} then 1 else rate_limits.points + 1 end`,
        expires_at: sql`case when rate_limits.expires_at <= ${now} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow()
  const expiresAt = Number(row.expires_at)
  if (row.points <= limit.points) return { key, expiresAt }
  throw new AppError('rate_limited', 'Too many attempts in a short time. Please wait a little and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((expiresAt - now) / 1000)),
  })
}

export function isRateLimited(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'rate_limited'
}

/** Refunds an attempt. Does nothing once its window has expired, so that a later window stays as it is. */
export async function refundRateLimit(ctx: Ctx, { key, expiresAt }: CountedAttempt): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .where('expires_at', '=', expiresAt)
    .execute()
}

/** Refunds one attempt that an earlier request of `who` made, unless its window has expired. */
export async function refundEarlierAttempt(ctx: Ctx, limit: RateLimit, who: string): Promise<void> {
  if (!ctx.config.rateLimits) return
  const key = counterKey(limit, who)
  const row = await ctx.db.selectFrom('rate_limits').select('expires_at').where('key', '=', key).executeTakeFirst()
  if (row !== undefined) await refundRateLimit(ctx, { key, expiresAt: Number(row.expires_at) })
}

/** Deletes the counters of `who`, and those whose key combines `who` with something else. */
export async function clearRateLimits(ctx: Ctx, limits: RateLimit[], who: string): Promise<void> {
  for (const limit of limits) {
    const key = counterKey(limit, who)
    await ctx.db
      .deleteFrom('rate_limits')
      .where((row) => row.or([row('key', '=', key), row('key', 'like', `${key}:%`)]))
      .execute()
  }
}

/** Deletes expired windows. */
export async function sweepRateLimits(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('expires_at', '<=', ctx.now().getTime()).execute()
}

/** Hashes a mailbox, an account or an organisation, so that counters hold no personal data. */
export function hashKey(addressOrId: string): string {
  return createHash('sha256').update(addressOrId).digest('hex')
}

function counterKey(limit: RateLimit, who: string): string {
  return `${limit.name}:${who}`
}
