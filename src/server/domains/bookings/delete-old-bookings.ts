import { irishDay } from '#contracts/words/dates.ts'
import { addInIreland } from '../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordRetention } from '../audit/index.ts'
import { countCells } from './slots.ts'

const BATCH_SIZE = 500
const DAY = 24 * 3_600_000

/**
 * Deletes bookings after their organisation's retention period, with history and links. Blocks, busy times, and
 * bookings of organisations without a receptionist are deleted when they ended before `before`. Holds, codes, cells and
 * waiting entries are deleted a day after their time. Records the number of deleted bookings in each organisation's
 * history.
 */
export async function deleteOldBookings(ctx: Ctx, before: string, kept: { months: number }): Promise<void> {
  await inTransaction(ctx, deleteSpent)
  await inTransaction(ctx, (tx) => deleteOldBlocks(tx, before))
  const rows = await ctx.db.selectFrom('receptionists').select('booking_retention_months').distinct().execute()
  const periods = [null, ...rows.map((row) => row.booking_retention_months)]
  for (const months of periods) {
    const endedBefore = months === null ? before : addInIreland(ctx.now().toISOString(), { months: -months })
    const due = { months, endedBefore, kept: months === null ? kept : { months } }
    for (let last = 1; last > 0; ) last = await inTransaction(ctx, (tx) => deleteBatch(tx, due))
  }
}

/** Deletes expired cells, holds, codes and waiting entries. Bookings do not depend on them. */
async function deleteSpent(tx: Tx): Promise<void> {
  const yesterday = new Date(tx.now().getTime() - DAY)
  await tx.db.deleteFrom('booking_cells').where('cell', '<', countCells(yesterday.getTime())).execute()
  await tx.db.deleteFrom('booking_cells').where('held_until', '<', yesterday.toISOString()).execute()
  await tx.db.deleteFrom('booking_holds').where('held_until', '<', yesterday.toISOString()).execute()
  await tx.db.deleteFrom('booking_codes').where('expires_at', '<', yesterday.toISOString()).execute()
  const over = await tx.db.selectFrom('waiting_entries').select('id').where('day', '<', irishDay(yesterday)).execute()
  await deleteWaiting(
    tx,
    over.map(({ id }) => id),
  )
}

/** Deletes waiting entries with their links. Their holds expire without this. */
export async function deleteWaiting(tx: Tx, ids: string[]): Promise<void> {
  await tx.db
    .deleteFrom('waiting_links')
    .where('entry_id', 'in', ['', ...ids])
    .execute()
  await tx.db
    .deleteFrom('waiting_entries')
    .where('id', 'in', ['', ...ids])
    .execute()
}

/** Deletes old blocks and busy times. `deleteSpent` deletes their cells. */
async function deleteOldBlocks(tx: Tx, before: string): Promise<void> {
  await tx.db.deleteFrom('diary_blocks').where('ends_at', '<', before).execute()
  await tx.db.deleteFrom('busy_times').where('ends_at', '<', before).execute()
}

type Due = { months: number | null; endedBefore: string; kept: { months: number } }

async function deleteBatch(tx: Tx, { months, endedBefore, kept }: Due): Promise<number> {
  const due = tx.db
    .selectFrom('bookings')
    .leftJoin('receptionists', 'receptionists.organisation_id', 'bookings.organisation_id')
    .select(['bookings.id', 'bookings.organisation_id'])
    .where('ends_at', '<', endedBefore)
    .where('booking_retention_months', months === null ? 'is' : '=', months)
    .orderBy('ends_at')
    .limit(BATCH_SIZE)
  const rows = await due.execute()
  if (rows.length === 0) return 0
  await deleteBookings(
    tx,
    rows.map(({ id }) => id),
  )
  await recordRetention(tx, 'bookings', rows, kept)
  return rows.length
}

/** Deletes bookings with their history, links and cells. Mails nobody. */
export async function deleteBookings(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  for (const table of ['booking_changes', 'booking_links', 'booking_cells', 'calendar_events'] as const) {
    await tx.db.deleteFrom(table).where('booking_id', 'in', ids).execute()
  }
  await tx.db.deleteFrom('bookings').where('id', 'in', ids).execute()
}
