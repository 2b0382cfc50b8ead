import { changeEnquiryStatusInput, type EnquiryStatus } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { enqueueAcknowledgment } from './enqueue-acknowledgment.ts'
import { changeEnquiryRow, type EnquiryRow, getEnquiryRow } from './enquiry-row.ts'

/** Changes the status of a message. A message that leaves spam gets its acknowledgment now. */
export async function changeEnquiryStatus(ctx: Ctx, id: string, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { status, version } = parseInput(changeEnquiryStatusInput, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getEnquiryRow(tx, id)
    await setEnquiryStatus(tx, row, status, version)
  })
}

/** Changes the status within the caller's transaction. Does nothing when the message has this status. */
export async function setEnquiryStatus(tx: Tx, row: EnquiryRow, status: EnquiryStatus, version: number): Promise<void> {
  if (row.status === status && row.version === version) return
  const now = tx.now().toISOString()
  const isReleased = row.status === 'spam' && status !== 'spam' && row.acknowledged_at === null
  await changeEnquiryRow(tx, row, version, {
    status,
    answered_at: status === 'answered' ? now : null,
    ...(isReleased && { acknowledged_at: now, thread: await enqueueAcknowledgment(tx, row) }),
  })
  const details = { from: row.status, to: status, organisationId: row.organisation_id }
  await recordAudit(tx, 'enquiry.status_changed', { kind: 'enquiry', id: row.id }, details)
}
