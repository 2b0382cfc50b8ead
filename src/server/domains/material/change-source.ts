import { rereadChoice, sourceChoice } from '#contracts/receptionist/material.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { READ_MATERIAL } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { enqueueReading, findNextReading, getSourceRow, hasFile } from './source-rows.ts'

/** Reads a source again at once. Throws `not_found`, `rate_limited`, and `conflict` for a document whose file is gone. */
export async function readAgain(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { sourceId } = parseInput(sourceChoice, input)
  await inTransaction(ctx, async (tx) => {
    const source = await getSourceRow(tx, organisationId, sourceId)
    if (source.kind === 'document' && !(await hasFile(tx, source.id))) {
      throw new AppError('conflict', 'Please add the document again to have it read.')
    }
    await consumeRateLimit(tx, READ_MATERIAL, organisationId)
    await enqueueReading(tx, source)
  })
}

/** Changes how often a website is read by itself. Throws `not_found`. */
export async function changeReread(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { sourceId, reread } = parseInput(rereadChoice, input)
  await inTransaction(ctx, async (tx) => {
    const source = await getSourceRow(tx, organisationId, sourceId)
    if (source.kind === 'document') throw new AppError('conflict', 'A document is read once.')
    await tx.db
      .updateTable('material_sources')
      .set({ reread, next_read_at: findNextReading(tx, reread) })
      .where('id', '=', source.id)
      .execute()
    await recordAudit(tx, 'material.reread_changed', { kind: 'material', id: source.id }, { reread })
  })
}

/** Deletes a source with its passages. Answers made of them stay. Throws `not_found`. */
export async function removeSource(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { sourceId } = parseInput(sourceChoice, input)
  await inTransaction(ctx, async (tx) => {
    // A reading locks the source first too.
    const { id } = await getSourceRow(tx, organisationId, sourceId)
    await tx.db.updateTable('material_sources').set({ next_read_at: null }).where('id', '=', id).execute()
    await tx.db.deleteFrom('material_files').where('source_id', '=', id).execute()
    await tx.db.deleteFrom('material_passages').where('source_id', '=', id).execute()
    await tx.db.deleteFrom('material_pages').where('source_id', '=', id).execute()
    await tx.db.deleteFrom('material_sources').where('id', '=', id).execute()
    await recordAudit(tx, 'material.removed', { kind: 'material', id })
  })
}
