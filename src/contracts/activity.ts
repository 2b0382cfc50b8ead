const BUSINESS_ACTIVITY_TYPES = ['cost_saving', 'efficiency', 'tool_update', 'support'] as const
const GOVERNMENT_ACTIVITY_TYPES = ['project', 'compliance', 'citizens', 'budget'] as const

/** Kinds of an organisation's recent activity. */
export type ActivityType = (typeof BUSINESS_ACTIVITY_TYPES)[number] | (typeof GOVERNMENT_ACTIVITY_TYPES)[number]

export type ActivityItem = {
  id: string
  type: ActivityType
  message: string
  /** Instant. */
  time: string
  isSample: boolean
}
