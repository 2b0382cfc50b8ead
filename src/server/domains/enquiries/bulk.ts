import { type BulkChange, bulkChange } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { requireColleague } from '../identity/index.ts'
import { assignRow } from './assign.ts'
import { moveEnquiry } from './change-status.ts'
import type { EnquiryRow } from './enquiry-row.ts'

/** Does one thing to up to 100 messages, all or none. Those that are gone meanwhile are left out; returns how many it was. */
export async function changeEnquiries(ctx: Ctx, input: unknown): Promise<number> {
  await requireAdministrator(ctx)
  const change = parseInput(bulkChange, input)
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.selectFrom('enquiries').selectAll().where('id', 'in', change.ids).orderBy('id').execute()
    const apply = await applierOf(tx, change)
    for (const row of rows) await apply(row)
    return rows.length
  })
}

async function applierOf(tx: Tx, change: BulkChange): Promise<(row: EnquiryRow) => Promise<void>> {
  if (change.action === 'assign') {
    const assignee = await requireColleague(tx, change.assigneeId)
    return (row) => assignRow(tx, row, assignee, row.version)
  }
  if (change.action === 'not_spam') {
    return async (row) => {
      if (row.status === 'spam') await moveEnquiry(tx, row, 'new', row.version)
    }
  }
  const { action } = change
  return (row) => moveEnquiry(tx, row, action, row.version)
}
