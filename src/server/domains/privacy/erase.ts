import { erasure } from '#contracts/account-settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { lockAdministrators, recheckCode, recheckPassword } from '../identity/index.ts'
import { findPerson, getPerson, type Person } from './person.ts'
import { PERSONAL_DATA, type TablePolicy } from './personal-data.ts'
import { consequencesOf } from './rules.ts'

export type ErasurePreview = { organisation: string; organisationErased: boolean; consequences: string[] }

/** What would go, in sentences to be read before anything happens. */
export async function previewErasure(ctx: Ctx): Promise<ErasurePreview> {
  const { organisationId } = requireMember(ctx)
  const { isSoleOwner } = await getPerson(ctx)
  const { name } = await ctx.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return { organisation: name, organisationErased: isSoleOwner, consequences: consequencesOf(isSoleOwner, name) }
}

/**
 * Erases the actor, and their organisation when nobody else belongs to it, for good. Needs the password, and a code
 * where two-factor sign-in is on. The only administrator is a `conflict`: nobody could get in any more.
 */
export async function eraseAccount(ctx: Ctx, input: unknown): Promise<void> {
  const member = requireMember(ctx)
  const { password, code } = parseInput(erasure, input)
  const user = await recheckPassword(ctx, password)
  await inTransaction(ctx, async (tx) => {
    await recheckCode(tx, user, code)
    await takeOrganisation(tx, member.organisationId)
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx, user.id)
    await erasePerson(tx, await getPerson(tx))
  })
}

/** Erases an organisation with everybody who belongs to it, for good, in the caller's transaction. */
export async function eraseOrganisation(tx: Ctx, organisationId: string): Promise<void> {
  await takeOrganisation(tx, organisationId)
  const users = await tx.db
    .selectFrom('users')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute()
  for (const { id } of users) await erasePerson(tx, await findPerson(tx, id))
}

async function erasePerson(tx: Ctx, person: Person): Promise<void> {
  const { userId, email, isSoleOwner: organisationErased } = person
  await eraseFromAllTables(tx, person)
  await recordAudit(tx, 'account.erased', { kind: 'user', id: userId }, { organisationErased })
  await enqueueMail(tx, { template: 'account-erased', to: email, props: { organisationErased } })
}

/** Writes to the row for the lock alone: of two colleagues who leave at the same moment the second sees the first gone. */
export async function takeOrganisation(tx: Ctx, id: string): Promise<void> {
  await tx.db
    .updateTable('organisations')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .execute()
}

async function refuseLastAdministrator(tx: Ctx, userId: string): Promise<void> {
  await lockAdministrators(tx)
  const other = await tx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst()
  if (other !== undefined) return
  throw new AppError('conflict', 'You are the only administrator. Please invite another one first.')
}

export async function eraseFromAllTables(tx: Ctx, person: Person): Promise<void> {
  for (const policy of Object.values<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds === 'personal data') await policy.erase(tx, person)
  }
}
