import type { z } from 'zod'
import { updatePersonInput } from '#contracts/people.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import {
  createMembership,
  createOrganisation,
  deleteMembership,
  ensureCompanyOrganisation,
  type Membership,
  moveToPortal,
  normalisePhone,
} from '../../organisations/index.ts'
import { buildSortName, indexUser } from '../users.ts'
import { countColleagues, getPersonById } from './get-person-record.ts'
import { lockAdministrators, refuseSelf } from './lock-administrators.ts'
import { type LockedPerson, lockPerson, refuseToTakeAway } from './lock-person.ts'
import { endUserSessions, storePersonVersion } from './store-person-version.ts'

type PersonForm = z.output<typeof updatePersonInput>

/**
 * Changes names, portal and role. A new portal or role ends the person's sessions. A new administrator moves to the
 * company. An organisation is erased after its last person leaves. A former administrator gets a new organisation.
 * Throws `conflict` when somebody else was faster, for one's own role, for the portal of a person with colleagues, and
 * for the role of the last owner who can sign in while a plan is paid for.
 */
export async function updatePerson(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const form = parseInput(updatePersonInput, input)
  await inTransaction(ctx, async (tx) => {
    const isRoleChanged = (user: UsersTable) => form.role !== user.role
    const { user: locked, homes } = await lockPerson(tx, id)
    if (isRoleChanged(locked)) {
      refuseSelf(tx, id, 'You cannot change your own role. Another administrator can.')
      await refuseToTakeAway(tx, id, homes)
      await lockAdministrators(tx)
    }
    const user = await getPersonById(tx, id)
    if (isRoleChanged(user)) await changeOrganisation(tx, user, form, homes)
    else if (form.userType !== homes[0].userType) await changePortal(tx, user, form, homes[0])
    const names = { first_name: form.firstName, last_name: form.lastName }
    await storePersonVersion(tx, id, form.version, {
      ...names,
      sort_name: buildSortName(names),
      job_title: form.jobTitle,
      phone: normalisePhone(form.phone ?? undefined),
      user_type: form.userType,
      role: form.role,
    })
    await indexUser(tx, { ...user, ...names })
    if (isRoleChanged(user) || form.userType !== user.user_type) await endUserSessions(tx, id)
    await recordAudit(tx, 'user.updated', { kind: 'user', id }, buildAuditDetails(user, form, homes))
  })
}

async function changeOrganisation(tx: Tx, user: UsersTable, form: PersonForm, homes: Membership[]): Promise<void> {
  const organisationId = await chooseOrganisation(tx, user, form)
  for (const home of homes) await deleteMembership(tx, user.id, home.organisationId)
  await createMembership(tx, { userId: user.id, organisationId, role: 'owner' })
}

async function chooseOrganisation(tx: Tx, user: UsersTable, form: PersonForm): Promise<string> {
  if (form.role === 'ADMIN') return ensureCompanyOrganisation(tx)
  return createOrganisation(tx, {
    name: `${user.first_name} ${user.last_name}`.trim(),
    businessType: form.userType === 'GOVERNMENT' ? 'GOVERNMENT' : null,
    isComplete: false,
  })
}

/** All people of a customer use one portal. People of the company may use either. */
async function changePortal(tx: Tx, user: UsersTable, form: PersonForm, home: Membership): Promise<void> {
  if (form.role === 'ADMIN') return
  const others = await countColleagues(tx, user.id, home.organisationId)
  if (others > 0) {
    const message = 'Their colleagues use the other portal. Move this person to another organisation first.'
    throw new AppError('conflict', message, { fieldErrors: { userType: message } })
  }
  await moveToPortal(tx, home.organisationId, form.userType)
}

/** Codes only, because names stay out of the log. */
function buildAuditDetails(user: UsersTable, form: PersonForm, [home]: LockedPerson['homes']) {
  return {
    organisationId: home.organisationId,
    ...(form.role !== user.role && { role: form.role }),
    ...(form.userType !== user.user_type && { userType: form.userType }),
  }
}
