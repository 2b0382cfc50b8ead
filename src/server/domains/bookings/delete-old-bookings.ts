import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countCells } from './slots.ts'

const BATCH_SIZE = 500
const DAY = 24 * 3_600_000

/**
 * Deletes bookings and blocks that ended before an instant, with their history and links. Holds, codes and taken cells go a day after
 * their time. Returns the number of bookings.
 */
export async function deleteOldBookings(ctx: Ctx, before: string): Promise<number> {
  await inTransaction(ctx, deleteSpent)
  let deleted = 0
  await inTransaction(ctx, (tx) => deleteOldBlocks(tx, before))
  for (let last = 1; last > 0; deleted += last) last = await inTransaction(ctx, (tx) => deleteBatch(tx, before))
  return deleted
}

/** What nobody needs any more: a booking holds its own time, and a link says nothing of cells. */
async function deleteSpent(tx: Tx): Promise<void> {
  const yesterday = new Date(tx.now().getTime() - DAY)
  await tx.db.deleteFrom('booking_cells').where('cell', '<', countCells(yesterday.getTime())).execute()
  await tx.db.deleteFrom('booking_cells').where('held_until', '<', yesterday.toISOString()).execute()
  await tx.db.deleteFrom('booking_holds').where('held_until', '<', yesterday.toISOString()).execute()
  await tx.db.deleteFrom('booking_codes').where('expires_at', '<', yesterday.toISOString()).execute()
}

/** Their cells are gone with the others of their time. */
async function deleteOldBlocks(tx: Tx, before: string): Promise<void> {
  await tx.db.deleteFrom('diary_blocks').where('ends_at', '<', before).execute()
}

async function deleteBatch(tx: Tx, before: string): Promise<number> {
  const due = tx.db
    .selectFrom('bookings')
    .select('id')
    .where('ends_at', '<', before)
    .orderBy('ends_at')
    .limit(BATCH_SIZE)
  const ids = (await due.execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  for (const table of ['booking_changes', 'booking_links', 'booking_cells'] as const) {
    await tx.db.deleteFrom(table).where('booking_id', 'in', ids).execute()
  }
  await tx.db.deleteFrom('bookings').where('id', 'in', ids).execute()
  return ids.length
}
