import type { ActivityType } from '#contracts/activity.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishMorning } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'

/** Times count back from now, in hours or in Irish calendar days, so that the feed looks recent in a new account. */
export type ActivitySample = { type: ActivityType; message: string } & ({ hoursAgo: number } | { daysAgo: number })

const HOUR = 3_600_000

export async function addActivitySamples(tx: Tx, organisationId: string, samples: ActivitySample[]): Promise<void> {
  const subtractHours = (hours: number) => new Date(tx.now().getTime() - hours * HOUR).toISOString()
  const subtractDays = (days: number) => startOfIrishMorning(addToDay(irishDay(tx.now()), { days: -days }))
  const rows = samples.map(({ type, message, ...when }) => ({
    id: newId('act'),
    organisation_id: organisationId,
    type,
    message,
    source: 'sample' as const,
    at: 'hoursAgo' in when ? subtractHours(when.hoursAgo) : subtractDays(when.daysAgo),
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
