import type { Tx } from '../../context.ts'
import { recordAudit } from './record-audit.ts'

/** Records one line for each organisation whose expired rows were deleted, so that its history shows it. */
export async function recordRetention(
  tx: Tx,
  table: string,
  rows: { organisation_id: string }[],
  kept: { months: number } | { days: number },
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { organisation_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const [organisationId, count] of counts) {
    const details = { organisationId, rows: count, ...kept }
    await recordAudit(tx, 'retention.applied', { kind: 'table', id: table }, details)
  }
}
