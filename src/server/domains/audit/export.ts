import { type AuditFilter, auditFilter } from '#contracts/audit-log.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { withTimeLimit } from '../../database/time-limits.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CsvCell, csvPieces } from '../../documents/csv.ts'
import { filteredLog, presentLine } from './list.ts'
import { namesIn } from './names.ts'
import { recordAudit } from './record.ts'

const AT_ONCE = 1_000

const HEAD = ['Time (UTC)', 'Who', 'Who (id)', 'What', 'Action', 'Subject', 'Subject (id)', 'Details', 'Request', 'Id']

/**
 * What a filter shows, newest first, as CSV in pieces, so that a log of any length needs little memory. Times are
 * ISO-8601 UTC.
 */
export async function exportAuditLog(requestCtx: Ctx, input: unknown): Promise<AsyncGenerator<string>> {
  const ctx = withTimeLimit(requestCtx, 'report')
  await requireAdministrator(ctx)
  const { before: _before, after: _after, ...filter } = auditFilter.parse(input)
  await inTransaction(ctx, (tx) => recordAudit(tx, 'audit_log.exported', { kind: 'audit_log', id: 'audit_log' }))
  return csvPieces(HEAD, batchesOf(ctx, { ...filter, before: undefined, after: undefined }))
}

async function* batchesOf(ctx: Ctx, filter: AuditFilter): AsyncGenerator<CsvCell[][]> {
  for (let before: AuditFilter['before']; ; ) {
    const query = await filteredLog(ctx, { ...filter, before })
    const rows = await query.limit(AT_ONCE).execute()
    const names = await namesIn(ctx, rows)
    yield rows.map((row) => {
      const { at, actor, description, action, subjectKind, subjectId, subjectName, details, requestId, id } =
        presentLine(row, names)
      return [
        at,
        actor,
        row.actor_id,
        description,
        action,
        subjectName ?? subjectKind,
        subjectId,
        details,
        requestId,
        id,
      ]
    })
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    before = { at: last.at, id: last.id }
  }
}
