import { ratingEntry } from '#contracts/savings.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { SatisfactionRatingsTable } from '../../database/tools-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseFuture } from './refuse-future.ts'

/** Stores what customers said when they were asked. The same key sent again has no further effect. */
export async function recordRating(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const { day, score, answers, key } = parseInput(ratingEntry, input)
  refuseFuture(ctx, day)
  await inTransaction(ctx, async (tx) => {
    const id = await insert(tx, {
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
 * Counts a rating of an answered support ticket (score 1 to 5) for the organisation that gave it, in the caller's
 * transaction. A later rating of the same ticket takes its place.
 */
export async function recordSatisfaction(
  tx: Tx,
  rating: { organisationId: string; ticketId: string; score: number },
): Promise<void> {
  const { organisationId, ticketId, score } = rating
  const row = {
    organisation_id: organisationId,
    day: irishDay(tx.now()),
    score,
    answers: 1,
    origin: 'ticket' as const,
    entry_key: `ticket:${ticketId}`,
  }
  if ((await insert(tx, row)) !== undefined) return
  await tx.db
    .updateTable('satisfaction_ratings')
    .set({ score, day: row.day })
    .where('organisation_id', '=', organisationId)
    .where('entry_key', '=', row.entry_key)
    .execute()
}

type NewRating = Omit<SatisfactionRatingsTable, 'id' | 'source' | 'created_at'>

/** The id, or undefined where the key is known. */
async function insert(tx: Tx, rating: NewRating): Promise<string | undefined> {
  const stored = await tx.db
    .insertInto('satisfaction_ratings')
    .values({ ...rating, id: newId('rat'), source: 'real', created_at: tx.now().toISOString() })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'entry_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}
