import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { EnquiryKind } from '#contracts/inbox.ts'
import type { ModuleName } from '#contracts/modules.ts'
import type { OrganizationType } from '#contracts/organization-types.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { EnquiriesTable } from '../../database/support-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { limitOrganisation } from '../../limits/limit-organisation.ts'
import { consumeRateLimit, isRateLimited } from '../../limits/rate-limit.ts'
import { FORM_BY_ADDRESS, REQUEST_BY_ORGANISATION } from '../../limits/table.ts'
import { addTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { enqueueAcknowledgment } from './enqueue-acknowledgment.ts'
import { calculateAcknowledgmentDue, calculateReplyDue, findNextDue } from './rules.ts'

/** A message from any form. */
export type Enquiry = {
  kind: EnquiryKind
  module: ModuleName | null
  name: string
  email: string
  organization: string
  organizationType: OrganizationType | null
  message: string
}

/** Set for a request from a portal. */
export type Requester = { userId: string; organisationId: string; topic: string | null }

export type Submission = { id: string; repeated: boolean }

type SubmissionOptions = {
  submissionKey: string | undefined
  spamReason?: string | undefined
  requester?: Requester
  /** The topic of a visitor's request. A member's request has its own. */
  topic?: string
  /** 24 hours after receipt by default. */
  replyDueAt?: Date
  notifyTeam: (tx: Tx, id: string, receivedAt: Date) => Promise<void>
}

/**
 * Stores a message with its mails and its audit line in one transaction. The same `submissionKey` again has no effect.
 * Throws `conflict` for the same key with another text.
 */
export function submitEnquiry(ctx: Ctx, enquiry: Enquiry, options: SubmissionOptions): Promise<Submission> {
  const hash = createHash('sha256').update(JSON.stringify(enquiry)).digest('hex')
  const id = newId('enq')
  // The deadlines in the table and in the mails count from one instant.
  const receivedAt = ctx.now()
  return inTransaction(ctx, async (tx) => {
    const row = buildRow(id, receivedAt, enquiry, hash, options)
    const stored = await storeEnquiry(tx, row)
    if (!stored) return { id: await findEarlierId(tx, options.submissionKey, hash), repeated: true }
    await limitSender(tx, options)
    const { name, email, organization, message } = enquiry
    const topic = options.requester?.topic ?? options.topic ?? null
    await addTerms(tx, { kind: 'enquiry', id }, [name, email, organization, enquiry.module, topic, message])
    await recordAudit(tx, 'enquiry.submitted', { kind: 'enquiry', id }, buildAuditDetails(enquiry))
    if (row.spam_reason === null) await acknowledgeSender(tx, row)
    await options.notifyTeam(tx, id, receivedAt)
    return { id, repeated: false }
  })
}

/** Count after storing, so that a repetition costs nothing. */
function limitSender(tx: Tx, { requester }: SubmissionOptions): Promise<unknown> {
  if (requester === undefined) return consumeRateLimit(tx, FORM_BY_ADDRESS, tx.client?.address)
  return limitOrganisation(tx, REQUEST_BY_ORGANISATION, 'requests')
}

/** If the address has received too many acknowledgments, the message waits in the inbox for a person. */
async function acknowledgeSender(tx: Tx, row: ReturnType<typeof buildRow>): Promise<void> {
  const thread = await enqueueAcknowledgment(tx, row).catch((error) => {
    if (isRateLimited(error)) return undefined
    throw error
  })
  if (thread === undefined) return
  const change = { thread, acknowledged_at: row.created_at }
  const due_at = findNextDue({ ...row, ...change })
  await tx.db
    .updateTable('enquiries')
    .set({ ...change, due_at })
    .where('id', '=', row.id)
    .execute()
}

function buildAuditDetails({ kind, module }: Enquiry): Record<string, unknown> {
  return module === null ? { kind } : { kind, module }
}

function buildRow(id: string, receivedAt: Date, enquiry: Enquiry, hash: string, options: SubmissionOptions) {
  const times = {
    reply_due_at: (options.replyDueAt ?? calculateReplyDue(receivedAt)).toISOString(),
    acknowledge_due_at: calculateAcknowledgmentDue(receivedAt).toISOString(),
    acknowledged_at: null,
  }
  const status = options.spamReason === undefined ? 'new' : 'spam'
  return {
    id,
    kind: enquiry.kind,
    module: enquiry.module,
    topic: options.requester?.topic ?? options.topic ?? null,
    status,
    name: enquiry.name,
    email: enquiry.email,
    organization: enquiry.organization,
    organization_type: enquiry.organizationType,
    message: enquiry.message,
    organisation_id: options.requester?.organisationId ?? null,
    user_id: options.requester?.userId ?? null,
    submission_key: options.submissionKey ?? null,
    submission_hash: hash,
    spam_reason: options.spamReason ?? null,
    ...times,
    due_at: findNextDue({ status, ...times }),
    created_at: receivedAt.toISOString(),
  } satisfies Insertable<EnquiriesTable>
}

async function storeEnquiry(tx: Tx, values: Insertable<EnquiriesTable>): Promise<boolean> {
  const row = await tx.db
    .insertInto('enquiries')
    .values(values)
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function findEarlierId(tx: Tx, submissionKey: string | undefined, hash: string): Promise<string> {
  const earlierRow = await tx.db
    .selectFrom('enquiries')
    .select(['id', 'submission_hash'])
    .where('submission_key', '=', submissionKey ?? '')
    .executeTakeFirstOrThrow()
  if (earlierRow.submission_hash !== hash) {
    throw new AppError('conflict', 'This key was already used for another message.')
  }
  return earlierRow.id
}
