import type { OrganisationRole } from '#contracts/permissions.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { LINK_BY_ADDRESS } from '../../limits/table.ts'
import { recordAudit } from '../audit/index.ts'
import {
  enterOrganisation,
  findToken,
  findUserByEmail,
  getUser,
  invalidLinkError,
  type SignedIn,
  spendToken,
} from '../identity/index.ts'
import { createMembership } from '../organisations/index.ts'
import { readMemberInvitation } from './invite-member.ts'

export type InvitationToJoin = {
  organisation: string
  role: OrganisationRole
  email: string
  /** Who opened the link: the invited account, another account, or a visitor whose address has an account or none. */
  reader: 'invited' | 'somebody_else' | 'has_account' | 'newcomer'
}

/** Returns what the page of a link shows. Throws `link_invalid`. */
export async function getInvitationToJoin(ctx: Ctx, token: unknown): Promise<InvitationToJoin> {
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], async () => {
    const row = typeof token === 'string' ? await findToken(ctx, 'membership', token) : undefined
    if (row === undefined || row.organisation_id === null) throw invitationGoneError()
    const { name } = await ctx.db
      .selectFrom('organisations')
      .select('name')
      .where('id', '=', row.organisation_id)
      .executeTakeFirstOrThrow()
    const { role } = readMemberInvitation(row)
    return { organisation: name, role, email: row.email, reader: await findReader(ctx, row.email) }
  })
}

async function findReader(ctx: Ctx, email: string): Promise<InvitationToJoin['reader']> {
  if (ctx.actor.kind === 'member') {
    return (await getUser(ctx, ctx.actor.userId)).email === email ? 'invited' : 'somebody_else'
  }
  return (await findUserByEmail(ctx, email)) === undefined ? 'newcomer' : 'has_account'
}

/**
 * Adds the actor to the organisation that invited their address, and switches the session to it. Throws `link_invalid`,
 * also for a used link, and `forbidden` for another address and for administrators.
 */
export async function joinOrganisation(ctx: Ctx, token: unknown): Promise<SignedIn> {
  const { userId } = requireMember(ctx)
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () =>
    inTransaction(ctx, async (tx) => {
      const user = await getUser(tx, userId)
      if (user.role === 'ADMIN') {
        throw new AppError('forbidden', 'Administrators belong to the company. Please use another address.')
      }
      const invitation = await redeemInvitationToJoin(tx, token, user.email)
      await createMembership(tx, { userId, ...invitation })
      const email_verified_at = user.email_verified_at ?? tx.now().toISOString()
      await tx.db.updateTable('users').set({ email_verified_at }).where('id', '=', userId).execute()
      await recordJoining(tx, userId, invitation)
      return enterOrganisation(tx, { ...user, email_verified_at }, invitation.organisationId)
    }),
  )
}

type Invitation = { organisationId: string; role: OrganisationRole; invitedBy?: string }

/**
 * Uses an invitation in the caller's transaction. Only one of several parallel requests succeeds. Without `email`, the
 * newcomer gets the address of the invitation.
 */
export async function redeemInvitationToJoin(tx: Tx, token: unknown, email?: string) {
  const row = typeof token === 'string' ? await spendToken(tx, 'membership', token) : undefined
  if (row === undefined || row.organisation_id === null) throw invitationGoneError()
  if (email !== undefined && row.email !== email) {
    throw new AppError('forbidden', `This invitation was made for ${row.email}. Please sign in with that address.`)
  }
  const { role, invitedBy } = readMemberInvitation(row)
  const inviter = await tx.db.selectFrom('users').select('id').where('id', '=', invitedBy).executeTakeFirst()
  const invitation: Invitation = { organisationId: row.organisation_id, role, ...(inviter && { invitedBy }) }
  return { ...invitation, email: row.email }
}

async function recordJoining(tx: Tx, userId: string, { organisationId, role }: Invitation): Promise<void> {
  await recordAudit(tx, 'member.joined', { kind: 'user', id: userId }, { organisationId, role })
}

function invitationGoneError(): AppError {
  return invalidLinkError('This invitation was used or withdrawn, or it has expired. Please ask for a new one.')
}
