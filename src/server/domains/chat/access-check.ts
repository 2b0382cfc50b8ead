import type { Deps, Member } from '../../context.ts'
import { getSecuritySettings } from '../settings/index.ts'

const MOST_IDS = 500

/** Of people with an open stream: the sessions that are over, or whose person may no longer see what they saw. */
export async function findEndedSessions(deps: Deps, members: Member[]): Promise<Set<string>> {
  const ended = new Map(members.map((member) => [member.sessionId, member]))
  const { adminsNeedTwoFactor } = await getSecuritySettings(deps)
  const ids = [...ended.keys()]
  for (let start = 0; start < ids.length; start += MOST_IDS) {
    const rows = await deps.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'user_type', 'role', 'organisation_id', 'two_factor_enabled_at'])
      .where('sessions.id', 'in', ids.slice(start, start + MOST_IDS))
      .where('sessions.expires_at', '>', deps.now().toISOString())
      .where('users.disabled_at', 'is', null)
      .execute()
    for (const row of rows) {
      const member = ended.get(row.id)
      const isSame =
        member?.role === row.role && member.userType === row.user_type && member.organisationId === row.organisation_id
      const lacksCode = row.role === 'ADMIN' && adminsNeedTwoFactor && row.two_factor_enabled_at === null
      if (isSame && !lacksCode) ended.delete(row.id)
    }
  }
  return new Set(ended.keys())
}
