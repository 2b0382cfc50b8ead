import { createHash } from 'node:crypto'
import { type ContactMessage, contactMessage } from '#contracts/enquiries.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getCompany } from '../settings/index.ts'
import { replyDueAt, spamReason } from './rules.ts'

/**
 * Stores a visitor's message, with an acknowledgment to them and a notification to the team, all or nothing.
 * The same `submissionKey` again has no second effect; with another message it is a `conflict`.
 * Throws `invalid_input` with a sentence per field.
 */
export async function submitContactMessage(
  ctx: Ctx,
  input: unknown,
  submissionKey?: string,
): Promise<{ id: string; repeated: boolean }> {
  const message = parseInput(contactMessage, input)
  const hash = hashOf(message)
  const id = newId('enq')
  return inTransaction(ctx, async (tx) => {
    const stored = await storeEnquiry(tx, id, message, hash, submissionKey)
    if (!stored) return { id: await findRepeated(tx, submissionKey, hash), repeated: true }
    await recordAudit(tx, 'enquiry.submitted', { kind: 'enquiry', id })
    await enqueueMails(tx, id, message)
    return { id, repeated: false }
  })
}

async function storeEnquiry(tx: Ctx, id: string, message: ContactMessage, hash: string, submissionKey?: string) {
  const reason = spamReason(message)
  const row = await tx.db
    .insertInto('enquiries')
    .values({
      id,
      kind: 'contact',
      status: reason === undefined ? 'new' : 'spam',
      name: message.name,
      email: message.email,
      organization: message.organization,
      organization_type: message.organizationType ?? null,
      message: message.message,
      submission_key: submissionKey ?? null,
      submission_hash: hash,
      spam_reason: reason ?? null,
      reply_due_at: replyDueAt(tx.now()).toISOString(),
      created_at: tx.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function findRepeated(tx: Ctx, submissionKey: string | undefined, hash: string): Promise<string> {
  const earlier = await tx.db
    .selectFrom('enquiries')
    .select(['id', 'submission_hash'])
    .where('submission_key', '=', submissionKey ?? '')
    .executeTakeFirstOrThrow()
  if (earlier.submission_hash !== hash) {
    throw new AppError('conflict', 'This key was already used for another message.')
  }
  return earlier.id
}

/** A message held as spam still reaches the team, marked; only the acknowledgment waits, as its address may be forged. */
async function enqueueMails(tx: Ctx, id: string, message: ContactMessage): Promise<void> {
  const company = await getCompany(tx)
  const held = spamReason(message) !== undefined
  if (!held) {
    await enqueueMail(tx, {
      template: 'contact-acknowledgment',
      to: message.email,
      replyTo: company.email,
      props: { name: message.name, message: message.message },
    })
  }
  await enqueueMail(tx, {
    template: 'contact-notification',
    to: company.teamEmail,
    replyTo: message.email,
    props: {
      enquiryId: id,
      name: message.name,
      email: message.email,
      organization: message.organization,
      organizationType: message.organizationType ?? null,
      message: message.message,
      heldAsSpam: held,
    },
  })
}

function hashOf(message: ContactMessage): string {
  const { website: _, elapsedMs: __, ...said } = message
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
