import { ENQUIRY_KIND_LABELS, ENQUIRY_STATUS_LABELS, inboxFilter } from '#contracts/inbox.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CsvCell, csvPieces } from '../../documents/csv.ts'
import { matchingTerms } from '../../search/matches.ts'
import { recordAudit } from '../audit/index.ts'
import type { EnquiryRow } from './enquiry-row.ts'
import { conditionsOf } from './list-enquiries.ts'

const AT_ONCE = 500

const HEAD = [
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
 * The messages that a filter shows, newest first, as CSV in pieces, so that years of them need little memory. Times are
 * ISO-8601 UTC.
 */
export async function exportEnquiries(requestCtx: Ctx, input: unknown): Promise<AsyncGenerator<string>> {
  const ctx = withTimeLimit(requestCtx, 'report')
  const { userId } = await requireAdministrator(ctx)
  const filter = inboxFilter.parse(input)
  const { q: _, page: __, ...told } = filter
  await inTransaction(ctx, (tx) => recordAudit(tx, 'enquiries.exported', { kind: 'inbox', id: 'inbox' }, told))
  const found = await matchingTerms(ctx, 'enquiry', 'enquiries.id', filter.q)
  const readAfter = (last: string | undefined) =>
    ctx.db
      .selectFrom('enquiries')
      .selectAll()
      .where((row) => conditionsOf(row, filter, userId, found))
      .$if(last !== undefined, (query) => query.where('id', '<', last ?? ''))
      .orderBy('id', 'desc')
      .limit(AT_ONCE)
      .execute()
  return csvPieces(HEAD, batchesOf(readAfter))
}

async function* batchesOf(readAfter: (last: string | undefined) => Promise<EnquiryRow[]>): AsyncGenerator<CsvCell[][]> {
  for (let last: string | undefined; ; ) {
    const rows = await readAfter(last)
    yield rows.map(lineOf)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id
  }
}

function lineOf(row: EnquiryRow): CsvCell[] {
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
