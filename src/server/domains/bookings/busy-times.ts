import type { Selectable } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import type { BusyTimesTable } from '../../database/calendar-tables.ts'
import { newId } from '../../ids.ts'
import { inBatches } from '../../in-batches.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { BATCH_SIZE, fillCells, listCellsOfOwner, releaseCells, releaseSomeCells } from './cells.ts'
import { fillFreedCells } from './fill-freed-cells.ts'
import { CELL, countCells } from './slots.ts'

/** A calendar whose times block a diary. */
export type BusySource = { id: string; organisationId: string; diaryId: string }

/** UTC instants. Only staff see the title. */
export type GivenBusyTime = { startsAt: string; endsAt: string; title: string | null }

export type BusyRow = Selectable<BusyTimesTable> & { calendar: string }

/** Lists the busy times that overlap the time between two instants, soonest first, with the name of their calendar. */
export function listBusyRows(
  ctx: Ctx,
  { organisationId, from, to, diaryId }: { organisationId: string; from: string; to: string; diaryId?: string },
): Promise<BusyRow[]> {
  let rows = ctx.db
    .selectFrom('busy_times')
    .innerJoin('calendar_sources', 'calendar_sources.id', 'busy_times.source_id')
    .selectAll('busy_times')
    .select('calendar_sources.name as calendar')
    .where('busy_times.organisation_id', '=', organisationId)
    .where('busy_times.ends_at', '>', from)
    .where('busy_times.starts_at', '<', to)
  if (diaryId !== undefined) rows = rows.where('busy_times.diary_id', '=', diaryId)
  return rows.orderBy('busy_times.starts_at').orderBy('busy_times.id').execute()
}

/**
 * Replaces the stored busy times of a calendar. They take free cells only, as a block does: a booking stays, and the
 * clash is shown. Writes only differences. The caller has locked the organisation.
 */
export async function replaceBusyTimes(tx: Tx, source: BusySource, times: GivenBusyTime[]): Promise<void> {
  const isChanged = await writeRows(tx, source, times)
  const areCellsChanged = await writeCells(tx, source, times)
  if (isChanged || areCellsChanged) notifyStaff(tx, source.organisationId)
}

/** Removes a calendar's busy times. Blocks and other calendars take the cells. The caller locked the organisation. */
export async function removeBusyTimes(tx: Tx, source: BusySource): Promise<void> {
  const { organisationId, diaryId } = source
  await tx.db.deleteFrom('busy_times').where('source_id', '=', source.id).execute()
  const cells = await listCellsOfOwner(tx, { organisationId, diaryId }, source.id)
  await releaseCells(tx, [source.id])
  await fillFreedCells(tx, { organisationId, diaryId, cells })
  notifyStaff(tx, organisationId)
}

/** Frees the time to which an event was moved, so that its booking can follow. The caller locked the organisation. */
export async function releaseChangedEvent(tx: Tx, bookingId: string, startsAt: string): Promise<void> {
  const events = await tx.db
    .selectFrom('calendar_events')
    .innerJoin('calendar_sources', 'calendar_sources.id', 'calendar_events.source_id')
    .select(['source_id', 'calendar_events.organisation_id', 'diary_id', 'seen_ends_at'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'changed')
    .where('seen_starts_at', '=', startsAt)
    .execute()
  for (const { source_id, organisation_id: organisationId, diary_id: diaryId, seen_ends_at } of events) {
    const endsAt = seen_ends_at ?? startsAt
    const time = { startsAt, endsAt, title: null }
    await tx.db
      .deleteFrom('busy_times')
      .where('source_id', '=', source_id)
      .where('starts_at', '=', startsAt)
      .where('ends_at', '=', endsAt)
      .execute()
    const range = { organisationId, diaryId, cells: [...listCellsOfTimes([time], 0)] }
    await releaseSomeCells(tx, range, source_id)
    await fillFreedCells(tx, range)
  }
}

const buildKey = ({ startsAt, endsAt, title }: GivenBusyTime) => `${startsAt} ${endsAt} ${title ?? ''}`

async function writeRows(tx: Tx, { id, organisationId, diaryId }: BusySource, times: GivenBusyTime[]) {
  const wanted = new Map(times.map((time) => [buildKey(time), time]))
  const stored = await tx.db.selectFrom('busy_times').selectAll().where('source_id', '=', id).execute()
  const gone: string[] = []
  for (const row of stored) {
    const key = buildKey({ startsAt: row.starts_at, endsAt: row.ends_at, title: row.title })
    if (!wanted.delete(key)) gone.push(row.id)
  }
  const now = tx.now().toISOString()
  const rows = [...wanted.values()].map(({ startsAt, endsAt, title }) => ({
    id: newId('bsy'),
    organisation_id: organisationId,
    diary_id: diaryId,
    source_id: id,
    starts_at: startsAt,
    ends_at: endsAt,
    title,
    created_at: now,
  }))
  for (const ids of inBatches(gone, BATCH_SIZE)) await tx.db.deleteFrom('busy_times').where('id', 'in', ids).execute()
  for (const batch of inBatches(rows, BATCH_SIZE)) await tx.db.insertInto('busy_times').values(batch).execute()
  return gone.length > 0 || rows.length > 0
}

/** Past times need no cells. */
async function writeCells(tx: Tx, { id, organisationId, diaryId }: BusySource, times: GivenBusyTime[]) {
  const wanted = listCellsOfTimes(times, countCells(tx.now().getTime()))
  const own = await listCellsOfOwner(tx, { organisationId, diaryId }, id)
  const freed = own.filter((cell) => !wanted.has(cell))
  await releaseSomeCells(tx, { organisationId, diaryId, cells: freed }, id)
  await fillFreedCells(tx, { organisationId, diaryId, cells: freed })
  for (const cell of own) wanted.delete(cell)
  const cells = [...wanted].toSorted((one, other) => one - other)
  await fillCells(tx, { organisationId, diaryId, cells }, id)
  return freed.length > 0 || cells.length > 0
}

function listCellsOfTimes(times: GivenBusyTime[], first: number): Set<number> {
  const cells = new Set<number>()
  for (const { startsAt, endsAt } of times) {
    const end = Math.ceil(Date.parse(endsAt) / CELL)
    for (let cell = Math.max(first, countCells(Date.parse(startsAt))); cell < end; cell++) cells.add(cell)
  }
  return cells
}
