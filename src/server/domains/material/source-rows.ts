import type { Ctx, Tx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { AppError } from '../../errors.ts'
import { getDeskTopic } from '../../live/desk-topic.ts'
import { publishPassing } from '../../live/publish.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'

/** Throws `not_found`, also for a source of another organisation. */
export async function getSourceRow(ctx: Ctx, organisationId: string, id: string): Promise<SourceRow> {
  const row = await ctx.db
    .selectFrom('material_sources')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such website or document.')
  return row
}

/** Enqueues a reading, once. Two readings of one source never run at the same time. */
export function enqueueReading(tx: Tx, { id, organisation_id }: Pick<SourceRow, 'id' | 'organisation_id'>) {
  const options = { organisationId: organisation_id, key: id, sequence: `material:${id}` }
  return enqueueJob(tx, 'read-material', { sourceId: id }, options)
}

const HOUR_MS = 3_600_000
const WAITS = { daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS, never: undefined }

/** When a source is read again by itself. */
export function findNextReading({ now }: Pick<Ctx, 'now'>, reread: SourceRow['reread']): string | null {
  const wait = WAITS[reread]
  return wait === undefined ? null : new Date(now().getTime() + wait).toISOString()
}

/** The screen shows it at once. */
export function tellStaff(tx: Tx, organisationId: string): void {
  tx.afterCommit?.push(() => publishPassing(tx, getDeskTopic(organisationId), { type: 'booking', data: {} }))
}
