import type { OrganisationRole } from '#contracts/permissions.ts'
import type { Ctx } from '../../context.ts'
import { selectMembers } from '../members/index.ts'
import type { Scope } from './period.ts'

export type RecordedPerson = { id: string; name: string; email: string; role: OrganisationRole; since: string }

const PAGE_SIZE = 500

/** Reads the organisation's current members. Changes in the period are in the audit lines. */
export async function* readPeople(ctx: Ctx, { organisationId }: Scope): AsyncGenerator<RecordedPerson> {
  for (let after = ''; ; ) {
    const page = await selectMembers(ctx, organisationId)
      .select(['memberships.id', 'user_id', 'memberships.role', 'joined_at', 'first_name', 'last_name', 'users.email'])
      .where('memberships.id', '>', after)
      .orderBy('memberships.id')
      .limit(PAGE_SIZE)
      .execute()
    for (const { user_id, first_name, last_name, email, role, joined_at } of page) {
      yield { id: user_id, name: `${first_name} ${last_name}`.trim() || email, email, role, since: joined_at }
    }
    after = page.at(-1)?.id ?? after
    if (page.length < PAGE_SIZE) return
  }
}
