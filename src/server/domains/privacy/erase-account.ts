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
import { lockOrganisation, refuseToLeaveWithoutOwner } from '../organisations/index.ts'
import { buildAbsentPerson, findPerson, getPerson, type Person } from './person.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { describeConsequences } from './rules.ts'
import { ACCOUNT_ERASED, ORGANISATION_ERASED, syncErasureLog } from './sync-erasure-log.ts'
import type { TablePolicy } from './table-policy.ts'

export type ErasurePreview = { organisation: string; organisationErased: boolean; consequences: string[] }

export async function previewErasure(ctx: Ctx): Promise<ErasurePreview> {
  const { organisationId } = requireMember(ctx)
  const { endingIds, stayingIds } = await getPerson(ctx)
  const rows = await ctx.db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('id', 'in', [organisationId, ...endingIds, ...stayingIds])
    .orderBy('id')
    .execute()
  const listNames = (ids: string[]) => rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const consequences = describeConsequences({ ending: listNames(endingIds), staying: listNames(stayingIds) })
  return {
    organisation: listNames([organisationId]).join(),
    organisationErased: endingIds.includes(organisationId),
    consequences,
  }
}

/**
 * Erases the actor, and their organisations to which nobody else belongs. Needs the password, and a code if two-factor
 * sign-in is on. Throws `conflict` for the only administrator, and for the only owner of an organisation with others.
 */
export async function eraseAccount(ctx: Ctx, input: unknown): Promise<void> {
  requireMember(ctx)
  const form = parseInput(erasure, input)
  await limitRecheck(ctx, () => recheckAndErase(ctx, form))
}

async function recheckAndErase(ctx: Ctx, { password, code }: z.output<typeof erasure>): Promise<void> {
  const user = await recheckPassword(ctx, password)
  await inTransaction(ctx, async (tx) => {
    await recheckCode(tx, user, code)
    await lockPersonOrganisations(tx, await getPerson(tx))
    const { stayingIds } = await getPerson(tx)
    const leaver = { userId: user.id, remedy: 'Please hand over ownership first, under People in your account.' }
    for (const organisationId of stayingIds) await refuseToLeaveWithoutOwner(tx, { ...leaver, organisationId })
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx, user.id)
    await eraseMember(tx, await getPerson(tx))
  })
  await syncErasureLog(ctx)
}

/**
 * Erases an organisation and its people without another organisation, in the caller's transaction. Returns false,
 * without an audit line, when it was already erased.
 */
export async function eraseOrganisation(tx: Tx, organisationId: string): Promise<boolean> {
  if (!(await lockOrganisation(tx, organisationId))) return false
  const users = await tx.db
    .selectFrom('memberships')
    .select('user_id as id')
    .where('organisation_id', '=', organisationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 'memberships.user_id')
            .where('other.organisation_id', '!=', organisationId),
        ),
      ),
    )
    .orderBy('user_id')
    .execute()
  let isErased = false
  for (const { id } of users) {
    const person = await findPerson(tx, id)
    await eraseMember(tx, person)
    isErased = person.endingIds.includes(organisationId)
  }
  if (!isErased) {
    await eraseFromAllTables(tx, buildAbsentPerson(organisationId))
    await recordOrganisationErasure(tx, organisationId)
  }
  return true
}

async function eraseMember(tx: Tx, person: Person): Promise<void> {
  const { userId, email, endingIds } = person
  const organisationErased = endingIds.length > 0
  await eraseFromAllTables(tx, person)
  await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id: userId }, { organisationErased })
  for (const id of endingIds) await recordOrganisationErasure(tx, id)
  await enqueueMail(tx, { template: 'account-erased', to: email, props: { organisationErased } })
}

/** Locks the organisations of a person, in one order. Read the person again afterwards. */
export async function lockPersonOrganisations(tx: Tx, { endingIds, stayingIds }: Person): Promise<void> {
  for (const id of [...endingIds, ...stayingIds].toSorted()) await lockOrganisation(tx, id)
}

export function recordOrganisationErasure(tx: Tx, id: string, details: Record<string, unknown> = {}): Promise<void> {
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
