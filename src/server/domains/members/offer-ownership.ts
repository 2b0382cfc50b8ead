import { offerOwnershipInput } from '#contracts/members.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { enterOrganisation, getUser, type SignedIn } from '../identity/index.ts'
import { getMemberRow, isOpenOffer, selectMembers } from './list-members.ts'
import { mailMember } from './mail-member.ts'
import { lockMembers, requireCustomerPermission } from './require-members.ts'

const NO_OFFER = { ownership_offered_at: null, ownership_offered_by: null, ownership_offered_as: null }

/**
 * Offers ownership to a colleague, for 7 days. Nothing changes until they accept. Throws `not_found`, and `conflict`
 * for an owner and for a person who cannot sign in.
 */
export async function offerOwnership(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'ownership.change')
  await getMemberRow(ctx, id)
  const { kind } = parseInput(offerOwnershipInput, input)
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const row = await getMemberRow(tx, id)
    if (row.role === 'owner') throw new AppError('conflict', 'This person is an owner already.')
    if (row.disabled_at !== null) throw new AppError('conflict', 'This person cannot sign in at the moment.')
    const offer = {
      ownership_offered_at: tx.now().toISOString(),
      ownership_offered_by: userId,
      ownership_offered_as: kind,
    }
    await tx.db.updateTable('memberships').set(offer).where('id', '=', id).execute()
    await recordAudit(tx, 'ownership.offered', { kind: 'user', id: row.user_id }, { organisationId, kind })
    await mailMember(tx, row, { news: 'ownership_offered', role: 'owner' })
  })
}

/** Withdraws an offer. Throws `not_found`, and `conflict` without an open offer. */
export async function withdrawOwnershipOffer(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requireCustomerPermission(ctx, 'ownership.change')
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const row = await getMemberRow(tx, id)
    if (row.ownership_offered_at === null) throw offerGoneError()
    await tx.db.updateTable('memberships').set(NO_OFFER).where('id', '=', id).execute()
    await recordAudit(tx, 'ownership.withdrawn', { kind: 'user', id: row.user_id }, { organisationId })
  })
}

export type OwnershipOffer = { by: string; isHandover: boolean }

/** Returns the offer to the actor in this organisation, or undefined. */
export async function findOwnershipOffer(ctx: Ctx): Promise<OwnershipOffer | undefined> {
  requireCustomerPermission(ctx, 'people.read')
  const offer = await readOwnOffer(ctx)
  return offer && { by: offer.by, isHandover: offer.kind === 'handover' }
}

/** Makes the actor an owner. After a handover, the offering owner becomes a manager. Throws `conflict`. */
export async function acceptOwnership(ctx: Ctx): Promise<SignedIn> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.read')
  return inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const offer = await readOwnOffer(tx)
    if (offer === undefined) throw offerGoneError()
    const change = { role: 'owner' as const, ...NO_OFFER }
    await tx.db.updateTable('memberships').set(change).where('id', '=', offer.id).execute()
    if (offer.kind === 'handover') {
      await tx.db.updateTable('memberships').set({ role: 'manager' }).where('id', '=', offer.offererId).execute()
    }
    const details = { organisationId, from: offer.offererUserId, kind: offer.kind }
    await recordAudit(tx, 'ownership.taken', { kind: 'user', id: userId }, details)
    await mailMember(
      tx,
      { email: offer.email, first_name: offer.first_name },
      {
        news: 'ownership_taken',
        role: offer.kind === 'handover' ? 'manager' : 'owner',
      },
    )
    return enterOrganisation(tx, await getUser(tx, userId), organisationId)
  })
}

/** Throws `conflict` without an open offer. */
export async function declineOwnership(ctx: Ctx): Promise<void> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.read')
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const offer = await readOwnOffer(tx)
    if (offer === undefined) throw offerGoneError()
    await tx.db.updateTable('memberships').set(NO_OFFER).where('id', '=', offer.id).execute()
    await recordAudit(tx, 'ownership.withdrawn', { kind: 'user', id: userId }, { organisationId })
  })
}

/** An offer is valid while its author is an owner. */
async function readOwnOffer(ctx: Ctx | Tx) {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.read')
  const own = await ctx.db
    .selectFrom('memberships')
    .select(['id', 'ownership_offered_at', 'ownership_offered_by', 'ownership_offered_as as kind'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (own === undefined || own.ownership_offered_by === null) return undefined
  if (!isOpenOffer(own.ownership_offered_at, ctx.now())) return undefined
  const owner = await selectMembers(ctx, organisationId)
    .select(['memberships.id', 'users.email', 'first_name', 'last_name'])
    .where('user_id', '=', own.ownership_offered_by)
    .where('memberships.role', '=', 'owner')
    .executeTakeFirst()
  if (owner === undefined) return undefined
  return {
    id: own.id,
    kind: own.kind,
    offererId: owner.id,
    offererUserId: own.ownership_offered_by,
    email: owner.email,
    first_name: owner.first_name,
    by: `${owner.first_name} ${owner.last_name}`.trim() || owner.email,
  }
}

function offerGoneError(): AppError {
  return new AppError('conflict', 'This offer was answered or withdrawn, or it has expired.')
}
