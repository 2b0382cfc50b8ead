import type { SubscriptionView } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { presentSubscription } from '../get-subscription.ts'
import type { Subscription } from '../subscription-row.ts'

/** The plan of any customer, for administrators. Samples do not count. Throws `not_found`. */
export async function getAnySubscription(
  ctx: Ctx,
  id: string,
): Promise<SubscriptionView & { organisationId: string; organisationName: string }> {
  await requireAdministrator(ctx)
  const row = await findRealSubscription(ctx, id)
  const { name } = await ctx.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', row.organisation_id)
    .executeTakeFirstOrThrow()
  return {
    ...presentSubscription(row, ctx.now().toISOString()),
    organisationId: row.organisation_id,
    organisationName: name,
  }
}

/** The row of any customer's plan. Samples do not count. Throws `not_found`. */
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
