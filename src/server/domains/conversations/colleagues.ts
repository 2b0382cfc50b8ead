import { PERMISSIONS } from '#contracts/permissions.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { formatName, loadUserNames } from '../identity/index.ts'
import { requireReader } from './staff-access.ts'

export type Colleague = { id: string; name: string }

function selectColleagues(ctx: Ctx) {
  return ctx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'first_name', 'last_name', 'users.email'])
    .where('memberships.role', 'in', PERMISSIONS['conversations.answer'].roles)
    .where('organisation_id', '=', requireReader(ctx).organisationId)
    .where('disabled_at', 'is', null)
}

/** Lists the members of the actor's organisation who can answer, by name. */
export async function listColleagues(ctx: Ctx): Promise<Colleague[]> {
  const rows = await selectColleagues(ctx).orderBy('first_name').orderBy('users.id').limit(500).execute()
  return rows.map(({ id, ...person }) => ({ id, name: formatName(person) ?? '' }))
}

/** Throws `not_found` for people of other organisations. */
export async function requireColleague(ctx: Ctx, userId: string): Promise<void> {
  const colleague = await selectColleagues(ctx).where('users.id', '=', userId).executeTakeFirst()
  if (colleague === undefined) throw new AppError('not_found', 'There is no such colleague.')
}

/** Loads people by their ids, with their names. Erased accounts are missing. */
export async function loadPeople(ctx: Pick<Ctx, 'db'>, ids: (string | null)[]): Promise<Map<string, Colleague>> {
  const names = await loadUserNames(ctx, ids)
  return new Map([...names].map(([id, name]) => [id, { id, name }]))
}
