import { PERMISSIONS } from '#contracts/permissions.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { requireReader } from './staff-access.ts'

export type Colleague = { id: string; name: string }

type NamedRow = { id: string; first_name: string; last_name: string; email: string }

const presentColleague = ({ id, first_name, last_name, email }: NamedRow): Colleague => ({
  id,
  name: `${first_name} ${last_name}`.trim() || email,
})

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
  return rows.map(presentColleague)
}

/** Throws `not_found` for people of other organisations. */
export async function requireColleague(ctx: Ctx, userId: string): Promise<void> {
  const colleague = await selectColleagues(ctx).where('users.id', '=', userId).executeTakeFirst()
  if (colleague === undefined) throw new AppError('not_found', 'There is no such colleague.')
}

/** Loads names of people by their ids. Erased accounts have none. */
export async function loadPeople({ db }: Pick<Ctx, 'db'>, ids: (string | null)[]): Promise<Map<string, Colleague>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map((row) => [row.id, presentColleague(row)]))
}
