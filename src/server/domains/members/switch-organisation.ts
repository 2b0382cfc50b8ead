import { organisationChoice } from '#contracts/members.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { actAs, enterOrganisation, getUser, placeUser, type SignedIn } from '../identity/index.ts'
import { listMemberships, type Membership } from '../organisations/index.ts'

export type OwnOrganisation = Membership & { isCurrent: boolean }

/** Lists the organisations of the actor, by name. */
export async function listOwnOrganisations(ctx: Ctx): Promise<OwnOrganisation[]> {
  const { userId, organisationId } = requireMember(ctx)
  const memberships = await listMemberships(ctx, await getUser(ctx, userId))
  return memberships
    .map((membership) => ({ ...membership, isCurrent: membership.organisationId === organisationId }))
    .toSorted((one, other) => one.organisation.localeCompare(other.organisation, 'en-IE'))
}

/** Switches this session to another organisation of the actor, under a new token. Throws `not_found` for any other. */
export async function switchOrganisation(ctx: Ctx, input: unknown): Promise<SignedIn> {
  const { userId } = requireMember(ctx)
  const { organisationId } = parseInput(organisationChoice, input)
  return inTransaction(ctx, async (tx) => {
    const user = await getUser(tx, userId)
    const chosen = (await listMemberships(tx, user)).find((own) => own.organisationId === organisationId)
    if (chosen === undefined) throw new AppError('not_found', 'You do not belong to this organisation.')
    const signedIn = await enterOrganisation(tx, user, organisationId)
    const about = { kind: 'organisation', id: organisationId }
    await recordAudit(actAs(tx, placeUser(user, chosen)), 'organisation.switched', about)
    return signedIn
  })
}
