import type { ActivityType } from '#contracts/activity.ts'
import type { Instant } from './schema.ts'

export type PortalTables = {
  activities: ActivitiesTable
}

/** Samples are what a new organisation starts with; clearing them leaves what is real. */
export type RowSource = 'sample' | 'real'

export type ActivitiesTable = {
  id: string
  organisation_id: string
  type: ActivityType
  message: string
  source: RowSource
  at: Instant
}
