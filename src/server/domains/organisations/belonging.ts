import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { BATCH_SIZE } from '../../for-each-due.ts'
import { findPlanToBePaid } from '../plans/index.ts'
import { COMPANY_ORGANISATION_ID } from './create.ts'

/**
 * Holds every change of who belongs to an organisation until the caller's transaction ends: of two last colleagues who
 * leave at the same moment the second sees the first gone. False when there is no such organisation.
 */
export async function lockOrganisation(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('organisations')
    .set((organisation) => ({ name: organisation.ref('name') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Leaver = {
  userId: string
  organisationId: string /** What they do first, as the end of a sentence. */
  remedy: string
}

/**
 * For whoever is about to leave an organisation that the caller has locked. Throws `conflict` for the last person who can
 * sign in while a plan goes on to be invoiced: nobody could cancel it any more.
 */
export async function refuseToLeavePlan(tx: Tx, { userId, organisationId, remedy }: Leaver): Promise<void> {
  if (organisationId === COMPANY_ORGANISATION_ID) return
  const colleague = await tx.db
    .selectFrom('users')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '!=', userId)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (colleague !== undefined || (await findPlanToBePaid(tx, organisationId)) === undefined) return
  throw new AppError('conflict', `Nobody else can sign in for the organisation, and its plan is running. ${remedy}`)
}

/**
 * Customers to whom nobody belongs any more, in the order of their ids, for `forEachDue`. Whose plan was cancelled is left
 * to the deletion that the cancellation announced.
 */
export function listDeserted(ctx: Ctx, after: { id: string } | undefined): Promise<{ id: string }[]> {
  return deserted(ctx)
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

/** For whoever has locked the organisation: somebody may have moved there meanwhile. */
export async function isDeserted(tx: Tx, id: string): Promise<boolean> {
  return (await deserted(tx).where('id', '=', id).executeTakeFirst()) !== undefined
}

function deserted(ctx: Ctx) {
  return ctx.db
    .selectFrom('organisations')
    .select('id')
    .where('kind', '=', 'customer')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.organisation_id', '=', 'organisations.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.organisation_id', '=', 'organisations.id')
            .where((row) =>
              row.or([
                row.and([row('cancelled_at', 'is not', null), row('data_until', '>', ctx.now().toISOString())]),
                // Only a restored backup can lead to this: an administrator moves somebody there again.
                row.and([
                  row('status', 'in', ['trial', 'active']),
                  row('source', '=', 'real'),
                  row('ends_at', 'is', null),
                ]),
              ]),
            ),
        ),
      ),
    )
}
