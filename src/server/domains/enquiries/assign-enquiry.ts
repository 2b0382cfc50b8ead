import { assignment } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { requireStaffId } from '../identity/index.ts'
import { changeEnquiryRow, type EnquiryRow, getEnquiryRow } from './enquiry-row.ts'

/** Assigns a message to an administrator, or to nobody. */
export async function assignEnquiry(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { assigneeId, version } = parseInput(assignment, input)
  await inTransaction(ctx, async (tx) => {
    const assignee = await requireStaffId(tx, assigneeId)
    await assignEnquiryRow(tx, await getEnquiryRow(tx, id), assignee, version)
  })
}

/** Assigns within the caller's transaction. */
export async function assignEnquiryRow(
  tx: Tx,
  row: EnquiryRow,
  assignee: string | null,
  version: number,
): Promise<void> {
  if (row.assignee_id === assignee && row.version === version) return
  await changeEnquiryRow(tx, row, version, { assignee_id: assignee })
  await recordAudit(
    tx,
    'enquiry.assigned',
    { kind: 'enquiry', id: row.id },
    { assignee, organisationId: row.organisation_id },
  )
}
