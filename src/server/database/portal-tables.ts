import type { ActivityType } from '#contracts/activity.ts'
import type { Instant, RowSource } from './values.ts'

export type PortalTables = {
  activities: ActivitiesTable
}

export type ActivitiesTable = {
  id: string
  organisation_id: string
  type: ActivityType
  message: string
  source: RowSource
  at: Instant
}
