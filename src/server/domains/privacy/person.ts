import { sql } from 'kysely'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'

/** Whose data it is. */
export type Person = {
  userId: string
  email: string
  /** Set only for a mailbox that this person proved to hold: anybody may register under any address. */
  provenEmail: string | undefined
  organisationId: string
  /** Nobody else belongs to the organisation, so it goes with them. */
  isSoleOwner: boolean
  createdAt: string
}

/** Stands for an organisation to which nobody belongs: what is found is the organisation's alone. */
export function nobodyAt(organisationId: string): Person {
  // Nothing bears this address, and no mail was written so late.
  const createdAt = '9999-12-31T00:00:00.000Z'
  return { userId: '', email: '', provenEmail: undefined, organisationId, isSoleOwner: true, createdAt }
}

/** The actor. */
export function getPerson(ctx: Ctx): Promise<Person> {
  return findPerson(ctx, requireMember(ctx).userId)
}

export async function findPerson(ctx: Ctx, userId: string): Promise<Person> {
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'organisation_id', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  const { others } = await ctx.db
    .selectFrom('users')
    .select(sql<number>`count(*)`.as('others'))
    .where('organisation_id', '=', user.organisation_id)
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow()
  return {
    userId,
    email: user.email,
    provenEmail: user.email_verified_at === null ? undefined : user.email,
    organisationId: user.organisation_id,
    isSoleOwner: others === 0 && user.organisation_id !== COMPANY_ORGANISATION_ID,
    createdAt: user.created_at,
  }
}
