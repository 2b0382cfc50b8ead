import { ratingEntry } from '#contracts/savings.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { SatisfactionRatingsTable } from '../../database/catalogue-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseFuture } from './refuse-future.ts'

/** Stores ratings of customers. The same key again has no effect. */
export async function recordRating(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'savings.change')
  const { day, score, answers, key } = parseInput(ratingEntry, input)
  refuseFuture(ctx, day)
  await inTransaction(ctx, async (tx) => {
    const id = await insertRating(tx, {
      organisation_id: organisationId,
      day,
      score,
      answers,
      origin: 'customer',
      entry_key: key,
    })
    if (id !== undefined) await recordAudit(tx, 'rating.recorded', { kind: 'rating', id })
  })
}

/**
 * Counts the rating (1 to 5) of a support ticket or a conversation, in the caller's transaction. A later rating of the
 * same subject replaces it. The first rating by a caller deletes the samples.
 */
export async function recordSatisfaction(
  tx: Tx,
  rating: { organisationId: string; origin: 'ticket' | 'conversation'; of: string; score: number },
): Promise<void> {
  const { organisationId, origin, of, score } = rating
  const row = {
    organisation_id: organisationId,
    day: irishDay(tx.now()),
    score,
    answers: 1,
    origin,
    entry_key: `${origin}:${of}`,
  }
  if (origin === 'conversation') await clearRatingSamples(tx, organisationId)
  if ((await insertRating(tx, row)) !== undefined) return
  await tx.db
    .updateTable('satisfaction_ratings')
    .set({ score, day: row.day })
    .where('organisation_id', '=', organisationId)
    .where('entry_key', '=', row.entry_key)
    .execute()
}

async function clearRatingSamples(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('satisfaction_ratings')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}

type NewRating = Omit<SatisfactionRatingsTable, 'id' | 'source' | 'created_at'>

/** Returns the id, or undefined for a known key. */
async function insertRating(tx: Tx, rating: NewRating): Promise<string | undefined> {
  const stored = await tx.db
    .insertInto('satisfaction_ratings')
    .values({ ...rating, id: newId('rat'), source: 'real', created_at: tx.now().toISOString() })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'entry_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}
