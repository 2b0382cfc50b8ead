import type { EnquiryDetails, EnquiryEntry } from '#contracts/inbox-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { formatName } from '../identity/index.ts'
import { getEnquiryRow } from './enquiry-row.ts'
import { presentDue } from './present-due.ts'

/** One message with its replies and notes. Throws `not_found`. */
export async function getEnquiry(ctx: Ctx, id: string): Promise<EnquiryDetails> {
  await requireAdministrator(ctx)
  const row = await getEnquiryRow(ctx, id)
  return {
    id: row.id,
    kind: row.kind,
    module: row.module,
    topic: row.topic,
    status: row.status,
    name: row.name,
    email: row.email,
    organization: row.organization,
    organisationId: row.organisation_id,
    organizationType: row.organization_type,
    message: row.message,
    assigneeId: row.assignee_id,
    spamReason: row.spam_reason,
    due: presentDue(row, ctx.now()),
    acknowledgedAt: row.acknowledged_at,
    acknowledgeDueAt: row.acknowledge_due_at,
    replyDueAt: row.reply_due_at,
    answeredAt: row.answered_at,
    createdAt: row.created_at,
    version: row.version,
    entries: await listEntries(ctx, id),
  }
}

async function listEntries(ctx: Ctx, enquiryId: string): Promise<EnquiryEntry[]> {
  const rows = await ctx.db
    .selectFrom('enquiry_entries')
    .leftJoin('users', 'users.id', 'enquiry_entries.author_id')
    .select(['enquiry_entries.id', 'kind', 'body', 'enquiry_entries.created_at'])
    .select(['first_name', 'last_name', 'email'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('enquiry_entries.id')
    .execute()
  return rows.map(({ id, kind, body, created_at, ...author }) => ({
    id,
    kind,
    body,
    author: formatName(author),
    createdAt: created_at,
  }))
}
