import { type InvitedRegistration, invitedRegistration } from '#contracts/members.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countFailures } from '../../limits/attempts.ts'
import { LINK_BY_ADDRESS } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { actAs, beginSession, createUser, hashNewPassword, recordConsents, type SignedIn } from '../identity/index.ts'
import { getInvitationToJoin, redeemInvitationToJoin } from '../members/index.ts'
import { getPortal } from '../organisations/index.ts'

/**
 * Creates the account of an invited person in the organisation that invited them. Opening the mailed link proved the
 * address. Throws `link_invalid`, and `email_taken` for an address with an account, whose owner signs in and joins.
 */
export async function registerInvited(ctx: Ctx, input: unknown, device: string): Promise<SignedIn> {
  const form = parseInput(invitedRegistration, input)
  // Check the token first, so that an invented link does not make the server hash a password.
  const { email, organisation } = await getInvitationToJoin(ctx, form.token)
  const passwordHash = await hashNewPassword(ctx, { ...form, email, words: [organisation] }, 'email')
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () => store(ctx, form, passwordHash, device))
}

function store(ctx: Ctx, form: InvitedRegistration, passwordHash: string, device: string): Promise<SignedIn> {
  return inTransaction(ctx, async (tx) => {
    const { organisationId, role, invitedBy, email } = await redeemInvitationToJoin(tx, form.token)
    const organisation = await tx.db
      .selectFrom('organisations')
      .select(['kind', 'business_type'])
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow()
    const person = {
      organisation_id: organisationId,
      organisation_role: role,
      ...(invitedBy !== undefined && { invited_by: invitedBy }),
      email,
      first_name: form.firstName,
      last_name: form.lastName,
      user_type: getPortal(organisation, { user_type: 'BUSINESS' }),
      role: 'USER' as const,
      password_hash: passwordHash,
      email_verified_at: tx.now().toISOString(),
    }
    const user = await createUser(tx, person, 'email')
    const own = actAs(tx, user)
    await recordConsents(own, user.id, { kinds: ['terms', 'privacy'], state: 'given', source: 'invitation' })
    await recordAudit(own, 'account.registered', { kind: 'user', id: user.id }, { from: 'invitation', role: 'USER' })
    await recordAudit(own, 'member.joined', { kind: 'user', id: user.id }, { organisationId, role })
    return beginSession(tx, user, { device, cookie: 'kept' })
  })
}
