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
import { limitOrganisation } from '../../limits/organisation-limit.ts'
import { consumeRateLimit, isRateLimited } from '../../limits/rate-limit.ts'
import { FORM_BY_ADDRESS, REQUEST_BY_ORGANISATION } from '../../limits/table.ts'
import { addTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { enqueueAcknowledgment } from './acknowledgment.ts'
import { acknowledgmentDueAt, nextDue, replyDueAt } from './rules.ts'

/** What somebody said, whichever form it came by. */
export type Enquiry = {
  kind: EnquiryKind
  module: ModuleName | null
  name: string
  email: string
  organization: string
  organizationType: OrganizationType | null
  message: string
}

/** What only a request out of a portal has. */
export type Requester = { userId: string; organisationId: string; topic: string | null }

export type Submission = { id: string; repeated: boolean }

type Circumstances = {
  submissionKey: string | undefined
  spamReason?: string | undefined
  requester?: Requester
  /** Of a visitor's request; a member's has its own. */
  topic?: string
  /** 24 hours after it was received unless said. */
  replyDueAt?: Date
  notifyTeam: (tx: Tx, id: string, receivedAt: Date) => Promise<void>
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
    const row = rowOf(id, receivedAt, enquiry, hash, given)
    const stored = await store(tx, row)
    if (!stored) return { id: await findRepeated(tx, given.submissionKey, hash), repeated: true }
    await limitSender(tx, given)
    const { name, email, organization, message } = enquiry
    const topic = given.requester?.topic ?? given.topic ?? null
    await addTerms(tx, { kind: 'enquiry', id }, [name, email, organization, enquiry.module, topic, message])
    await recordAudit(tx, 'enquiry.submitted', { kind: 'enquiry', id }, auditDetails(enquiry))
    if (row.spam_reason === null) await acknowledge(tx, row)
    await given.notifyTeam(tx, id, receivedAt)
    return { id, repeated: false }
  })
}

/** Counted once it is stored: neither a slip nor a repetition costs anything. */
function limitSender(tx: Tx, { requester }: Circumstances): Promise<unknown> {
  if (requester === undefined) return consumeRateLimit(tx, FORM_BY_ADDRESS, tx.client?.address)
  return limitOrganisation(tx, REQUEST_BY_ORGANISATION, 'requests')
}

/** Where the address has got too many acknowledgments, the message waits in the inbox for a person to answer. */
async function acknowledge(tx: Tx, row: ReturnType<typeof rowOf>): Promise<void> {
  const thread = await enqueueAcknowledgment(tx, row).catch((error) => {
    if (isRateLimited(error)) return undefined
    throw error
  })
  if (thread === undefined) return
  const change = { thread, acknowledged_at: row.created_at }
  const due_at = nextDue({ ...row, ...change })
  await tx.db
    .updateTable('enquiries')
    .set({ ...change, due_at })
    .where('id', '=', row.id)
    .execute()
}

function auditDetails({ kind, module }: Enquiry): Record<string, unknown> {
  return module === null ? { kind } : { kind, module }
}

function rowOf(id: string, receivedAt: Date, enquiry: Enquiry, hash: string, given: Circumstances) {
  const times = {
    reply_due_at: (given.replyDueAt ?? replyDueAt(receivedAt)).toISOString(),
    acknowledge_due_at: acknowledgmentDueAt(receivedAt).toISOString(),
    acknowledged_at: null,
  }
  const status = given.spamReason === undefined ? 'new' : 'spam'
  return {
    id,
    kind: enquiry.kind,
    module: enquiry.module,
    topic: given.requester?.topic ?? given.topic ?? null,
    status,
    name: enquiry.name,
    email: enquiry.email,
    organization: enquiry.organization,
    organization_type: enquiry.organizationType,
    message: enquiry.message,
    organisation_id: given.requester?.organisationId ?? null,
    user_id: given.requester?.userId ?? null,
    submission_key: given.submissionKey ?? null,
    submission_hash: hash,
    spam_reason: given.spamReason ?? null,
    ...times,
    due_at: nextDue({ status, ...times }),
    created_at: receivedAt.toISOString(),
  } satisfies Insertable<EnquiriesTable>
}

async function store(tx: Tx, values: Insertable<EnquiriesTable>): Promise<boolean> {
  const row = await tx.db
    .insertInto('enquiries')
    .values(values)
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function findRepeated(tx: Tx, submissionKey: string | undefined, hash: string): Promise<string> {
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
