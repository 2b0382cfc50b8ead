import type { z } from 'zod'
import { erasure } from '#contracts/account-settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { limitRecheck, lockAdministrators, recheckCode, recheckPassword } from '../identity/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { ACCOUNT_ERASED, keepErasures, ORGANISATION_ERASED } from './keep-erasures.ts'
import { findPerson, getPerson, nobodyAt, type Person } from './person.ts'
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
  const consequences = consequencesOf(isSoleOwner, name)
  return { organisation: name, organisationErased: isSoleOwner, consequences }
}

/**
 * Erases the actor, and their organisation when nobody else belongs to it, for good. Needs the password, and a code
 * where two-factor sign-in is on. The only administrator is a `conflict`: nobody could get in any more.
 */
export async function eraseAccount(ctx: Ctx, input: unknown): Promise<void> {
  requireMember(ctx)
  const form = parseInput(erasure, input)
  await limitRecheck(ctx, () => recheckAndErase(ctx, form))
}

async function recheckAndErase(ctx: Ctx, { password, code }: z.output<typeof erasure>): Promise<void> {
  const member = requireMember(ctx)
  const user = await recheckPassword(ctx, password)
  await inTransaction(ctx, async (tx) => {
    await recheckCode(tx, user, code)
    await lockOrganisation(tx, member.organisationId)
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx, user.id)
    await erasePerson(tx, await getPerson(tx))
  })
  await keepErasures(ctx)
}

/**
 * Erases an organisation for good, with everybody who belongs to it or with nobody, in the caller's transaction. False,
 * without an audit line, when it is gone already.
 */
export async function eraseOrganisation(tx: Tx, organisationId: string): Promise<boolean> {
  if (!(await lockOrganisation(tx, organisationId))) return false
  const users = await tx.db
    .selectFrom('users')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute()
  for (const { id } of users) await erasePerson(tx, await findPerson(tx, id))
  if (users.length === 0) {
    await eraseFromAllTables(tx, nobodyAt(organisationId))
    await recordOrganisation(tx, organisationId)
  }
  return true
}

async function erasePerson(tx: Tx, person: Person): Promise<void> {
  const { userId, email, isSoleOwner: organisationErased } = person
  await eraseFromAllTables(tx, person)
  await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id: userId }, { organisationErased })
  if (organisationErased) await recordOrganisation(tx, person.organisationId)
  await enqueueMail(tx, { template: 'account-erased', to: email, props: { organisationErased } })
}

export function recordOrganisation(tx: Tx, id: string, details: Record<string, unknown> = {}): Promise<void> {
  return recordAudit(tx, ORGANISATION_ERASED, { kind: 'organisation', id }, details)
}

async function refuseLastAdministrator(tx: Tx, userId: string): Promise<void> {
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

export async function eraseFromAllTables(tx: Tx, person: Person): Promise<void> {
  for (const policy of Object.values<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds === 'personal data') await policy.erase(tx, person)
  }
}
