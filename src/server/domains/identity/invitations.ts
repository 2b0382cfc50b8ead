import { z } from 'zod'
import { administratorInvitation } from '#contracts/account-settings.ts'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { INVITATION_BY_ACCOUNT, LINK_BY_ADDRESS } from '../../limits/table.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { findToken, hashToken, invalidLinkError, issueToken, spendToken } from './one-time-tokens.ts'

const tokenData = z.object({ userType: z.enum(['BUSINESS', 'GOVERNMENT']) })

/**
 * Invites an administrator and returns the link, which works once, for 24 hours. An administrator's invitation is also
 * mailed. On the command line the link is only printed.
 */
export async function inviteAdministrator(ctx: Ctx, input: unknown): Promise<{ url: string }> {
  if (ctx.actor.kind !== 'job') await requireAdministrator(ctx)
  const { email, userType } = parseInput(administratorInvitation, input)
  return inTransaction(ctx, async (tx) => {
    // Only the last invitation to an address is valid.
    await tx.db.deleteFrom('one_time_tokens').where('kind', '=', 'invitation').where('email', '=', email).execute()
    const token = await issueToken(tx, { kind: 'invitation', userId: null, email, data: { userType } })
    const url = `${tx.config.appUrl}${href('/sign-up')}?invite=${token}`
    await recordAudit(tx, 'administrator.invited', { kind: 'invitation', id: hashToken(token) }, { userType })
    if (tx.actor.kind === 'member') {
      await consumeRateLimit(tx, INVITATION_BY_ACCOUNT, hashKey(tx.actor.userId))
      await enqueueMail(tx, { template: 'admin-invitation', to: email, props: { url } })
    }
    return { url }
  })
}

/** Returns the fields of an invitation that the form shows. Throws `link_invalid`. */
export async function getInvitation(ctx: Ctx, token: unknown): Promise<{ email: string; userType: UserType }> {
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], async () => {
    const row = typeof token === 'string' ? await findToken(ctx, 'invitation', token) : undefined
    if (row === undefined) throw invalidLinkError()
    return { email: row.email, userType: readInvitation(row).userType }
  })
}

/** Throws `invitation_required` with the reason if the invitation is not valid for this address. */
export async function checkInvitation(ctx: Ctx, token: string | undefined, email: string): Promise<void> {
  if (token === undefined) {
    throw new AppError('invitation_required', 'Administrator accounts are made by invitation only.')
  }
  requireInvitationFor(await findToken(ctx, 'invitation', token), email)
}

/** Uses an invitation in the caller's transaction. Of several requests at once only one succeeds. */
export async function redeemInvitation(tx: Tx, token: string, email: string): Promise<{ userType: UserType }> {
  const row = requireInvitationFor(await spendToken(tx, 'invitation', token), email)
  return readInvitation(row)
}

export function readInvitation(row: { data: string }): { userType: UserType } {
  return tokenData.parse(JSON.parse(row.data))
}

function requireInvitationFor<Row extends { email: string }>(row: Row | undefined, email: string): Row {
  if (row === undefined) {
    throw new AppError('invitation_required', 'This invitation is no longer valid. Please ask for a new one.')
  }
  if (row.email !== email) {
    throw new AppError('invitation_required', 'This invitation was made for another email address.')
  }
  return row
}

/** Returns false in a new installation. The server then logs how to create an administrator. */
export async function hasAdministrator(ctx: Pick<Ctx, 'db'>): Promise<boolean> {
  const row = await ctx.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(1).executeTakeFirst()
  return row !== undefined
}
