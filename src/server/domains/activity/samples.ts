import type { ActivityType } from '#contracts/activity.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, irishMorning } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'

/** Counted back from now, so that the feed looks as fresh as the account: in hours, or in Irish calendar days. */
export type ActivitySample = { type: ActivityType; message: string } & ({ hoursAgo: number } | { daysAgo: number })

const HOUR = 3_600_000

export async function addActivitySamples(tx: Tx, organisationId: string, samples: ActivitySample[]): Promise<void> {
  const hoursBefore = (hours: number) => new Date(tx.now().getTime() - hours * HOUR).toISOString()
  const daysBefore = (days: number) => irishMorning(addToDay(irishDay(tx.now()), { days: -days }))
  const rows = samples.map(({ type, message, ...when }) => ({
    id: newId('act'),
    organisation_id: organisationId,
    type,
    message,
    source: 'sample' as const,
    at: 'hoursAgo' in when ? hoursBefore(when.hoursAgo) : daysBefore(when.daysAgo),
  }))
  if (rows.length > 0) await tx.db.insertInto('activities').values(rows).execute()
}

export async function clearActivitySamples(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('activities')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
