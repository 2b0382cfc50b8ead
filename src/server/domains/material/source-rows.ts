import { sql } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { AppError } from '../../errors.ts'
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

const nameSequence = (id: string) => `material:${id}`

/** Enqueues a reading, once. Two readings of one source never run at the same time. */
export async function enqueueReading(tx: Tx, { id, organisation_id }: Pick<SourceRow, 'id' | 'organisation_id'>) {
  await tx.db
    .updateTable('material_sources')
    .set({ state: 'waiting', failure: null })
    .where('id', '=', id)
    .where('state', '!=', 'reading')
    .execute()
  const options = { organisationId: organisation_id, key: id, sequence: nameSequence(id) }
  await enqueueJob(tx, 'read-material', { sourceId: id }, options)
}

/** Sources that wait for a reading whose job was given up: each attempt ended with its process, or an administrator deleted it. */
export function selectLost({ db }: Ctx) {
  return db
    .selectFrom('material_sources')
    .selectAll()
    .where('state', 'in', ['waiting', 'reading'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where('jobs.sequence', '=', sql<string>`${nameSequence('')} || material_sources.id`)
            .where('dead_at', 'is', null),
        ),
      ),
    )
}

/** The file of a document is kept until it was read. */
export async function hasFile({ db }: Ctx, sourceId: string): Promise<boolean> {
  const file = await db.selectFrom('material_files').select('source_id').where('source_id', '=', sourceId).execute()
  return file.length > 0
}

const HOUR_MS = 3_600_000
const WAITS = { daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS, never: undefined }

/** When a source is read again by itself. */
export function findNextReading({ now }: Pick<Ctx, 'now'>, reread: SourceRow['reread']): string | null {
  const wait = WAITS[reread]
  return wait === undefined ? null : new Date(now().getTime() + wait).toISOString()
}
