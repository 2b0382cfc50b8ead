import type { UserRole } from '#contracts/session.ts'
import { requireMember } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { listMemberships } from '../../organisations/index.ts'
import { findPerson, type Person } from '../person.ts'

/** `organisation`: the names of all their organisations. */
export type Account = { id: string; role: UserRole; organisation: string; name: string }

/** The person of a request, with an account or only with messages. */
export type Subject = { person: Person; account: Account | undefined; isSelf: boolean }

const EARLIEST = '1970-01-01T00:00:00.000Z'

/**
 * Everything under an address counts as its owner's. The administrator has seen that the request came from this
 * mailbox, which proves more than a registration.
 */
export async function getSubject(ctx: Ctx, email: string): Promise<Subject> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'role', 'first_name', 'last_name', 'user_type'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (row === undefined) return { person: buildStranger(email), account: undefined, isSelf: false }
  const person = await findPerson(ctx, row.id)
  const account = {
    id: row.id,
    role: row.role,
    organisation: (await listMemberships(ctx, row)).map(({ organisation }) => organisation).join(', '),
    name: `${row.first_name} ${row.last_name}`.trim(),
  }
  const proven = { ...person, provenEmail: email, createdAt: EARLIEST }
  return { person: proven, account, isSelf: requireMember(ctx).userId === row.id }
}

/** No row has these ids, so only the address matches. */
function buildStranger(email: string): Person {
  const ids = { organisationIds: [], endingIds: [], stayingIds: [] }
  return { userId: '', email, provenEmail: email, ...ids, createdAt: EARLIEST }
}
