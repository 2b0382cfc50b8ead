import { requireAdministrator } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { enqueueMail } from '../../../mail/enqueue.ts'
import { recordAudit } from '../../audit/index.ts'
import { voidUserTokens } from '../one-time-tokens.ts'
import { getPersonById, listHomes } from './get-person-record.ts'
import { lockAdministrators, refuseSelf } from './lock-administrators.ts'
import { lockPerson, refuseToTakeFromPlan } from './lock-person.ts'
import { endUserSessions } from './store-person-version.ts'

/**
 * Disables a person and ends their sessions. A second call does nothing. Throws `conflict` for oneself, and for the
 * last person who can sign in while a plan is paid for.
 */
export async function disablePerson(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  refuseSelf(ctx, id, 'You cannot disable yourself. Another administrator can.')
  await inTransaction(ctx, async (tx) => {
    const { user, homes } = await lockPerson(tx, id)
    if (user.disabled_at === null) await refuseToTakeFromPlan(tx, id, homes)
    await lockAdministrators(tx)
    const changed = await setDisabled(tx, id, tx.now().toISOString())
    await endUserSessions(tx, id)
    await voidUserTokens(tx, id)
    if (changed) {
      await recordAudit(tx, 'user.disabled', { kind: 'user', id }, { organisationId: homes[0].organisationId })
    }
  })
}

/** The person can sign in again with the same password and second factor. */
export async function enablePerson(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const about = await describeHome(tx, await getPersonById(tx, id))
    if (await setDisabled(tx, id, null)) await recordAudit(tx, 'user.enabled', { kind: 'user', id }, about)
  })
}

/** For the audit line: the organisation that the person worked in last. */
async function describeHome(tx: Tx, user: UsersTable): Promise<{ organisationId: string }> {
  const [{ organisationId }] = await listHomes(tx, user)
  return { organisationId }
}

async function setDisabled(tx: Tx, id: string, disabled_at: string | null): Promise<boolean> {
  const row = await tx.db
    .updateTable('users')
    .set((user) => ({ disabled_at, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .where('disabled_at', disabled_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endPersonSessions(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const about = await describeHome(tx, await getPersonById(tx, id))
    await endUserSessions(tx, id)
    await recordAudit(tx, 'user.sessions_ended', { kind: 'user', id }, about)
  })
}

/**
 * Turns two-factor sign-in off for somebody who lost phone and recovery codes, ends their sessions and tells them by
 * mail. Throws `conflict` for oneself, who uses the account page, and when it is off.
 */
export async function resetTwoFactor(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  refuseSelf(ctx, id, 'Turn off your own two-factor sign-in in your account.')
  await inTransaction(ctx, async (tx) => {
    const user = await getPersonById(tx, id)
    await clearTwoFactor(tx, user)
    await endUserSessions(tx, id)
    await voidUserTokens(tx, id)
    await recordAudit(tx, 'user.two_factor_reset', { kind: 'user', id }, await describeHome(tx, user))
    await enqueueMail(tx, { template: 'two-factor-reset', to: user.email, props: { firstName: user.first_name } })
  })
}

async function clearTwoFactor(tx: Tx, user: UsersTable): Promise<void> {
  const row = await tx.db
    .updateTable('users')
    .set({ two_factor_secret: null, two_factor_enabled_at: null, two_factor_last_step: null })
    .where('id', '=', user.id)
    .where('two_factor_enabled_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('conflict', 'Two-factor sign-in is off already.')
  await tx.db.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
}
