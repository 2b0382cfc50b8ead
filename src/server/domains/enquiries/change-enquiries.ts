import { type BulkChange, bulkChange } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { requireStaffId } from '../identity/index.ts'
import { assignEnquiryRow } from './assign-enquiry.ts'
import { setEnquiryStatus } from './change-enquiry-status.ts'
import type { EnquiryRow } from './enquiry-row.ts'

/** Makes one change to up to 100 messages, all or none. Skips deleted ones. Returns the number of changes. */
export async function changeEnquiries(ctx: Ctx, input: unknown): Promise<number> {
  await requireAdministrator(ctx)
  const change = parseInput(bulkChange, input)
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.selectFrom('enquiries').selectAll().where('id', 'in', change.ids).orderBy('id').execute()
    const applyChange = await prepareChange(tx, change)
    for (const row of rows) await applyChange(row)
    return rows.length
  })
}

async function prepareChange(tx: Tx, change: BulkChange): Promise<(row: EnquiryRow) => Promise<void>> {
  if (change.action === 'assign') {
    const assignee = await requireStaffId(tx, change.assigneeId)
    return (row) => assignEnquiryRow(tx, row, assignee, row.version)
  }
  if (change.action === 'not_spam') {
    return async (row) => {
      if (row.status === 'spam') await setEnquiryStatus(tx, row, 'new', row.version)
    }
  }
  const { action } = change
  return (row) => setEnquiryStatus(tx, row, action, row.version)
}
