import { z } from 'zod'
import { memberInvitation } from '#contracts/members.ts'
import { GIVEN_ROLES, type OrganisationRole } from '#contracts/permissions.ts'
import { anyId } from '#contracts/primitives.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { INVITATION_BY_ACCOUNT } from '../../limits/table.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { hashToken, issueToken } from '../identity/index.ts'
import { getOrganisation } from '../organisations/index.ts'
import { selectMembers } from './list-members.ts'
import { getActorName } from './mail-member.ts'
import { lockMembers, requireCustomerPermission } from './require-members.ts'

const tokenData = z.object({ role: z.enum(GIVEN_ROLES), invitedBy: z.string() })

export type OpenMemberInvitation = {
  id: string
  email: string
  role: OrganisationRole
  createdAt: string
  expiresAt: string
}

/**
 * Mails an invitation to the organisation, which works once, for 7 days. Replaces an open one to the same address.
 * Throws `conflict` for an existing member.
 */
export async function inviteMember(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.change')
  const { email, role } = parseInput(memberInvitation, input)
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    await refuseMember(tx, organisationId, email)
    await consumeRateLimit(tx, INVITATION_BY_ACCOUNT, hashKey(userId))
    await deleteOpenInvitations(tx, organisationId).where('email', '=', email).execute()
    const data = { role, invitedBy: userId }
    const token = await issueToken(tx, { kind: 'membership', userId: null, email, organisationId, data })
    await recordAudit(tx, 'member.invited', { kind: 'invitation', id: hashToken(token) }, { organisationId, role })
    const { name: organisation } = await getOrganisation(tx)
    const url = `${tx.config.appUrl}${href('/invitation')}?token=${token}`
    const props = { organisation, by: await getActorName(tx), role, url }
    await enqueueMail(tx, { template: 'membership-invitation', to: email, props })
  })
}

async function refuseMember(tx: Tx, organisationId: string, email: string): Promise<void> {
  const known = await selectMembers(tx, organisationId)
    .select('memberships.id')
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (known === undefined) return
  const message = 'This person belongs to your organisation already.'
  throw new AppError('conflict', message, { fieldErrors: { email: message } })
}

/** Lists the open invitations of the actor's organisation, newest first. */
export async function listMemberInvitations(ctx: Ctx): Promise<OpenMemberInvitation[]> {
  const { organisationId } = requireCustomerPermission(ctx, 'people.change')
  const rows = await ctx.db
    .selectFrom('one_time_tokens')
    .select(['id', 'email', 'data', 'created_at', 'expires_at'])
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'membership')
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now().toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: readMemberInvitation(row).role,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

/** Mails a new link for another 7 days and voids the old one. Throws `conflict`, also for another organisation's. */
export async function resendMemberInvitation(ctx: Ctx, id: unknown): Promise<{ email: string }> {
  const invitation = (await listMemberInvitations(ctx)).find((open) => open.id === id)
  if (invitation === undefined) throw invitationGoneError()
  const { email, role } = invitation
  await inviteMember(ctx, { email, role })
  return { email }
}

/** Voids the link. Throws `conflict` when it was used, withdrawn or has expired, and for another organisation's. */
export async function withdrawMemberInvitation(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requireCustomerPermission(ctx, 'people.change')
  const id = anyId.catch('').parse(input)
  await inTransaction(ctx, async (tx) => {
    const row = await deleteOpenInvitations(tx, organisationId).where('id', '=', id).returning('id').executeTakeFirst()
    if (row === undefined) throw invitationGoneError()
    await recordAudit(tx, 'member.invitation_revoked', { kind: 'invitation', id }, { organisationId })
  })
}

function deleteOpenInvitations(tx: Tx, organisationId: string) {
  return tx.db
    .deleteFrom('one_time_tokens')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'membership')
    .where('used_at', 'is', null)
}

export function readMemberInvitation({ data }: { data: string }): z.output<typeof tokenData> {
  return tokenData.parse(JSON.parse(data))
}

function invitationGoneError(): AppError {
  return new AppError('conflict', 'This invitation was used or withdrawn, or it has expired.')
}
