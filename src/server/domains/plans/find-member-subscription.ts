import { requirePermission } from '../../access.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { memoizePerPage } from '../../once.ts'

/** The subscription of the actor's organisation, a sample or a real one. */
export const findMemberSubscription = memoizePerPage(async (ctx) => {
  const [row] = await findRow(ctx, { organisationId: requirePermission(ctx, 'portal.read').organisationId })
  return row
})

const findRow = keptQuery((db, { organisationId }: { organisationId: string }) =>
  db.selectFrom('subscriptions').selectAll().where('organisation_id', '=', organisationId),
)
