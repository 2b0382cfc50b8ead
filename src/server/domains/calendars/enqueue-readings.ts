import type { Ctx, Tx } from '../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import type { SourceRow } from './source-rows.ts'

export const READ_INTERVAL_MS = 5 * 60_000

type Due = Pick<SourceRow, 'id' | 'organisation_id' | 'next_read_at'>

/** Enqueues the reading of a calendar, once. Two readings of one calendar never run at the same time. */
export function enqueueReading(tx: Tx, { id, organisation_id }: Omit<Due, 'next_read_at'>): Promise<void> {
  const options = { organisationId: organisation_id, key: id, sequence: `calendar:${id}` }
  return enqueueJob(tx, 'read-calendar', { calendarId: id }, options)
}

/** Enqueues the reading of every due calendar. A lost reading is due again after five minutes. */
export async function enqueueDueReadings(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listDue, async (tx, { id, organisation_id, next_read_at }) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('calendar_sources')
      .set({ next_read_at: new Date(tx.now().getTime() + READ_INTERVAL_MS).toISOString() })
      .where('id', '=', id)
      .where('next_read_at', '=', next_read_at)
      .executeTakeFirstOrThrow()
    if (Number(numUpdatedRows) === 0) return false
    await enqueueReading(tx, { id, organisation_id })
    return true
  })
}

function listDue(ctx: Ctx, after: Due | undefined): Promise<Due[]> {
  return ctx.db
    .selectFrom('calendar_sources')
    .select(['id', 'organisation_id', 'next_read_at'])
    .where('next_read_at', '<=', ctx.now().toISOString())
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}
