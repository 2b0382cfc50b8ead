import { ORGANISATION_ROLES } from '#contracts/permissions.ts'
import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { BATCH_SIZE } from '../../for-each-due.ts'
import { recordAudit } from '../audit/index.ts'
import { findPayingPlan } from '../plans/index.ts'
import { COMPANY_ORGANISATION_ID } from './create-organisation.ts'

/**
 * Locks the membership of an organisation until the caller's transaction ends. When the last two people leave at once,
 * the second sees that the first has left. Returns false when the organisation does not exist.
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
  organisationId: string /** What they can do first, as the end of a sentence. */
  remedy: string
}

/**
 * Checks a person who leaves an organisation that the caller has locked. Throws `conflict` for the last owner who can
 * sign in while a plan will be invoiced, because nobody could cancel it.
 */
export async function refuseToLeavePlan(tx: Tx, { userId, organisationId, remedy }: Leaver): Promise<void> {
  if (organisationId === COMPANY_ORGANISATION_ID || (await hasOtherOwner(tx, userId, organisationId))) return
  if ((await findPayingPlan(tx, organisationId)) === undefined) return
  throw new AppError('conflict', `No other owner can sign in for the organisation, and its plan is running. ${remedy}`)
}

/**
 * Checks an owner who leaves an organisation that the caller has locked, or gives up ownership. Throws `conflict` for
 * the last owner among others, because every organisation with people has an owner.
 */
export async function refuseToLeaveWithoutOwner(tx: Tx, { userId, organisationId, remedy }: Leaver): Promise<void> {
  if (organisationId === COMPANY_ORGANISATION_ID || (await hasOtherOwner(tx, userId, organisationId))) return
  const people = await tx.db
    .selectFrom('memberships')
    .select(['user_id', 'role'])
    .where('organisation_id', '=', organisationId)
    .execute()
  const isOwner = people.some(({ user_id, role }) => user_id === userId && role === 'owner')
  if (!isOwner || people.length === 1) return
  throw new AppError('conflict', `An organisation needs an owner who can sign in. ${remedy}`)
}

async function hasOtherOwner(tx: Tx, userId: string, organisationId: string): Promise<boolean> {
  const owner = await tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('organisation_id', '=', organisationId)
    .where('memberships.role', '=', 'owner')
    .where('user_id', '!=', userId)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

/**
 * Promotes a colleague after an erasure left an organisation without an owner: the one with the most rights, then the
 * longest membership.
 */
export async function ensureOwner(tx: Tx, organisationId: string): Promise<void> {
  const people = await tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'user_id', 'memberships.role', 'disabled_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('joined_at')
    .orderBy('memberships.id')
    .execute()
  if (people.some(({ role }) => role === 'owner')) return
  const getRank = ({ role, disabled_at }: (typeof people)[number]) =>
    ORGANISATION_ROLES.indexOf(role) + (disabled_at === null ? 0 : ORGANISATION_ROLES.length)
  const [heir] = people.toSorted((one, other) => getRank(one) - getRank(other))
  if (heir === undefined) return
  await tx.db.updateTable('memberships').set({ role: 'owner' }).where('id', '=', heir.id).execute()
  const details = { organisationId, from: heir.role, role: 'owner' }
  await recordAudit(tx, 'member.role_changed', { kind: 'user', id: heir.user_id }, details)
}

/** Customers without people, by id, for `forEachDue`. Those with a cancelled plan stay until the announced day. */
export function listEmptyOrganisations(ctx: Ctx, after: { id: string } | undefined): Promise<{ id: string }[]> {
  return selectEmptyOrganisations(ctx)
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

/** Whether an organisation is empty. The caller has locked it, because a person may have joined meanwhile. */
export async function isEmptyOrganisation(tx: Tx, id: string): Promise<boolean> {
  return (await selectEmptyOrganisations(tx).where('id', '=', id).executeTakeFirst()) !== undefined
}

function selectEmptyOrganisations(ctx: Ctx) {
  return ctx.db
    .selectFrom('organisations')
    .select('id')
    .where('kind', '=', 'customer')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('memberships.id')
            .whereRef('memberships.organisation_id', '=', 'organisations.id'),
        ),
      ),
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
                // Only possible after a restored backup. An administrator can move somebody there again.
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
