import { answerEnquiryInput, internalNote } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getProfile } from '../identity/index.ts'
import { getCompany } from '../settings/index.ts'
import { addEntry } from './add-entry.ts'
import { formatModuleTitle } from './enqueue-acknowledgment.ts'
import { changeEnquiryRow, type EnquiryRow, getEnquiryRow } from './enquiry-row.ts'

/** Mails a reply to the sender, in the thread of the earlier mails, and marks the message as answered. */
export async function answerEnquiry(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { userId } = await requireAdministrator(ctx)
  const { message, version } = parseInput(answerEnquiryInput, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getEnquiryRow(tx, id)
    const mailId = await enqueueReply(tx, row, message)
    const now = tx.now().toISOString()
    await changeEnquiryRow(tx, row, version, {
      status: 'answered',
      answered_at: now,
      acknowledged_at: row.acknowledged_at ?? now,
      assignee_id: row.assignee_id ?? userId,
      thread: [row.thread, mailId].filter(Boolean).join(' '),
    })
    await addEntry(tx, { enquiry_id: id, kind: 'reply', body: message, author_id: userId, mail_id: mailId })
    await recordAudit(tx, 'enquiry.answered', { kind: 'enquiry', id }, { organisationId: row.organisation_id })
  })
}

/** Adds a note for colleagues. The sender never sees it. */
export async function addEnquiryNote(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { userId } = await requireAdministrator(ctx)
  const { message } = parseInput(internalNote, input)
  await inTransaction(ctx, async (tx) => {
    const row = await getEnquiryRow(tx, id)
    await addEntry(tx, { enquiry_id: id, kind: 'note', body: message, author_id: userId, mail_id: null })
    await recordAudit(tx, 'enquiry.noted', { kind: 'enquiry', id }, { organisationId: row.organisation_id })
  })
}

async function enqueueReply(tx: Tx, row: EnquiryRow, message: string): Promise<string> {
  const { email: replyTo } = await getCompany(tx)
  const { firstName, lastName } = await getProfile(tx)
  return enqueueMail(tx, {
    template: 'enquiry-reply',
    to: row.email,
    replyTo,
    thread: row.thread?.split(' ') ?? [],
    props: {
      kind: row.kind,
      about: row.kind === 'licensing' ? formatModuleTitle(row) : row.topic,
      name: row.name,
      reply: message,
      from: `${firstName} ${lastName}`.trim(),
      message: row.message,
      writtenAt: row.created_at,
    },
  })
}
