import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { AdministrationTables } from './administration-tables.ts'
import type { BillingTables } from './billing-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { CalendarTables } from './calendar-tables.ts'
import type { ToolsTables } from './catalogue-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { MaterialTables } from './material-tables.ts'
import type { PortalTables } from './portal-tables.ts'
import type { ProjectsTables } from './projects-tables.ts'
import type { QuoteTables } from './quote-tables.ts'
import type { ReceptionistTables } from './receptionist-tables.ts'
import type { ReceptionistUseTables } from './receptionist-use-tables.ts'
import type { SecretTables } from './secret-tables.ts'
import type { SupportTables } from './support-tables.ts'
import type { Instant, JsonText } from './values.ts'

export type Database = AccountTables &
  AdministrationTables &
  BillingTables &
  BookingTables &
  CalendarTables &
  ChatTables &
  ContentTables &
  JobTables &
  MaterialTables &
  PortalTables &
  ProjectsTables &
  QuoteTables &
  ReceptionistTables &
  ReceptionistUseTables &
  SecretTables &
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
  /** The customer in whose name the mail was sent to a caller. Null for the company's own mails. */
  organisation_id: Generated<string | null>
  reply_to: string | null
  /** Ids of the earlier mails of its conversation, separated by spaces, oldest first. */
  thread: string | null
  props: JsonText
  /** Set when the mail is sent. Until then its job counts the attempts. */
  attempts: Generated<number>
  created_at: Instant
  sent_at: Instant | null
}

/** One row. Every publicly visible change increases it, which empties the page caches of all processes. */
export type SiteRevisionTable = { id: number; revision: number }

export type RateLimitsTable = {
  key: string
  points: number
  /** Milliseconds since 1970. */
  expires_at: number
}
