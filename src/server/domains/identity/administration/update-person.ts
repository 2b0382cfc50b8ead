import type { z } from 'zod'
import { personUpdate } from '#contracts/people.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import {
  createOrganisation,
  ensureCompanyOrganisation,
  moveToPortal,
  normalisePhone,
  refuseToLeavePlan,
} from '../../organisations/index.ts'
import { indexUser, sortNameOf } from '../users.ts'
import { lockAdministrators, refuseSelf } from './administrators.ts'
import { leaverOf, lockPersonToMove } from './lock-person.ts'
import { countColleagues, getPersonById } from './person.ts'
import { endSessionsOf, storeVersion } from './store.ts'

type Update = z.output<typeof personUpdate>

/**
 * Changes names, portal and role. Another portal or role ends the person's sessions. Whoever becomes an administrator
 * moves to the company, and the organisation ends with its last person; who is one no more gets an organisation of their
 * own. Throws `conflict` when somebody else was faster, for one's own role, for the portal of somebody who has colleagues,
 * and for the role of the last person who can sign in while a plan is paid for.
 */
export async function updatePerson(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const form = parseInput(personUpdate, input)
  await inTransaction(ctx, async (tx) => {
    const roleChanges = (user: UsersTable) => form.role !== user.role
    const locked = await lockPersonToMove(tx, id)
    if (roleChanges(locked)) {
      refuseSelf(tx, id, 'You cannot change your own role. Another administrator can.')
      await refuseToLeavePlan(tx, leaverOf(locked))
      await lockAdministrators(tx)
    }
    const user = await getPersonById(tx, id)
    const organisation_id = roleChanges(user) ? await organisationFor(tx, user, form) : user.organisation_id
    if (form.userType !== user.user_type) await changePortal(tx, user, form, organisation_id)
    const names = { first_name: form.firstName, last_name: form.lastName }
    await storeVersion(tx, id, form.version, {
      ...names,
      sort_name: sortNameOf(names),
      job_title: form.jobTitle,
      phone: normalisePhone(form.phone ?? undefined),
      user_type: form.userType,
      role: form.role,
      organisation_id,
    })
    await indexUser(tx, { ...user, ...names })
    if (roleChanges(user) || form.userType !== user.user_type) await endSessionsOf(tx, id)
    await recordAudit(tx, 'user.updated', { kind: 'user', id }, changesOf(user, form))
  })
}

async function organisationFor(tx: Tx, user: UsersTable, form: Update): Promise<string> {
  if (form.role === 'ADMIN') return ensureCompanyOrganisation(tx)
  return createOrganisation(tx, {
    name: `${user.first_name} ${user.last_name}`.trim(),
    businessType: form.userType === 'GOVERNMENT' ? 'GOVERNMENT' : null,
    isComplete: false,
  })
}

/** All people of an organisation use one portal; the company's own may use either. */
async function changePortal(tx: Tx, user: UsersTable, form: Update, organisationId: string): Promise<void> {
  if (form.role === 'ADMIN' || organisationId !== user.organisation_id) return
  const others = await countColleagues(tx, user)
  if (others > 0) {
    const message = 'Their colleagues use the other portal. Move this person to another organisation first.'
    throw new AppError('conflict', message, { fieldErrors: { userType: message } })
  }
  await moveToPortal(tx, organisationId, form.userType)
}

/** Codes only: names stay out of the log. */
function changesOf(user: UsersTable, form: Update): Record<string, unknown> {
  return {
    ...(form.role !== user.role && { role: form.role }),
    ...(form.userType !== user.user_type && { userType: form.userType }),
  }
}
