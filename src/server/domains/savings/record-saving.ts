import { z } from 'zod'
import { id } from '#contracts/primitives.ts'
import { SAVING_CATEGORY_LABELS, savingEntry } from '#contracts/savings.ts'
import { formatEuroExactly, formatTenths } from '#contracts/words/amounts.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { getTool } from '../tools/index.ts'
import { refuseFuture } from './refuse-future.ts'

const choice = z.object({ saving: id('sav') })

/** Stores a measured saving. The same key again has no effect. Throws `invalid_input` with a sentence per field. */
export async function recordSaving(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'savings.change')
  const entry = parseInput(savingEntry, input)
  refuseFuture(ctx, entry.day)
  await inTransaction(ctx, async (tx) => {
    if (entry.tool !== null) await requireTool(tx, entry.tool)
    const id = newId('sav')
    const stored = await tx.db
      .insertInto('savings')
      .values({
        id,
        organisation_id: organisationId,
        day: entry.day,
        category: entry.category,
        tool_id: entry.tool,
        saved_cents: entry.amount,
        saved_minutes: entry.hours,
        note: entry.note,
        entry_key: entry.key,
        source: 'real',
        created_at: tx.now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'entry_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored === undefined) return
    await recordAudit(tx, 'saving.recorded', { kind: 'saving', id })
    await recordActivity(tx, { organisationId, ...buildActivity(entry) })
  })
}

/** Deletes a record that the organisation entered, not a sample or a computed one. Throws `not_found`. */
export async function deleteSaving(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'savings.change')
  const { saving: id } = parseInput(choice, input)
  await inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('savings')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('source', '=', 'real')
      .where('origin', '=', 'customer')
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such record.')
    await recordAudit(tx, 'saving.deleted', { kind: 'saving', id })
  })
}

async function requireTool(tx: Tx, id: string): Promise<void> {
  try {
    await getTool(tx, id)
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'not_found') throw cause
    const tool = 'This tool is no longer in the catalogue. Please choose another.'
    throw new AppError('invalid_input', tool, { fieldErrors: { tool }, cause })
  }
}

/** A saving with an amount is a cost saving. Time alone is efficiency. */
function buildActivity({ category, amount, hours: minutes }: z.output<typeof savingEntry>) {
  const from = SAVING_CATEGORY_LABELS[category]
  if (amount > 0) return { type: 'cost_saving' as const, message: `${from}: saved ${formatEuroExactly(amount)}` }
  return { type: 'efficiency' as const, message: `${from}: gave back ${formatTenths(minutes / 60)} hours` }
}
