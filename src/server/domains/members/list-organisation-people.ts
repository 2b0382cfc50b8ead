import { sql } from 'kysely'
import { type ColleagueRecord, PART_SIZE, type PartOf } from '#contracts/organisation-record.ts'
import { ORGANISATION_ROLES } from '#contracts/permissions.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { selectMembers } from './list-members.ts'

const RANK = sql.join(
  ORGANISATION_ROLES.map((role, index) => sql`when ${sql.lit(role)} then ${sql.lit(index)}`),
  sql` `,
)

/** Lists the people of any organisation for administrators: by descending rights, then by last visit. */
export async function listOrganisationPeople(ctx: Ctx, organisationId: string): Promise<PartOf<ColleagueRecord>> {
  await requireAdministrator(ctx)
  const rows = await selectMembers(ctx, organisationId)
    .select(['user_id', 'memberships.role', 'last_seen_at', 'first_name', 'last_name', 'users.email'])
    .select(['two_factor_enabled_at', 'disabled_at', sql<number>`count(*) over ()`.as('total')])
    .orderBy(sql`case memberships.role ${RANK} end`)
    .orderBy(sql`coalesce(last_seen_at, joined_at)`, 'desc')
    .orderBy('memberships.id')
    .limit(PART_SIZE)
    .execute()
  const items = rows.map((row) => ({
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`.trim() || row.email,
    email: row.email,
    role: row.role,
    lastSeenAt: row.last_seen_at,
    hasTwoFactor: row.two_factor_enabled_at !== null,
    isDisabled: row.disabled_at !== null,
  }))
  return { items, total: Number(rows[0]?.total ?? 0) }
}
