import type { Ctx, Tx } from '../../context.ts'
import type { EnquiriesTable } from '../../database/support-tables.ts'
import { AppError } from '../../errors.ts'
import { findNextDue } from './rules.ts'

export type EnquiryRow = Omit<EnquiriesTable, 'version'> & { version: number }

/** Throws `not_found`. */
export async function getEnquiryRow(ctx: Ctx, id: string): Promise<EnquiryRow> {
  const row = await ctx.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such message.')
  return row
}

type EnquiryChange = Partial<
  Pick<EnquiryRow, 'status' | 'assignee_id' | 'answered_at' | 'acknowledged_at' | 'reply_due_at' | 'thread'>
>

/**
 * Writes a change by an administrator who saw `version`, and recalculates the next deadline. Throws `conflict` when a
 * colleague was faster, so that nobody answers twice.
 */
export async function changeEnquiryRow(tx: Tx, row: EnquiryRow, version: number, change: EnquiryChange): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('enquiries')
    .set({ ...change, due_at: findNextDue({ ...row, ...change }), version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return
  throw new AppError(
    'conflict',
    'Somebody else has changed this message since you opened it. You now see the change. What you wrote is still there.',
  )
}
