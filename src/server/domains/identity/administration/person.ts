import type { BusinessType } from '#contracts/registration-options.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { AppError } from '../../../errors.ts'

export type PersonRecord = {
  id: string
  version: number
  /** Whether this is who is looking. */
  isSelf: boolean
  firstName: string
  lastName: string
  email: string
  emailVerifiedAt: string | null
  jobTitle: string | null
  phone: string | null
  userType: UserType
  role: UserRole
  disabledAt: string | null
  lastLogin: string | null
  createdAt: string
  twoFactorEnabledAt: string | null
  organisation: {
    id: string
    name: string
    kind: 'customer' | 'company'
    businessType: BusinessType | null
    /** How many others belong to it. */
    colleagues: number
  }
  sessions: { device: string; lastUsedAt: string }[]
}

/** Everything an administrator sees of one account. Throws `not_found`. */
export async function getPersonRecord(ctx: Ctx, id: string): Promise<PersonRecord> {
  const { userId } = await requireAdministrator(ctx)
  const user = await getPersonById(ctx, id)
  const organisation = await getOrganisationOf(ctx, user)
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(['device', 'last_used_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', ctx.now().toISOString())
    .orderBy('last_used_at', 'desc')
    .execute()
  return {
    ...presentAccount(user),
    isSelf: id === userId,
    organisation,
    sessions: sessions.map((session) => ({ device: session.device, lastUsedAt: session.last_used_at })),
  }
}

function presentAccount(user: UsersTable): Omit<PersonRecord, 'isSelf' | 'organisation' | 'sessions'> {
  return {
    id: user.id,
    version: user.version,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    emailVerifiedAt: user.email_verified_at,
    jobTitle: user.job_title,
    phone: user.phone,
    userType: user.user_type,
    role: user.role,
    disabledAt: user.disabled_at,
    lastLogin: user.last_login_at,
    createdAt: user.created_at,
    twoFactorEnabledAt: user.two_factor_enabled_at,
  }
}

async function getOrganisationOf(ctx: Ctx, user: UsersTable): Promise<PersonRecord['organisation']> {
  const organisation = await ctx.db
    .selectFrom('organisations')
    .select(['id', 'name', 'kind', 'business_type'])
    .where('id', '=', user.organisation_id)
    .executeTakeFirstOrThrow()
  const { business_type: businessType, ...rest } = organisation
  return { ...rest, businessType, colleagues: await countColleagues(ctx, user) }
}

export async function countColleagues(ctx: Ctx, user: Pick<UsersTable, 'id' | 'organisation_id'>): Promise<number> {
  const { others } = await ctx.db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('organisation_id', '=', user.organisation_id)
    .where('id', '!=', user.id)
    .executeTakeFirstOrThrow()
  return others
}

export async function getPersonById(ctx: Ctx, id: string): Promise<UsersTable> {
  // What cannot be an id is not even asked for: PostgreSQL fails at some signs.
  const user = /^\w+$/.test(id)
    ? await ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (user === undefined) throw new AppError('not_found', 'There is no such person.')
  return user
}
