import { ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { formatCsvFile } from '../../documents/csv.ts'
import { recordAudit } from '../audit/index.ts'
import { selectMembers } from './list-members.ts'
import { requireCustomerPermission } from './require-members.ts'

const CSV_HEADER = ['Name', 'Email', 'Role', 'Joined (UTC)', 'Last seen (UTC)', 'Two-factor sign-in', 'Can sign in']

/** Exports the people of the actor's organisation as CSV, by name. */
export async function exportMembers(ctx: Ctx): Promise<string> {
  const { organisationId } = requireCustomerPermission(ctx, 'people.change')
  const about = { kind: 'organisation', id: organisationId }
  await inTransaction(ctx, (tx) => recordAudit(tx, 'members.exported', about))
  const rows = await selectMembers(ctx, organisationId)
    .select(['first_name', 'last_name', 'users.email', 'memberships.role', 'joined_at', 'last_seen_at'])
    .select(['two_factor_enabled_at', 'disabled_at'])
    .orderBy('sort_name')
    .orderBy('memberships.id')
    .execute()
  const lines = rows.map((row) => [
    `${row.first_name} ${row.last_name}`.trim(),
    row.email,
    ORGANISATION_ROLE_LABELS[row.role],
    row.joined_at,
    row.last_seen_at,
    row.two_factor_enabled_at === null ? 'off' : 'on',
    row.disabled_at === null ? 'yes' : 'no',
  ])
  return formatCsvFile([CSV_HEADER, ...lines])
}
