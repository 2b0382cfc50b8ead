import type { Deps, Member } from '../../context.ts'
import { getSecuritySettings } from '../settings/index.ts'

const MOST_IDS = 500

/** Of people with an open stream: those whose session is over, or who may no longer see what they saw. */
export async function findEndedSessions(deps: Deps, members: Member[]): Promise<Set<Member>> {
  const sessions = new Map<string, Awaited<ReturnType<typeof readSessions>>[number]>()
  const ids = [...new Set(members.map(({ sessionId }) => sessionId))]
  for (let start = 0; start < ids.length; start += MOST_IDS) {
    for (const row of await readSessions(deps, ids.slice(start, start + MOST_IDS))) sessions.set(row.id, row)
  }
  const { adminsNeedTwoFactor } = await getSecuritySettings(deps)
  const isStillAllowed = ({ sessionId, role, userType, organisationId }: Member) => {
    const row = sessions.get(sessionId)
    const isSame = row?.role === role && row.user_type === userType && row.organisation_id === organisationId
    const lacksCode = role === 'ADMIN' && adminsNeedTwoFactor && row?.two_factor_enabled_at === null
    return isSame && !lacksCode
  }
  return new Set(members.filter((member) => !isStillAllowed(member)))
}

function readSessions(deps: Deps, ids: string[]) {
  return deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_type', 'role', 'organisation_id', 'two_factor_enabled_at'])
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', deps.now().toISOString())
    .where('users.disabled_at', 'is', null)
    .execute()
}
