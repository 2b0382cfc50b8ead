import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { DiaryBlocksTable } from '../../database/booking-tables.ts'
import type { CellRange } from './cells.ts'
import { listCells, MINUTE } from './slots.ts'

export type BlockRow = Selectable<DiaryBlocksTable>

/** Lists the blocks that overlap the time between two instants. */
export function listBlockRows(ctx: Ctx, { organisationId, from, to }: BlocksQuery): Promise<BlockRow[]> {
  return ctx.db
    .selectFrom('diary_blocks')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

type BlocksQuery = { organisationId: string; from: string; to: string }

export function listCellsOfBlock({ organisation_id, diary_id, starts_at, ends_at }: BlockRow): CellRange {
  const start = Date.parse(starts_at)
  const cells = listCells(start, (Date.parse(ends_at) - start) / MINUTE)
  return { organisationId: organisation_id, diaryId: diary_id, cells }
}
