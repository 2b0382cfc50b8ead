import { z } from 'zod'
import { administratorInvitation } from '#contracts/account-settings.ts'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { consumeRateLimit, hashedKey } from '../../limits/rate-limit.ts'
import { INVITATION_BY_ACCOUNT, LINK_BY_ADDRESS } from '../../limits/table.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { findToken, hashToken, invalidLink, issueToken, spendToken } from './one-time-tokens.ts'

const tokenData = z.object({ userType: z.enum(['BUSINESS', 'GOVERNMENT']) })

/**
 * Invites somebody to become an administrator, for 24 hours and one use, and returns the link. It is mailed too when
 * an administrator asks; on the command line the link is for the person who typed it.
 */
export async function inviteAdministrator(ctx: Ctx, input: unknown): Promise<{ url: string }> {
  if (ctx.actor.kind !== 'job') await requireAdministrator(ctx)
  const { email, userType } = parseInput(administratorInvitation, input)
  return inTransaction(ctx, async (tx) => {
    // Of several invitations to one address the last one counts.
    await tx.db.deleteFrom('one_time_tokens').where('kind', '=', 'invitation').where('email', '=', email).execute()
    const token = await issueToken(tx, { kind: 'invitation', userId: null, email, data: { userType } })
    const url = `${tx.config.appUrl}/sign-up?invite=${token}`
    await recordAudit(tx, 'administrator.invited', { kind: 'invitation', id: hashToken(token) }, { userType })
    if (tx.actor.kind === 'member') {
      await consumeRateLimit(tx, INVITATION_BY_ACCOUNT, hashedKey(tx.actor.userId))
      await enqueueMail(tx, { template: 'admin-invitation', to: email, props: { url } })
    }
    return { url }
  })
}

/** What the form shows of an invitation. Throws `link_invalid`. */
export async function getInvitation(ctx: Ctx, token: unknown): Promise<{ email: string; userType: UserType }> {
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], async () => {
    const row = typeof token === 'string' ? await findToken(ctx, 'invitation', token) : undefined
    if (row === undefined) throw invalidLink()
    return { email: row.email, userType: readInvitation(row).userType }
  })
}

/** Throws `invitation_required` with the reason, unless the invitation is good for this address. */
export async function checkInvitation(ctx: Ctx, token: string | undefined, email: string): Promise<void> {
  if (token === undefined) {
    throw new AppError('invitation_required', 'Administrator accounts are made by invitation only.')
  }
  mustBeFor(await findToken(ctx, 'invitation', token), email)
}

/** Uses an invitation up in the caller's transaction: once, whoever tries at the same moment. */
export async function redeemInvitation(tx: Tx, token: string, email: string): Promise<{ userType: UserType }> {
  const row = mustBeFor(await spendToken(tx, 'invitation', token), email)
  return readInvitation(row)
}

/** Which portal an invitation is for. */
export function readInvitation(row: { data: string }): { userType: UserType } {
  return tokenData.parse(JSON.parse(row.data))
}

function mustBeFor<Row extends { email: string }>(row: Row | undefined, email: string): Row {
  if (row === undefined) {
    throw new AppError('invitation_required', 'This invitation is no longer valid. Please ask for a new one.')
  }
  if (row.email !== email) {
    throw new AppError('invitation_required', 'This invitation was made for another email address.')
  }
  return row
}

/** A new installation has none: then the server says how to make one. */
export async function hasAdministrator(ctx: Pick<Ctx, 'db'>): Promise<boolean> {
  const row = await ctx.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(1).executeTakeFirst()
  return row !== undefined
}
