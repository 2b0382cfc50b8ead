import type { UserType } from '#contracts/session.ts'
import type { Ctx, Deps, Member } from '#server/context.ts'
import { createUser } from '#server/domains/identity/users.ts'
import { createOrganisation, ensureCompanyOrganisation } from '#server/domains/organisations/index.ts'
import { newEmail } from './accounts.ts'
import { asTx, testCtx } from './database.ts'
import { organisationOf } from './memberships.ts'

type NewPerson = { firstName?: string; lastName?: string; email?: string; userType?: UserType; organisation?: string }

/** A new administrator of the company, and the ctx for their verbs. */
export async function createAdministrator(deps: Deps, firstName = 'Aoife'): Promise<Ctx & { actor: Member }> {
  const job = testCtx(deps, { kind: 'job', name: 'test' })
  const organisation_id = await ensureCompanyOrganisation(asTx(job))
  const user = await createUser(
    asTx(job),
    {
      organisation_id,
      email: newEmail(firstName.toLowerCase()),
      first_name: firstName,
      last_name: 'Walsh',
      user_type: 'BUSINESS',
      role: 'ADMIN',
      password_hash: 'none',
    },
    'email',
  )
  const actor: Member = {
    kind: 'member',
    userId: user.id,
    organisationId: organisation_id,
    organisationRole: 'owner',
    userType: 'BUSINESS',
    role: 'ADMIN',
    sessionId: 'test',
  }
  return { ...testCtx(deps), actor }
}

/** A customer with their own organisation. */
export async function createPerson(deps: Deps, person: NewPerson = {}) {
  const job = testCtx(deps, { kind: 'job', name: 'test' })
  const userType = person.userType ?? 'BUSINESS'
  const organisation_id = await createOrganisation(asTx(job), {
    name: person.organisation ?? 'Claddagh Physio',
    businessType: userType === 'GOVERNMENT' ? 'GOVERNMENT' : 'SME',
    isComplete: true,
  })
  const user = {
    organisation_id,
    email: person.email ?? newEmail(),
    first_name: person.firstName ?? 'Niamh',
    last_name: person.lastName ?? 'Ní Bhriain',
    user_type: userType,
    role: 'USER' as const,
    password_hash: 'none',
  }
  return createUser(asTx(job), user, 'email')
}

/** A new session of a person. */
export async function createSessionOf(deps: Deps, userId: string): Promise<void> {
  const now = deps.now()
  await deps.db
    .insertInto('sessions')
    .values({
      id: `${userId}-session`,
      user_id: userId,
      organisation_id: await organisationOf(deps.db, userId),
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
      device: 'Firefox on Windows',
      cookie: 'kept',
    })
    .execute()
}
