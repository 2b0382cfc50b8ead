import type { OrganisationRole } from '#contracts/permissions.ts'
import type { PlanId } from '#contracts/plans.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Ctx, Deps, Member } from '#server/context.ts'
import { openSubscription } from '#server/domains/billing/index.ts'
import { createOrganisation } from '#server/domains/organisations/index.ts'
import { newId } from '#server/ids.ts'
import { asTx, testCtx } from './database.ts'
import { addMembership } from './memberships.ts'

type NewMember = {
  userType?: UserType
  role?: UserRole
  plan?: PlanId
  name?: string
  firstName?: string
  /** A colleague of a member, by default with the same role. */
  colleagueOf?: { actor: Member }
  organisationRole?: OrganisationRole
}

export type MemberCtx = Ctx & { actor: Member }

/** A person of a new organisation without samples, and the ctx for their verbs. */
export async function createMember(deps: Deps, { role = 'USER', organisationRole = 'owner', ...rest }: NewMember = {}) {
  const job = testCtx(deps, { kind: 'job', name: 'test' })
  const userType = rest.colleagueOf?.actor.userType ?? rest.userType ?? 'BUSINESS'
  const organisationId =
    rest.colleagueOf?.actor.organisationId ??
    (await createOrganisation(asTx(job), {
      name: rest.name ?? 'Claddagh Physio',
      businessType: userType === 'GOVERNMENT' ? 'GOVERNMENT' : 'SME',
      isComplete: true,
    }))
  const userId = newId('usr')
  await deps.db
    .insertInto('users')
    .values({
      id: userId,
      email: `${userId}@example.ie`,
      first_name: rest.firstName ?? 'Niamh',
      last_name: 'Ní Bhriain',
      user_type: userType,
      role,
      password_hash: 'none',
      created_at: deps.now().toISOString(),
    })
    .execute()
  await addMembership(deps.db, userId, organisationId, organisationRole)
  if (rest.plan !== undefined) await openSubscription(asTx(job), { organisationId, plan: rest.plan })
  const place = { organisationId, organisationRole, userType }
  const actor: Member = { kind: 'member', userId, ...place, role, sessionId: 'test' }
  return testCtx(deps, actor) as MemberCtx
}
