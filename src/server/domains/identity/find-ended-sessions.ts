import type { Deps, Member } from '../../context.ts'
import { inBatches } from '../../in-batches.ts'
import { getPortal } from '../organisations/index.ts'
import { getSecuritySettings } from '../settings/index.ts'

const BATCH_SIZE = 500

/** The people with an open stream whose session has ended or whose rights have changed. */
export async function findEndedSessions(deps: Deps, members: Member[]): Promise<Set<Member>> {
  const sessions = new Map<string, Awaited<ReturnType<typeof readSessions>>[number]>()
  const ids = [...new Set(members.map(({ sessionId }) => sessionId))]
  for (const batch of inBatches(ids, BATCH_SIZE)) {
    for (const row of await readSessions(deps, batch)) sessions.set(row.id, row)
  }
  const { adminsNeedTwoFactor } = await getSecuritySettings(deps)
  const isStillAllowed = ({ sessionId, role, userType, organisationId, organisationRole }: Member) => {
    const row = sessions.get(sessionId)
    if (row === undefined || row.role !== role || row.organisation_role !== organisationRole) return false
    if (row.organisation_id !== organisationId || getPortal(row, row) !== userType) return false
    return !(role === 'ADMIN' && adminsNeedTwoFactor && row.two_factor_enabled_at === null)
  }
  return new Set(members.filter((member) => !isStillAllowed(member)))
}

function readSessions(deps: Deps, ids: string[]) {
  return deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organisations', 'organisations.id', 'sessions.organisation_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'sessions.user_id')
        .onRef('memberships.organisation_id', '=', 'sessions.organisation_id'),
    )
    .select(['sessions.id', 'user_type', 'users.role', 'sessions.organisation_id', 'two_factor_enabled_at'])
    .select(['memberships.role as organisation_role', 'organisations.kind', 'business_type'])
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', deps.now().toISOString())
    .where('users.disabled_at', 'is', null)
    .execute()
}
