import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

export type RateLimit = { name: string; points: number; perSeconds: number }

/** The forms that send mail to strangers. */
export const CONTACT_LIMIT: RateLimit = { name: 'contact', points: 5, perSeconds: 600 }

/** Reports that are drawn for a member: each takes the processor for a while. */
export const REPORT_LIMIT: RateLimit = { name: 'report', points: 60, perSeconds: 600 }

/** Files that a member puts into the database. */
export const UPLOAD_LIMIT: RateLimit = { name: 'upload', points: 60, perSeconds: 600 }

/**
 * Counts one attempt of `who` in a fixed window that all processes share. One statement counts and answers, so twenty
 * parallel attempts get no more than the limit. Throws `rate_limited` with the seconds to wait.
 */
export async function consumeRateLimit(ctx: Ctx, limit: RateLimit, who: string): Promise<void> {
  if (!ctx.config.rateLimits) return
  const now = ctx.now().getTime()
  const row = await ctx.db
    .insertInto('rate_limits')
    .values({ key: `${limit.name}:${who}`, points: 1, expires_at: now + limit.perSeconds * 1000 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when rate_limits.expires_at <= ${now} then 1 else rate_limits.points + 1 end`,
        expires_at: sql`case when rate_limits.expires_at <= ${now} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow()
  if (row.points <= limit.points) return
  throw new AppError('rate_limited', 'Too many attempts in a short time. Please wait a little and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((row.expires_at - now) / 1000)),
  })
}

/** Gives one attempt back to `who`, unless its window is over. */
export async function refundRateLimit(ctx: Ctx, limit: RateLimit, who: string): Promise<void> {
  if (!ctx.config.rateLimits) return
  await ctx.db
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', `${limit.name}:${who}`)
    .where('points', '>', 0)
    .where('expires_at', '>', ctx.now().getTime())
    .execute()
}

/** Removes windows that are over. */
export async function sweepRateLimits(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('expires_at', '<=', ctx.now().getTime()).execute()
}
