import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { AdministrationTables } from './administration-tables.ts'
import type { BillingTables } from './billing-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { PortalTables } from './portal-tables.ts'
import type { ProjectsTables } from './projects-tables.ts'
import type { QuoteTables } from './quote-tables.ts'
import type { SupportTables } from './support-tables.ts'
import type { ToolsTables } from './tools-tables.ts'

/** ISO-8601 UTC, e.g. 2026-11-21T09:30:00.000Z, on both engines. */
export type Instant = string
/** JSON as text; parsed by zod where a domain reads it. */
export type JsonText = string

export type Database = AccountTables &
  AdministrationTables &
  BillingTables &
  ChatTables &
  ContentTables &
  JobTables &
  PortalTables &
  ProjectsTables &
  QuoteTables &
  SupportTables &
  ToolsTables & {
    outbox: OutboxTable
    site_revision: SiteRevisionTable
    rate_limits: RateLimitsTable
  }

export type OutboxTable = {
  id: string
  template: string
  recipient: string
  reply_to: string | null
  /** The earlier mails of its conversation, by their ids with a space between, oldest first. */
  thread: string | null
  props: JsonText
  /** How many it took. Known once it is sent; until then its job counts them. */
  attempts: Generated<number>
  created_at: Instant
  sent_at: Instant | null
}

/** One row. It grows with every change that visitors see, and so empties the page caches of all processes. */
export type SiteRevisionTable = { id: number; revision: number }

export type RateLimitsTable = {
  key: string
  points: number
  /** Milliseconds since 1970, compared in the statement that counts. */
  expires_at: number
}
