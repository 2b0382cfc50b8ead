import type { SubscriptionView } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { presentSubscription } from '../present-subscription.ts'
import { findRealSubscription } from './find-subscription.ts'

/** Any customer's plan, for the team; samples are none. Throws `not_found`. */
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
