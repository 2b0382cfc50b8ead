import { type AuditFilter, auditFilter } from '#contracts/audit-log.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CsvCell, streamCsv } from '../../documents/csv.ts'
import { presentAuditLine, readAuditPage } from './list-audit-log.ts'
import { loadNames } from './load-names.ts'
import { recordAudit } from './record-audit.ts'

const BATCH_SIZE = 1_000

const CSV_HEADER = [
  'Time (UTC)',
  'Who',
  'Who (id)',
  'What',
  'Action',
  'Subject',
  'Subject (id)',
  'Organisation',
  'Organisation (id)',
  'Details',
  'Request',
  'Id',
]

/**
 * Exports the lines that a filter shows as CSV, newest first. The CSV comes in pieces, so that a long log needs little
 * memory. Times are ISO-8601 UTC.
 */
export async function exportAuditLog(requestCtx: Ctx, input: unknown): Promise<AsyncGenerator<string>> {
  const ctx = withTimeLimit(requestCtx, 'report')
  await requireAdministrator(ctx)
  const filter = auditFilter.parse(input)
  await inTransaction(ctx, (tx) => recordAudit(tx, 'audit_log.exported', { kind: 'audit_log', id: 'audit_log' }))
  return streamCsv(CSV_HEADER, readBatches(ctx, filter))
}

async function* readBatches(ctx: Ctx, filter: AuditFilter): AsyncGenerator<CsvCell[][]> {
  for (let after: string | undefined; ; ) {
    const { items: rows, next } = await readAuditPage(ctx, { ...filter, after, before: undefined }, BATCH_SIZE)
    const names = await loadNames(ctx, rows)
    yield rows.map((row) => {
      const { at, actor, description, action, subjectKind, subjectId, subjectName, organisation, ...rest } =
        presentAuditLine(row, names)
      return [
        at,
        actor,
        row.actor_id,
        description,
        action,
        subjectName ?? subjectKind,
        subjectId,
        organisation?.name ?? '',
        organisation?.id ?? '',
        rest.details,
        rest.requestId,
        rest.id,
      ]
    })
    if (next === undefined) return
    after = next
  }
}
