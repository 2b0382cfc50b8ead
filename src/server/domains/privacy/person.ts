import { sql } from 'kysely'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'

/** The person whose data it is. */
export type Person = {
  userId: string
  email: string
  /** Set only for a mailbox that the person has proved, because anybody can register under any address. */
  provenEmail: string | undefined
  /** The organisations that the person owns. The copy contains their data. */
  organisationIds: string[]
  /** The organisations with nobody else, which are erased too. */
  endingIds: string[]
  /** The organisations that stay with colleagues. */
  stayingIds: string[]
  createdAt: string
}

/** Stands for the people of an empty organisation, so that only the organisation's rows match. */
export function buildAbsentPerson(organisationId: string): Person {
  // No row has this address, and no mail was written this late.
  const createdAt = '9999-12-31T00:00:00.000Z'
  const ids = { organisationIds: [organisationId], endingIds: [organisationId], stayingIds: [] }
  return { userId: '', email: '', provenEmail: undefined, ...ids, createdAt }
}

/** For a list in a condition, which must not be empty on PostgreSQL. No row has the empty id. */
export function orNone(ids: string[]): string[] {
  return ids.length === 0 ? [''] : ids
}

export function getPerson(ctx: Ctx): Promise<Person> {
  return findPerson(ctx, requireMember(ctx).userId)
}

export async function findPerson(ctx: Ctx, userId: string): Promise<Person> {
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  const memberships = await listMembershipsWithOthers(ctx, userId)
  const isEnding = ({ organisation_id: id, others }: (typeof memberships)[number]) =>
    Number(others) === 0 && id !== COMPANY_ORGANISATION_ID
  const getIds = (rows: typeof memberships) => rows.map(({ organisation_id: id }) => id)
  return {
    userId,
    email: user.email,
    provenEmail: user.email_verified_at === null ? undefined : user.email,
    organisationIds: getIds(memberships.filter(({ role }) => role === 'owner')),
    endingIds: getIds(memberships.filter(isEnding)),
    stayingIds: getIds(memberships.filter((row) => !isEnding(row))),
    createdAt: user.created_at,
  }
}

/** Sorted in the order in which organisations are locked. */
function listMembershipsWithOthers(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('memberships')
    .select(['organisation_id', 'role'])
    .select(({ selectFrom }) =>
      selectFrom('memberships as other')
        .select(sql<number>`count(*)`.as('others'))
        .whereRef('other.organisation_id', '=', 'memberships.organisation_id')
        .where('other.user_id', '!=', userId)
        .as('others'),
    )
    .where('user_id', '=', userId)
    .orderBy('organisation_id')
    .execute()
}
