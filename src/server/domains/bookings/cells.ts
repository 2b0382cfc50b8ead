import type { Ctx, Tx } from '../../context.ts'
import { inBatches } from '../../in-batches.ts'

export type CellRange = { organisationId: string; diaryId: string; cells: number[] }

type Claim = {
  bookingId: string
  /** Null for a booking. */
  heldUntil: string | null
  /** Bookings and holds that the claim replaces. Their cells count as free. */
  replaces: string[]
}

/**
 * Takes cells for a booking or a hold, and frees those that it replaces. Returns false and changes nothing when one of
 * the cells is taken. The caller has locked the organisation, because concurrent moves could otherwise deadlock on each
 * other's cells. The primary key still prevents double bookings without the lock.
 */
export async function claimCells(
  tx: Tx,
  range: CellRange,
  { bookingId, heldUntil, replaces }: Claim,
): Promise<boolean> {
  const now = tx.now().toISOString()
  const obstacle = await selectCells(tx, range)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '>', now)]))
    .where('booking_id', 'not in', [...replaces, ''])
    .limit(1)
    .executeTakeFirst()
  if (obstacle !== undefined) return false
  await releaseCells(tx, replaces)
  await deleteHolds(tx, range, now)
  await tx.db
    .insertInto('booking_cells')
    .values(
      range.cells.map((cell) => ({
        organisation_id: range.organisationId,
        diary_id: range.diaryId,
        cell,
        booking_id: bookingId,
        held_until: heldUntil,
      })),
    )
    .execute()
  return true
}

/** On both engines, one statement has enough parameters for this many rows. */
export const BATCH_SIZE = 1_000

/** Takes all given cells that are free or held; holds lose them. The caller has locked the organisation. */
export async function fillCells(tx: Tx, { cells, ...diary }: CellRange, ownerId: string): Promise<void> {
  for (const batch of inBatches(cells, BATCH_SIZE)) {
    await fillBatch(tx, { ...diary, cells: batch }, ownerId)
  }
}

async function fillBatch(tx: Tx, range: CellRange, ownerId: string): Promise<void> {
  const { organisationId, diaryId, cells } = range
  await deleteCells(tx, range).where('held_until', 'is not', null).execute()
  const rows = await selectCells(tx, range).select('cell').execute()
  const taken = new Set(rows.map(({ cell }) => cell))
  const values = cells
    .filter((cell) => !taken.has(cell))
    .map((cell) => ({
      organisation_id: organisationId,
      diary_id: diaryId,
      cell,
      booking_id: ownerId,
      held_until: null,
    }))
  if (values.length > 0) await tx.db.insertInto('booking_cells').values(values).execute()
}

/** Frees the given cells of a calendar. */
export async function releaseSomeCells(tx: Tx, { cells, ...diary }: CellRange, ownerId: string): Promise<void> {
  for (const batch of inBatches(cells, BATCH_SIZE)) {
    await deleteCells(tx, { ...diary, cells: batch })
      .where('booking_id', '=', ownerId)
      .execute()
  }
}

/** Lists the cells of a calendar, in order. */
export async function listCellsOfOwner(
  tx: Tx,
  { organisationId, diaryId }: Omit<CellRange, 'cells'>,
  ownerId: string,
): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('booking_cells')
    .select('cell')
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .where('booking_id', '=', ownerId)
    .orderBy('cell')
    .execute()
  return rows.map(({ cell }) => cell)
}

export async function releaseCells(tx: Tx, bookingIds: string[]): Promise<void> {
  if (bookingIds.length > 0) await tx.db.deleteFrom('booking_cells').where('booking_id', 'in', bookingIds).execute()
}

/**
 * Lists the taken cells of several diaries from one cell (inclusive) to another (exclusive). Excludes the cells of a
 * given booking and of a given conversation's holds.
 */
export async function listTakenCells(
  ctx: Ctx,
  { organisationId, diaryIds, from, to, exceptId = '', exceptHoldsOf = '' }: TakenCells,
): Promise<Map<string, Set<number>>> {
  const rows = await ctx.db
    .selectFrom('booking_cells')
    .select(['diary_id', 'cell'])
    .where('organisation_id', '=', organisationId)
    .where('diary_id', 'in', diaryIds)
    .where('cell', '>=', from)
    .where('cell', '<', to)
    .where('booking_id', '!=', exceptId)
    .where((cell) =>
      cell.or([
        // A booking, also one of that conversation's.
        cell('held_until', 'is', null),
        cell.and([
          cell('held_until', '>', ctx.now().toISOString()),
          cell('booking_id', 'not in', (holds) =>
            holds
              .selectFrom('booking_holds')
              .select('id')
              .where('booking_holds.organisation_id', '=', organisationId)
              .where('conversation_id', '=', exceptHoldsOf),
          ),
        ]),
      ]),
    )
    .execute()
  const taken = new Map(diaryIds.map((id) => [id, new Set<number>()]))
  for (const { diary_id, cell } of rows) taken.get(diary_id)?.add(cell)
  return taken
}

type TakenCells = {
  organisationId: string
  diaryIds: string[]
  from: number
  to: number
  exceptId?: string | undefined
  exceptHoldsOf?: string | undefined
}

function selectCells(tx: Tx, { organisationId, diaryId, cells }: CellRange) {
  return tx.db
    .selectFrom('booking_cells')
    .select('booking_id')
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .where('cell', '>=', cells.at(0) ?? 0)
    .where('cell', '<=', cells.at(-1) ?? 0)
}

/** Deletes the given cells. The caller adds conditions. */
function deleteCells(tx: Tx, { organisationId, diaryId, cells }: CellRange) {
  return tx.db
    .deleteFrom('booking_cells')
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .where('cell', 'in', cells)
}

async function deleteHolds(tx: Tx, { organisationId, diaryId, cells }: CellRange, endedBy: string): Promise<void> {
  await tx.db
    .deleteFrom('booking_cells')
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .where('cell', '>=', cells.at(0) ?? 0)
    .where('cell', '<=', cells.at(-1) ?? 0)
    .where('held_until', '<=', endedBy)
    .execute()
}
