import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'

type ReceptionistDay = { organisationId: string; day: string; minutes: number; cents: number; note: string }

const CATEGORY = 'receptionist'
const TOOL = 'tool_ai-receptionist'
/** A message that another transaction stored during the count is newer than this, so the next run counts again. */
const OVERLAP_MS = 60_000

const buildKey = (day: string) => `receptionist:${day}`

/** Stores the receptionist's savings of a day and replaces an earlier count. The first count deletes the samples. */
export async function storeReceptionistDay(tx: Tx, { organisationId, day, ...saved }: ReceptionistDay): Promise<void> {
  const counted = { saved_cents: saved.cents, saved_minutes: saved.minutes, note: saved.note }
  const counted_at = new Date(tx.now().getTime() - OVERLAP_MS).toISOString()
  const tool = await tx.db.selectFrom('tools').select('id').where('id', '=', TOOL).executeTakeFirst()
  await tx.db
    .insertInto('savings')
    .values({
      id: newId('sav'),
      organisation_id: organisationId,
      day,
      category: CATEGORY,
      tool_id: tool?.id ?? null,
      ...counted,
      origin: 'receptionist',
      counted_at,
      entry_key: buildKey(day),
      source: 'real',
      created_at: tx.now().toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'entry_key']).doUpdateSet({ ...counted, counted_at }),
    )
    .execute()
  await tx.db
    .deleteFrom('savings')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .where('category', '=', CATEGORY)
    .execute()
}

/** Deletes the count of a day. A conversation that continued after midnight counts for its last day. */
export async function removeReceptionistDay(tx: Tx, organisationId: string, day: string): Promise<void> {
  await tx.db
    .deleteFrom('savings')
    .where('organisation_id', '=', organisationId)
    .where('entry_key', '=', buildKey(day))
    .execute()
}

/** Sums the counted savings from a day (inclusive) to another (exclusive). */
export async function sumReceptionistDays(
  tx: Tx,
  organisationId: string,
  { from, before }: { from: string; before: string },
): Promise<{ minutes: number; cents: number }> {
  const { minutes, cents } = await tx.db
    .selectFrom('savings')
    .select((row) => [row.fn.sum<number>('saved_minutes').as('minutes'), row.fn.sum<number>('saved_cents').as('cents')])
    .where('organisation_id', '=', organisationId)
    .where('origin', '=', 'receptionist')
    .where('day', '>=', from)
    .where('day', '<', before)
    .executeTakeFirstOrThrow()
  return { minutes: Number(minutes ?? 0), cents: Number(cents ?? 0) }
}
