import type { Generated } from 'kysely'
import type { QuoteKind, QuoteStatus } from '#contracts/quotes.ts'
import type { Instant, JsonText } from './schema.ts'

export type QuoteTables = {
  quotes: QuotesTable
  quote_versions: QuoteVersionsTable
  quote_numbers: QuoteNumbersTable
}

export type QuotesTable = {
  id: string
  organisation_id: string
  /** Consecutive: Q-1001. */
  number: number
  kind: QuoteKind
  /** Expired is never stored: it follows from `valid_until`. */
  status: Exclude<QuoteStatus, 'expired'>
  /** Grows with every edit. */
  version: number
  /** Counts the versions that the customer was sent, from 1. */
  revision: number
  title: string
  lines: JsonText
  net_cents: number
  deposit_percent: number
  /** For Elite alone. */
  monthly_cents: number | null
  /** A day of the Irish calendar, e.g. 2026-11-21. */
  valid_until: string
  notes: string
  purchase_order: Generated<string | null>
  /** Fixed when the quote is accepted: earlier set-up fees that count, and the deposit that was invoiced. Net. */
  counted_cents: Generated<number | null>
  deposit_cents: Generated<number | null>
  deposit_invoice_id: Generated<string | null>
  rest_invoice_id: Generated<string | null>
  /** Null: the customer has never seen it. */
  sent_at: Generated<Instant | null>
  answered_at: Generated<Instant | null>
  /** Refers to no row: what was agreed stays when the account is erased, without the name. */
  answered_by: Generated<string | null>
  answered_name: Generated<string | null>
  /** Why it was declined or cancelled. */
  reason: Generated<string | null>
  delivered_at: Generated<Instant | null>
  created_at: Instant
  updated_at: Instant
}

/** What was offered when. */
export type QuoteVersionsTable = {
  quote_id: string
  organisation_id: string
  revision: number
  content: JsonText
  sent_at: Instant
}

/** One row, bumped in the transaction that writes the quote. */
export type QuoteNumbersTable = { id: number; last_number: number }
