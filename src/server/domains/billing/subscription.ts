import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { SubscriptionsTable } from '../../database/billing-tables.ts'

export type Subscription = Selectable<SubscriptionsTable>

/** An organisation's subscription, a sample or a real one. */
export function findSubscription(ctx: Ctx, organisationId: string): Promise<Subscription | undefined> {
  return ctx.db.selectFrom('subscriptions').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst()
}
