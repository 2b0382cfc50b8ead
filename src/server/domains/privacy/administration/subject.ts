import type { UserRole } from '#contracts/session.ts'
import { requireMember } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { findPerson, type Person } from '../person.ts'

export type Account = { id: string; role: UserRole; organisationId: string; organisation: string; name: string }

/** Whose request it is: somebody with an account, or only with messages to us. */
export type Subject = { person: Person; account: Account | undefined; isSelf: boolean }

const BEGINNING = '1970-01-01T00:00:00.000Z'

/**
 * Everything under an address counts as its owner's: the administrator has seen that the request came from this
 * mailbox, which is more than a registration shows.
 */
export async function getSubject(ctx: Ctx, email: string): Promise<Subject> {
  const row = await ctx.db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .select(['users.id', 'role', 'first_name', 'last_name', 'organisation_id', 'organisations.name'])
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (row === undefined) return { person: strangerWith(email), account: undefined, isSelf: false }
  const person = await findPerson(ctx, row.id)
  const account = {
    id: row.id,
    role: row.role,
    organisationId: row.organisation_id,
    organisation: row.name,
    name: `${row.first_name} ${row.last_name}`.trim(),
  }
  const proven = { ...person, provenEmail: email, createdAt: BEGINNING }
  return { person: proven, account, isSelf: requireMember(ctx).userId === row.id }
}

/** Ids that nothing has: found is what bears the address alone. */
function strangerWith(email: string): Person {
  return { userId: '', email, provenEmail: email, organisationId: '', isSoleOwner: false, createdAt: BEGINNING }
}
