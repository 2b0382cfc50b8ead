import { isAllowed, ORGANISATION_ROLE_LABELS, PERMISSIONS, type Permission } from '#contracts/permissions.ts'
import type { UserType } from '#contracts/session.ts'
import type { Ctx, Member } from './context.ts'
import { getSecuritySettings } from './domains/settings/index.ts'
import { AppError } from './errors.ts'
import { memoizePerPage } from './once.ts'

/** Returns the signed-in member. Throws `unauthenticated` for every other actor. */
export function requireMember(ctx: Ctx): Member {
  if (ctx.actor.kind !== 'member') throw new AppError('unauthenticated', 'You are not signed in.')
  return ctx.actor
}

/**
 * Returns the member if their role in the organisation has the permission. Throws `unauthenticated` for every other
 * actor, and `forbidden` for other roles and for the other portal.
 */
export function requirePermission(ctx: Ctx, permission: Permission): Member {
  const member = requireMember(ctx)
  if (isAllowed(member, permission)) return member
  const { portal, does }: { portal?: UserType; does: string } = PERMISSIONS[permission]
  if (portal !== undefined && portal !== member.userType) throw new AppError('forbidden', 'Access denied')
  const role = ORGANISATION_ROLE_LABELS[member.organisationRole]
  throw new AppError('forbidden', `Your role, ${role}, may not ${does}. Please ask an owner of your organisation.`)
}

/** Whether the acting member's role has the permission, for pages that show less to some. */
export function hasPermission(ctx: Ctx, permission: Permission): boolean {
  return isAllowed(requireMember(ctx), permission)
}

/** Returns the member of this portal. Throws `unauthenticated` for visitors and `forbidden` for the other portal. */
export function requireUserType(ctx: Ctx, userType: UserType): Member {
  const member = requireMember(ctx)
  if (member.userType !== userType) throw new AppError('forbidden', 'Access denied')
  return member
}

/**
 * Returns the administrator. Throws `unauthenticated` for visitors and `forbidden` for others, also for administrators
 * without two-factor sign-in when the settings require it.
 */
export async function requireAdministrator(ctx: Ctx): Promise<Member> {
  const member = requireMember(ctx)
  if (member.role !== 'ADMIN') throw new AppError('forbidden', 'Access denied - Admin only')
  const { adminsNeedTwoFactor } = await getSecuritySettings(ctx)
  if (adminsNeedTwoFactor && !(await hasTwoFactor(ctx))) {
    throw new AppError('forbidden', 'Administrators need two-factor sign-in. Please turn it on in your account first.')
  }
  return member
}

const hasTwoFactor = memoizePerPage(async (ctx) => {
  const user = await ctx.db
    .selectFrom('users')
    .select('two_factor_enabled_at')
    .where('id', '=', requireMember(ctx).userId)
    .executeTakeFirst()
  return user !== undefined && user.two_factor_enabled_at !== null
})
