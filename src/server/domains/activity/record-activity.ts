import type { ActivityType } from '#contracts/activity.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'

/** Adds a line to an organisation's recent activity in the caller's transaction. */
export async function recordActivity(
  tx: Tx,
  activity: { organisationId: string; type: ActivityType; message: string },
): Promise<void> {
  await tx.db
    .insertInto('activities')
    .values({
      id: newId('act'),
      organisation_id: activity.organisationId,
      type: activity.type,
      message: activity.message,
      source: 'real',
      at: tx.now().toISOString(),
    })
    .execute()
}
