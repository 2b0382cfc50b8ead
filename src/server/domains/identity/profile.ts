import { updateProfileInput } from '#contracts/account-settings.ts'
import type { CurrentUser } from '#contracts/session.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { normalisePhone } from '../organisations/index.ts'
import { buildSortName, getUser, indexUser, presentUser } from './users.ts'

export type Profile = CurrentUser & {
  jobTitle: string | null
  phone: string | null
  emailVerifiedAt: string | null
  twoFactor: { enabledAt: string | null; recoveryCodesLeft: number }
  createdAt: string
}

/** Returns the actor's own account. */
export async function getProfile(ctx: Ctx): Promise<Profile> {
  const { userId, userType } = requireMember(ctx)
  const user = { ...(await getUser(ctx, userId)), user_type: userType }
  const { left } = await ctx.db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    ...presentUser(user),
    jobTitle: user.job_title,
    phone: user.phone,
    emailVerifiedAt: user.email_verified_at,
    twoFactor: { enabledAt: user.two_factor_enabled_at, recoveryCodesLeft: left },
    createdAt: user.created_at,
  }
}

/** Changes the given fields only. */
export async function updateProfile(ctx: Ctx, input: unknown): Promise<Profile> {
  const { userId } = requireMember(ctx)
  const profile = parseInput(updateProfileInput, input)
  return inTransaction(ctx, async (tx) => {
    const user = await getUser(tx, userId)
    const names = {
      first_name: profile.firstName ?? user.first_name,
      last_name: profile.lastName ?? user.last_name,
    }
    await tx.db
      .updateTable('users')
      .set((row) => ({
        ...names,
        sort_name: buildSortName(names),
        version: row('version', '+', 1),
        job_title: profile.jobTitle === undefined ? user.job_title : profile.jobTitle,
        single_keys_off_at: readSingleKeys(tx, profile.singleKeys, user.single_keys_off_at),
        phone: profile.phone === undefined ? user.phone : normalisePhone(profile.phone ?? undefined),
      }))
      .where('id', '=', userId)
      .execute()
    await indexUser(tx, { ...user, ...names })
    await recordAudit(tx, 'profile.updated', { kind: 'user', id: userId })
    return getProfile(tx)
  })
}

function readSingleKeys({ now }: Tx, wanted: 'on' | 'off' | undefined, offSince: string | null): string | null {
  if (wanted === undefined) return offSince
  return wanted === 'on' ? null : (offSince ?? now().toISOString())
}
