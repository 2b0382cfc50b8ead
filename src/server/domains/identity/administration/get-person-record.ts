import type { OrganisationRole } from '#contracts/permissions.ts'
import type { BusinessType } from '#contracts/registration-options.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { AppError } from '../../../errors.ts'
import { listMemberships, type Membership } from '../../organisations/index.ts'

export type PersonRecord = {
  id: string
  version: number
  /** Whether this is the administrator's own account. */
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
    /** The number of other people in the organisation. */
    colleagues: number
    organisationRole: OrganisationRole
  }
  /** The names of further organisations that the person belongs to. */
  otherOrganisations: string[]
  sessions: { device: string; lastUsedAt: string }[]
}

/** Everything that an administrator sees of one account. Throws `not_found`. */
export async function getPersonRecord(ctx: Ctx, id: string): Promise<PersonRecord> {
  const { userId } = await requireAdministrator(ctx)
  const user = await getPersonById(ctx, id)
  const [home, ...others] = await listHomes(ctx, user)
  const organisation = await findOrganisation(ctx, user.id, home)
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
    otherOrganisations: others.map(({ organisation: name }) => name),
    sessions: sessions.map((session) => ({ device: session.device, lastUsedAt: session.last_used_at })),
  }
}

function presentAccount(
  user: UsersTable,
): Omit<PersonRecord, 'isSelf' | 'organisation' | 'otherOrganisations' | 'sessions'> {
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

/** A person's organisations, the one they worked in last first. Everybody has one. */
export async function listHomes(ctx: Ctx, user: UsersTable): Promise<[Membership, ...Membership[]]> {
  const [home, ...others] = await listMemberships(ctx, user)
  if (home === undefined) throw new AppError('not_found', 'There is no such person.')
  return [home, ...others]
}

async function findOrganisation(
  ctx: Ctx,
  userId: string,
  { organisationId, role: organisationRole }: Membership,
): Promise<PersonRecord['organisation']> {
  const organisation = await ctx.db
    .selectFrom('organisations')
    .select(['id', 'name', 'kind', 'business_type'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const { business_type: businessType, ...rest } = organisation
  return { ...rest, businessType, colleagues: await countColleagues(ctx, userId, organisationId), organisationRole }
}

export async function countColleagues(ctx: Ctx, userId: string, organisationId: string): Promise<number> {
  const { others } = await ctx.db
    .selectFrom('memberships')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('organisation_id', '=', organisationId)
    .where('user_id', '!=', userId)
    .executeTakeFirstOrThrow()
  return others
}

export async function getPersonById(ctx: Ctx, id: string): Promise<UsersTable> {
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (user === undefined) throw new AppError('not_found', 'There is no such person.')
  return user
}
