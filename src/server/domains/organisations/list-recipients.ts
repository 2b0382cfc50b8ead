import { PERMISSIONS, type Permission } from '#contracts/permissions.ts'
import type { UserType } from '#contracts/session.ts'
import type { Tx } from '../../context.ts'
import { getPortal } from './membership-row.ts'

export type Recipient = { userId: string; email: string; firstName: string; userType: UserType }

/** Lists the people of an organisation who can sign in and have a permission, as recipients of a mail. */
export async function listRecipients(tx: Tx, organisationId: string, permission: Permission): Promise<Recipient[]> {
  const rows = await tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['users.id', 'users.email', 'first_name', 'user_type', 'kind', 'business_type'])
    .where('organisation_id', '=', organisationId)
    .where('memberships.role', 'in', PERMISSIONS[permission].roles)
    .where('disabled_at', 'is', null)
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    firstName: row.first_name,
    userType: getPortal(row, row),
  }))
}
