import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { CalendarSourcesTable } from '../../database/calendar-tables.ts'
import { AppError } from '../../errors.ts'
import type { BusySource } from '../bookings/index.ts'

export type SourceRow = Selectable<CalendarSourcesTable>

/** `next_read_at` of a calendar that must not be read: without a choice yet, or being disconnected. */
export const NEVER = '9999-12-31T00:00:00.000Z'

export const hashAddress = (address: string) => hash('sha256', address, 'base64url')

export const asBusySource = ({ id, organisation_id, diary_id }: SourceRow): BusySource => ({
  id,
  organisationId: organisation_id,
  diaryId: diary_id,
})

export function findSource(ctx: Ctx, calendarId: string): Promise<SourceRow | undefined> {
  return ctx.db.selectFrom('calendar_sources').selectAll().where('id', '=', calendarId).executeTakeFirst()
}

/** Throws `not_found`, also for a calendar of another organisation. */
export async function getSource(ctx: Ctx, organisationId: string, calendarId: string): Promise<SourceRow> {
  const row = await ctx.db
    .selectFrom('calendar_sources')
    .selectAll()
    .where('id', '=', calendarId)
    .where('organisation_id', '=', organisationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such calendar.')
  return row
}
