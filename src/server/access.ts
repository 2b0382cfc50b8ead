import type { UserType } from '#contracts/session.ts'
import type { Ctx, Member } from './context.ts'
import { getSecuritySettings } from './domains/settings/index.ts'
import { AppError } from './errors.ts'
import { oncePerPage } from './once.ts'

/** Who is signed in. Throws `unauthenticated` for everyone else. */
export function requireMember(ctx: Ctx): Member {
  if (ctx.actor.kind !== 'member') throw new AppError('unauthenticated', 'You are not signed in.')
  return ctx.actor
}

/** Somebody of this portal. Throws `unauthenticated` for visitors and `forbidden` for the other portal's people. */
export function requireUserType(ctx: Ctx, userType: UserType): Member {
  const member = requireMember(ctx)
  if (member.userType !== userType) throw new AppError('forbidden', 'Access denied')
  return member
}

/**
 * Throws `unauthenticated` for visitors and `forbidden` for everyone who is not staff, or who is but has not turned on
 * two-factor sign-in where the settings want it.
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

const hasTwoFactor = oncePerPage(async (ctx) => {
  const user = await ctx.db
    .selectFrom('users')
    .select('two_factor_enabled_at')
    .where('id', '=', requireMember(ctx).userId)
    .executeTakeFirst()
  return user !== undefined && user.two_factor_enabled_at !== null
})
