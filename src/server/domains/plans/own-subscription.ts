import { requireMember } from '../../access.ts'
import { oncePerPage } from '../../once.ts'

/** The subscription of the actor's organisation, a sample or a real one. */
export const findSubscriptionOfMember = oncePerPage((ctx) =>
  ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .executeTakeFirst(),
)
