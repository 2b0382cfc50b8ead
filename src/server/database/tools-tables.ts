import type { PlanId } from '#contracts/plans.ts'
import type { SavingCategory } from '#contracts/savings.ts'
import type { ToolAudience, ToolKind } from '#contracts/tools.ts'
import type { RowSource } from './portal-tables.ts'
import type { Instant } from './schema.ts'

export type ToolsTables = {
  tools: ToolsTable
  tool_subscriptions: ToolSubscriptionsTable
  savings: SavingsTable
  satisfaction_ratings: SatisfactionRatingsTable
}

/** YYYY-MM-DD by the Irish calendar. */
export type Day = string

export type ToolsTable = {
  id: string
  kind: ToolKind
  slug: string
  name: string
  description: string
  audience: ToolAudience
  included_from: PlanId | null
  deactivated_at: Instant | null
  /** Counts up with every change. */
  version: number
  created_at: Instant
  updated_at: Instant
}

export type ToolSubscriptionsTable = {
  id: string
  organisation_id: string
  tool_id: string
  /** An organisation has a tool once: the rows before are ENDED. What `ends_at` ended is marked at the next start. */
  status: 'TRIAL' | 'ACTIVE' | 'ENDED'
  started_at: Instant
  /** A month's fee of the plan is due then, and every month after. */
  next_billing_at: Instant
  cancelled_at: Instant | null
  ends_at: Instant | null
  source: RowSource
}

export type SavingsTable = {
  id: string
  organisation_id: string
  day: Day
  category: SavingCategory
  tool_id: string | null
  saved_cents: number
  saved_minutes: number
  note: string
  /** Given by the form, so that a repeated sending has one effect. */
  entry_key: string | null
  source: RowSource
  created_at: Instant
}

export type SatisfactionRatingsTable = {
  id: string
  organisation_id: string
  day: Day
  /** 1 to 5. */
  score: number
  /** How many people gave it. */
  answers: number
  /** From the organisation's own customers, or of an answered support ticket. */
  origin: 'customer' | 'ticket'
  entry_key: string | null
  source: RowSource
  created_at: Instant
}
