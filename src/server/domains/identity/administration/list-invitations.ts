import { anyId } from '#contracts/primitives.ts'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { recordAudit } from '../../audit/index.ts'
import { inviteAdministrator, readInvitation } from '../invitations.ts'

export type OpenInvitation = { id: string; email: string; userType: UserType; createdAt: string; expiresAt: string }

/** Open invitations, newest first. */
export async function listInvitations(ctx: Ctx): Promise<OpenInvitation[]> {
  await requireAdministrator(ctx)
  const rows = await ctx.db
    .selectFrom('one_time_tokens')
    .select(['id', 'email', 'data', 'created_at', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now().toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    userType: readInvitation(row).userType,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

/** Sends a new link to the same address, for 24 hours, and voids the old one. Throws `conflict`. */
export async function resendInvitation(ctx: Ctx, id: string): Promise<{ url: string; email: string }> {
  const invitation = (await listInvitations(ctx)).find((open) => open.id === id)
  if (invitation === undefined) throw invitationGoneError()
  const { email, userType } = invitation
  return { ...(await inviteAdministrator(ctx, { email, userType })), email }
}

/** Voids the link. Throws `conflict` when it was used, withdrawn or has expired. */
export async function withdrawInvitation(ctx: Ctx, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const id = anyId.catch('').parse(input)
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .deleteFrom('one_time_tokens')
      .where('id', '=', id)
      .where('kind', '=', 'invitation')
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw invitationGoneError()
    await recordAudit(tx, 'administrator.invitation_revoked', { kind: 'invitation', id })
  })
}

function invitationGoneError(): AppError {
  return new AppError('conflict', 'This invitation was used or withdrawn, or it has expired.')
}
