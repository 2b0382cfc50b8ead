import type { PlanId } from '#contracts/plans.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import type { Ctx, Deps, Member } from '#server/context.ts'
import { openSubscription } from '#server/domains/billing/index.ts'
import { createOrganisation } from '#server/domains/organisations/index.ts'
import { newId } from '#server/ids.ts'
import { asTx, testCtx } from './database.ts'

type NewMember = { userType?: UserType; role?: UserRole; plan?: PlanId; name?: string }

export type MemberCtx = Ctx & { actor: Member }

/** Somebody of a new organisation, without samples, and what their verbs are called with. */
export async function createMember(deps: Deps, { userType = 'BUSINESS', role = 'USER', ...rest }: NewMember = {}) {
  const job = testCtx(deps, { kind: 'job', name: 'test' })
  const organisationId = await createOrganisation(asTx(job), {
    name: rest.name ?? 'Claddagh Physio',
    businessType: userType === 'GOVERNMENT' ? 'GOVERNMENT' : 'SME',
    isComplete: true,
  })
  const userId = newId('usr')
  await deps.db
    .insertInto('users')
    .values({
      id: userId,
      organisation_id: organisationId,
      email: `${userId}@example.ie`,
      first_name: 'Niamh',
      last_name: 'Ní Bhriain',
      user_type: userType,
      role,
      password_hash: 'none',
      created_at: deps.now().toISOString(),
    })
    .execute()
  if (rest.plan !== undefined) await openSubscription(asTx(job), { organisationId, plan: rest.plan })
  const actor: Member = { kind: 'member', userId, organisationId, userType, role, sessionId: 'test' }
  return testCtx(deps, actor) as MemberCtx
}
