import { ENQUIRY_KIND_LABELS, ENQUIRY_STATUS_LABELS, inboxFilter } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CsvCell, streamCsv } from '../../documents/csv.ts'
import { buildTermCondition } from '../../search/term-condition.ts'
import { recordAudit } from '../audit/index.ts'
import type { EnquiryRow } from './enquiry-row.ts'
import { buildConditions } from './list-enquiries.ts'

const BATCH_SIZE = 500

const CSV_HEADER = [
  'Received',
  'Kind',
  'Status',
  'Name',
  'Email',
  'Organization',
  'Module or topic',
  'Message',
  'Reply due',
  'Answered',
  'Id',
]

/**
 * Exports the messages that a filter shows as CSV, newest first. The CSV comes in pieces, so that years of messages
 * need little memory. Times are ISO-8601 UTC.
 */
export async function exportEnquiries(requestCtx: Ctx, input: unknown): Promise<AsyncGenerator<string>> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const { userId } = await requireAdministrator(ctx)
  const filter = inboxFilter.parse(input)
  const { q: _, after: __, before: ___, ...auditedFilter } = filter
  await inTransaction(ctx, (tx) => recordAudit(tx, 'enquiries.exported', { kind: 'inbox', id: 'inbox' }, auditedFilter))
  const isMatching = await buildTermCondition(ctx, 'enquiry', 'enquiries.id', filter.q)
  const readAfter = (last: string | undefined) =>
    ctx.db
      .selectFrom('enquiries')
      .selectAll()
      .where((row) => buildConditions(row, filter, userId, isMatching))
      .$if(last !== undefined, (query) => query.where('id', '<', last ?? ''))
      .orderBy('id', 'desc')
      .limit(BATCH_SIZE)
      .execute()
  return streamCsv(CSV_HEADER, readBatches(readAfter))
}

async function* readBatches(
  readAfter: (last: string | undefined) => Promise<EnquiryRow[]>,
): AsyncGenerator<CsvCell[][]> {
  for (let last: string | undefined; ; ) {
    const rows = await readAfter(last)
    yield rows.map(buildCsvLine)
    if (rows.length < BATCH_SIZE) return
    last = rows.at(-1)?.id
  }
}

function buildCsvLine(row: EnquiryRow): CsvCell[] {
  return [
    row.created_at,
    ENQUIRY_KIND_LABELS[row.kind],
    ENQUIRY_STATUS_LABELS[row.status],
    row.name,
    row.email,
    row.organization,
    row.module?.toUpperCase() ?? row.topic,
    row.message,
    row.reply_due_at,
    row.answered_at,
    row.id,
  ]
}
