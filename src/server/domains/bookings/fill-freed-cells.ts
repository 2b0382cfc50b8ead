import type { Tx } from '../../context.ts'
import { listBlockRows, listCellsOfBlock } from './block-rows.ts'
import { type CellRange, fillCells } from './cells.ts'
import { CELL, countCells } from './slots.ts'

/** Gives freed cells to the blocks at their time, then to busy times of other calendars. */
export async function fillFreedCells(tx: Tx, range: CellRange): Promise<void> {
  if (range.cells.length === 0) return
  await blockFreedCells(tx, range)
  for (const [sourceId, cells] of await listBusyCells(tx, range)) await fillCells(tx, { ...range, cells }, sourceId)
}

async function blockFreedCells(tx: Tx, { organisationId, diaryId, cells }: CellRange): Promise<void> {
  const [first = 0, last = 0] = [cells.at(0), cells.at(-1)]
  const [from, to] = [new Date(first * CELL).toISOString(), new Date((last + 1) * CELL).toISOString()]
  const free = new Set(cells)
  for (const row of await listBlockRows(tx, { organisationId, from, to })) {
    if (row.diary_id !== diaryId) continue
    const blocked = listCellsOfBlock(row).cells.filter((cell) => free.has(cell))
    await fillCells(tx, { organisationId, diaryId, cells: blocked }, row.id)
  }
}

async function listBusyCells(tx: Tx, { organisationId, diaryId, cells }: CellRange): Promise<Map<string, number[]>> {
  const [first = 0, last = 0] = [cells.at(0), cells.at(-1)]
  const rows = await tx.db
    .selectFrom('busy_times')
    .select(['source_id', 'starts_at', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .where('ends_at', '>', new Date(first * CELL).toISOString())
    .where('starts_at', '<', new Date((last + 1) * CELL).toISOString())
    .orderBy('starts_at')
    .execute()
  const free = new Set(cells)
  const busy = new Map<string, number[]>()
  for (const { source_id, starts_at, ends_at } of rows) {
    const own = busy.get(source_id) ?? []
    busy.set(source_id, own)
    const from = Math.max(first, countCells(Date.parse(starts_at)))
    const end = Math.min(last + 1, Math.ceil(Date.parse(ends_at) / CELL))
    for (let cell = from; cell < end; cell++) if (free.delete(cell)) own.push(cell)
  }
  for (const own of busy.values()) own.sort((one, other) => one - other)
  return busy
}
