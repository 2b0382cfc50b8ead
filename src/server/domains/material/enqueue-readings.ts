import type { Ctx } from '../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { noteFailure } from './read-source.ts'
import { enqueueReading, findNextReading, selectLost } from './source-rows.ts'

/** Enqueues the reading of every due website. */
export async function enqueueMaterialReadings(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listDue, async (tx, { id, organisation_id, reread, next_read_at }) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('material_sources')
      .set({ next_read_at: findNextReading(tx, reread) })
      .where('id', '=', id)
      .where('next_read_at', '=', next_read_at)
      .executeTakeFirstOrThrow()
    if (Number(numUpdatedRows) === 0) return false
    await enqueueReading(tx, { id, organisation_id })
    return true
  })
}

function listDue(ctx: Ctx, after: { id: string } | undefined) {
  return ctx.db
    .selectFrom('material_sources')
    .select(['id', 'organisation_id', 'reread', 'next_read_at'])
    .where('next_read_at', '<=', ctx.now().toISOString())
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

/** Tells staff of each source whose reading was given up, which would otherwise be "being read" for ever. */
export async function endLostReadings(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listLost, async (tx, { id }) => {
    const source = await selectLost(tx).where('id', '=', id).executeTakeFirst()
    if (source !== undefined) await noteFailure(tx, source, 'gave_up')
    return source !== undefined
  })
}

function listLost(ctx: Ctx, after: { id: string } | undefined) {
  return selectLost(ctx)
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

const KEPT_MS = 24 * 3_600_000

/** Forgets files that could not be read within a day. Only their text was ever to be kept. */
export async function deleteOldFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_MS).toISOString()
  await ctx.db.deleteFrom('material_files').where('created_at', '<', before).execute()
}
