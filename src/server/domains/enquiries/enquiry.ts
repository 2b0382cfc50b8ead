import { createHash } from 'node:crypto'
import type { ModuleName } from '#contracts/enquiries.ts'
import type { OrganizationType } from '#contracts/organization-types.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { replyDueAt } from './rules.ts'

/** What somebody said, whichever form it came by. */
export type Enquiry = {
  kind: 'contact' | 'licensing'
  module: ModuleName | null
  name: string
  email: string
  organization: string
  organizationType: OrganizationType | null
  message: string
}

export type Submission = { id: string; repeated: boolean }

type Circumstances = {
  submissionKey: string | undefined
  spamReason: string | undefined
  enqueueMails: (tx: Ctx, id: string, receivedAt: Date) => Promise<void>
}

/**
 * Stores what somebody said, with its mails and its audit line, all or nothing.
 * The same `submissionKey` again has no second effect; with other words it is a `conflict`.
 */
export function submitEnquiry(ctx: Ctx, enquiry: Enquiry, given: Circumstances): Promise<Submission> {
  const hash = createHash('sha256').update(JSON.stringify(enquiry)).digest('hex')
  const id = newId('enq')
  // One instant for all: the deadlines in the table and in the mails are counted from it.
  const receivedAt = ctx.now()
  return inTransaction(ctx, async (tx) => {
    const stored = await store(tx, id, receivedAt, enquiry, hash, given)
    if (!stored) return { id: await findRepeated(tx, given.submissionKey, hash), repeated: true }
    await recordAudit(tx, 'enquiry.submitted', { kind: 'enquiry', id }, auditDetails(enquiry))
    await given.enqueueMails(tx, id, receivedAt)
    return { id, repeated: false }
  })
}

function auditDetails({ kind, module }: Enquiry): Record<string, unknown> {
  return module === null ? { kind } : { kind, module }
}

async function store(
  tx: Ctx,
  id: string,
  receivedAt: Date,
  enquiry: Enquiry,
  hash: string,
  given: Circumstances,
): Promise<boolean> {
  const row = await tx.db
    .insertInto('enquiries')
    .values({
      id,
      kind: enquiry.kind,
      module: enquiry.module,
      status: given.spamReason === undefined ? 'new' : 'spam',
      name: enquiry.name,
      email: enquiry.email,
      organization: enquiry.organization,
      organization_type: enquiry.organizationType,
      message: enquiry.message,
      submission_key: given.submissionKey ?? null,
      submission_hash: hash,
      spam_reason: given.spamReason ?? null,
      reply_due_at: replyDueAt(receivedAt).toISOString(),
      created_at: receivedAt.toISOString(),
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
