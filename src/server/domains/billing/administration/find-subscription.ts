import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Subscription } from '../subscription.ts'

/** Any customer's plan; samples are none. Throws `not_found`. */
export async function findRealSubscription(ctx: Ctx, id: string): Promise<Subscription> {
  const row = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('source', '=', 'real')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such plan.')
  return row
}
