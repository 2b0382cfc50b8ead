import { randomBytes } from 'node:crypto'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Ctx, Deps } from '#server/context.ts'
import { createOrganisation, ensureCompanyOrganisation } from '#server/domains/organisations/index.ts'
import { newId } from '#server/ids.ts'
import { asTx, testCtx } from './database.ts'
import { addMembership } from './memberships.ts'

/** People of a chat, each as a ctx with a session of its own. */
export function chatPeople(deps: Deps) {
  const job = testCtx(deps, { kind: 'job', name: 'test' })

  async function person(organisation_id: string, name: string, userType: UserType, role: UserRole): Promise<Ctx> {
    const [userId, sessionId] = [newId('usr'), randomBytes(8).toString('hex')]
    const now = deps.now().toISOString()
    await deps.db
      .insertInto('users')
      .values({
        id: userId,
        email: `${userId}@example.ie`,
        first_name: name,
        last_name: 'Byrne',
        user_type: userType,
        role,
        password_hash: '',
        created_at: now,
      })
      .execute()
    await addMembership(deps.db, userId, organisation_id)
    const expires_at = new Date(deps.now().getTime() + 7 * 86_400_000).toISOString()
    const times = { created_at: now, last_used_at: now, expires_at }
    await deps.db
      .insertInto('sessions')
      .values({ id: sessionId, user_id: userId, organisation_id, ...times, device: 'Test', cookie: 'kept' })
      .execute()
    const place = { organisationId: organisation_id, organisationRole: 'owner', userType } as const
    return testCtx(deps, { kind: 'member', userId, ...place, role, sessionId })
  }

  return {
    publicBody: (name: string) => createOrganisation(asTx(job), { name, businessType: 'GOVERNMENT', isComplete: true }),
    official: (organisationId: string, name = 'Niamh') => person(organisationId, name, 'GOVERNMENT', 'USER'),
    adviser: async (name = 'Aoife') => person(await ensureCompanyOrganisation(asTx(job)), name, 'BUSINESS', 'ADMIN'),
  }
}
