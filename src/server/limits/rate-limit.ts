import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { RateLimit } from './table.ts'

/** One attempt that was counted, so that it can be given back to the window it was taken from. */
export type Counted = { key: string; expiresAt: number }

/**
 * Counts one attempt of `who` in a fixed window that all processes share. One statement counts and answers, so twenty
 * parallel attempts get no more than the limit. In a transaction it counts only if that commits. Throws `rate_limited`
 * with the seconds to wait. Nobody to count, as with an address where there is no client, is not counted.
 */
export async function consumeRateLimit(
  ctx: Ctx,
  limit: RateLimit,
  who: string | undefined,
): Promise<Counted | undefined> {
  if (!ctx.config.rateLimits || who === undefined) return undefined
  const now = ctx.now().getTime()
  const key = keyOf(limit, who)
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

/** Gives an attempt back. Once its window is over it counts for nothing: the next window is not made longer by it. */
export async function refundRateLimit(ctx: Ctx, { key, expiresAt }: Counted): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .where('expires_at', '=', expiresAt)
    .execute()
}

/** Gives one attempt of an earlier request back to `who`, unless its window is over. */
export async function refundEarlier(ctx: Ctx, limit: RateLimit, who: string): Promise<void> {
  if (!ctx.config.rateLimits) return
  const key = keyOf(limit, who)
  const row = await ctx.db.selectFrom('rate_limits').select('expires_at').where('key', '=', key).executeTakeFirst()
  if (row !== undefined) await refundRateLimit(ctx, { key, expiresAt: Number(row.expires_at) })
}

/** Forgets what was counted for `who`, together with anybody or anything. */
export async function clearRateLimits(ctx: Ctx, limits: RateLimit[], who: string): Promise<void> {
  for (const limit of limits) {
    const key = keyOf(limit, who)
    await ctx.db
      .deleteFrom('rate_limits')
      .where((row) => row.or([row('key', '=', key), row('key', 'like', `${key}:%`)]))
      .execute()
  }
}

/** Removes windows that are over. */
export async function sweepRateLimits(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('expires_at', '<=', ctx.now().getTime()).execute()
}

/** Stands for a mailbox, an account or an organisation in the counters, so that none of them stays behind there. */
export function hashedKey(addressOrId: string): string {
  return createHash('sha256').update(addressOrId).digest('hex')
}

function keyOf(limit: RateLimit, who: string): string {
  return `${limit.name}:${who}`
}
