import type { ActivityType } from '#contracts/activity.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'

/** `minutesAgo` counts back from now, so that a feed of samples looks as fresh as the account. */
export type ActivitySample = { type: ActivityType; message: string; minutesAgo: number }

export async function addActivitySamples(tx: Ctx, organisationId: string, samples: ActivitySample[]): Promise<void> {
  const now = tx.now().getTime()
  const rows = samples.map(({ type, message, minutesAgo }) => ({
    id: newId('act'),
    organisation_id: organisationId,
    type,
    message,
    source: 'sample' as const,
    at: new Date(now - minutesAgo * 60_000).toISOString(),
  }))
  if (rows.length > 0) await tx.db.insertInto('activities').values(rows).execute()
}

export async function clearActivitySamples(tx: Ctx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('activities')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
