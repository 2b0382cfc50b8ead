import type { Generated } from 'kysely'
import type { PlanId } from '#contracts/plans.ts'
import type { SavingCategory } from '#contracts/savings.ts'
import type { ToolAudience, ToolKind } from '#contracts/tools.ts'
import type { Day, Instant, RowSource } from './values.ts'

export type ToolsTables = {
  tools: ToolsTable
  tool_subscriptions: ToolSubscriptionsTable
  savings: SavingsTable
  satisfaction_ratings: SatisfactionRatingsTable
}

export type ToolsTable = {
  id: string
  kind: ToolKind
  slug: string
  name: string
  description: string
  audience: ToolAudience
  included_from: PlanId | null
  deactivated_at: Instant | null
  /** Increases with every change. */
  version: number
  created_at: Instant
  updated_at: Instant
}

export type ToolSubscriptionsTable = {
  id: string
  organisation_id: string
  tool_id: string
  /** An organisation has at most one row of a tool that is not ENDED. A restart ends a row past `ends_at`. */
  status: 'TRIAL' | 'ACTIVE' | 'ENDED'
  started_at: Instant
  /** The next monthly fee of the plan. */
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
  /** `receptionist`: a day of conversations, counted by a job. */
  origin: Generated<'customer' | 'receptionist'>
  /** When the job last counted it. */
  counted_at: Instant | null
  /** Idempotency key of the form. A repeated request with the same key has no second effect. */
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
  /** `customer`: the organisation's customers. `ticket`: a rated support ticket. `conversation`: a caller. */
  origin: 'customer' | 'ticket' | 'conversation'
  entry_key: string | null
  source: RowSource
  created_at: Instant
}
